/**
 * A file that a client has sent, set aside on disk; the bytes behind it vanish with the request.
 */
export class ReceivedFile {
  /** As the client called it, cleaned; fit to show and to send on. */
  readonly name: string;
  /**
   * The type that its content shows, never the one that was claimed; null when it is none that any
   * form takes.
   */
  readonly mimeType: string | null;
  /** In bytes, without the metadata of a photo. */
  readonly size: number;
  /** SHA-256 of the content as it was sent, in hexadecimal. */
  readonly sha256: string;
  /** Whether it was larger than any file may be, and has been cut off. */
  readonly isTooLarge: boolean;
  /** Whether it is not built as a photo of its type is: damaged or incomplete. */
  readonly isBroken: boolean;
  readonly #open: () => AsyncIterable<Uint8Array>;

  constructor(file: {
    name: string;
    mimeType: string | null;
    size: number;
    sha256: string;
    isTooLarge: boolean;
    isBroken: boolean;
    open: () => AsyncIterable<Uint8Array>;
  }) {
    this.name = file.name;
    this.mimeType = file.mimeType;
    this.size = file.size;
    this.sha256 = file.sha256;
    this.isTooLarge = file.isTooLarge;
    this.isBroken = file.isBroken;
    this.#open = file.open;
  }

  get isImage(): boolean {
    return this.mimeType?.startsWith('image/') ?? false;
  }

  /** Reads the content from its start; of a photo, without its metadata. */
  open(): AsyncIterable<Uint8Array> {
    return this.#open();
  }
}
