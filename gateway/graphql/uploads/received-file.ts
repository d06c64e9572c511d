/** A file that a client has sent, stored on disk until the request ends. */
export class ReceivedFile {
  readonly name: string;
  /** The type of its content, never the claimed one; null when no form accepts it. */
  readonly mimeType: string | null;
  /** In bytes; without the metadata of a photo. */
  readonly size: number;
  /** SHA-256 of the original content, in hexadecimal. */
  readonly sha256: string;
  /** Whether it exceeded the size limit, and was cut off. */
  readonly isTooLarge: boolean;
  /** Whether it is a damaged or incomplete photo. */
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

  open(): AsyncIterable<Uint8Array> {
    return this.#open();
  }
}
