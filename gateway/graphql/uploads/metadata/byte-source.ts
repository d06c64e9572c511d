/** A file that is damaged or incomplete: its structure is not that of its type. */
export class BrokenFile extends Error {}

/**
 * A part of what a cleaned file consists of: bytes of the file as it was sent, other bytes, or so
 * many zeros.
 */
export type Piece = { readonly from: number; readonly to: number } | Buffer | { readonly zeros: number };

const WINDOW_BYTES = 64 * 1024;
/**
 * More than any photo of the largest size needs; a file that is made of tiny parts must not keep
 * the processor busy.
 */
const MAX_READS = 500_000;

/** Reads small parts of a file at any position, without holding more of it than a window. */
export class ByteSource {
  readonly size: number;
  readonly #readAt: (position: number, length: number) => Promise<Buffer>;
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;
  #reads = 0;

  constructor(size: number, readAt: (position: number, length: number) => Promise<Buffer>) {
    this.size = size;
    this.#readAt = readAt;
  }

  /** Exactly `length` bytes. Throws a `BrokenFile` where the file ends before that. */
  async read(position: number, length: number): Promise<Buffer> {
    this.#reads += 1;
    if (position + length > this.size || this.#reads > MAX_READS) throw new BrokenFile();
    const at = position - this.#windowStart;
    if (at < 0 || at + length > this.#window.length) {
      this.#window = await this.#readAt(position, Math.min(Math.max(length, WINDOW_BYTES), this.size - position));
      this.#windowStart = position;
      return this.#window.subarray(0, length);
    }
    return this.#window.subarray(at, at + length);
  }

  /** The bytes from a position on, as many as are at hand: at least one. */
  async readSome(position: number): Promise<Buffer> {
    await this.read(position, 1);
    return this.#window.subarray(position - this.#windowStart);
  }
}
