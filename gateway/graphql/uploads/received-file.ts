/** What makes a file unfit, found while it came in. */
export type FileFlaw = 'too large' | 'not an image';

/** A file that a client has sent, set aside on disk; the bytes behind it vanish with the request. */
export class ReceivedFile {
  /** As the client called it, cleaned; fit to show and to send on. */
  readonly name: string;
  /** The type that its content shows, never the one that was claimed; null when it is no image that we take. */
  readonly mimeType: string | null;
  readonly size: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
  readonly flaw: FileFlaw | null;
  readonly #open: () => AsyncIterable<Uint8Array>;

  constructor(file: {
    name: string;
    mimeType: string | null;
    size: number;
    sha256: string;
    flaw: FileFlaw | null;
    open: () => AsyncIterable<Uint8Array>;
  }) {
    this.name = file.name;
    this.mimeType = file.mimeType;
    this.size = file.size;
    this.sha256 = file.sha256;
    this.flaw = file.flaw;
    this.#open = file.open;
  }

  /** Reads the content from its start. */
  open(): AsyncIterable<Uint8Array> {
    return this.#open();
  }
}
