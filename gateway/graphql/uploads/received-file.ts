/** A file that a client has sent, set aside on disk; the bytes behind it vanish with the request. */
export class ReceivedFile {
  /** As the client called it, cleaned; fit to show and to send on. */
  readonly name: string;
  /** The type that its content shows, never the one that was claimed; null when it is none that any form takes. */
  readonly mimeType: string | null;
  readonly size: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
  /** Whether it was larger than any file may be, and has been cut off. */
  readonly isTooLarge: boolean;
  readonly #open: () => AsyncIterable<Uint8Array>;

  constructor(file: {
    name: string;
    mimeType: string | null;
    size: number;
    sha256: string;
    isTooLarge: boolean;
    open: () => AsyncIterable<Uint8Array>;
  }) {
    this.name = file.name;
    this.mimeType = file.mimeType;
    this.size = file.size;
    this.sha256 = file.sha256;
    this.isTooLarge = file.isTooLarge;
    this.#open = file.open;
  }

  get isImage(): boolean {
    return this.mimeType?.startsWith('image/') ?? false;
  }

  /** Reads the content from its start. */
  open(): AsyncIterable<Uint8Array> {
    return this.#open();
  }
}
