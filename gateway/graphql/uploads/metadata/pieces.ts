/** A damaged or incomplete file. */
export class BrokenFile extends Error {}

export type Piece =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'zeros'; readonly length: number };

const WINDOW_BYTES = 64 * 1024;
/** How many more small reads the photos of a request may need, which all of them share. */
export interface ReadBudget {
  left: number;
}

/**
 * Protects the CPU from files of tiny parts: 30,000 take some 20 ms. A PNG with the smallest usual
 * chunks, 4 kB, needs one read for each, so 100 MiB of them 25,600.
 */
export const readBudget = (): ReadBudget => ({ left: 30_000 });

/** Reads small parts of a file at any position, through a buffered window. */
export class ByteSource {
  readonly size: number;
  readonly #readAt: (position: number, length: number) => Promise<Buffer>;
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;
  readonly #reads: ReadBudget;

  constructor(size: number, reads: ReadBudget, readAt: (position: number, length: number) => Promise<Buffer>) {
    this.size = size;
    this.#reads = reads;
    this.#readAt = readAt;
  }

  /** Exactly `length` bytes. Throws a `BrokenFile` where the file ends before that. */
  async read(position: number, length: number): Promise<Buffer> {
    this.#reads.left -= 1;
    if (position + length > this.size || this.#reads.left < 0) throw new BrokenFile();
    const at = position - this.#windowStart;
    if (at < 0 || at + length > this.#window.length) {
      this.#window = await this.#readAt(position, Math.min(Math.max(length, WINDOW_BYTES), this.size - position));
      this.#windowStart = position;
      return this.#window.subarray(0, length);
    }
    return this.#window.subarray(at, at + length);
  }

  /** The buffered bytes from a position on: at least one. */
  async readSome(position: number): Promise<Buffer> {
    await this.read(position, 1);
    return this.#window.subarray(position - this.#windowStart);
  }
}

/** No photo alternates this often between parts to keep and to remove. */
const MAX_PIECES = 10_000;

export class Pieces {
  readonly list: Piece[] = [];

  keep(from: number, to: number): void {
    const last = this.list.at(-1);
    if (last?.kind === 'range' && last.to === from) this.list[this.list.length - 1] = { ...last, to };
    else if (to > from) this.#add({ kind: 'range', from, to });
  }

  addBytes(bytes: Buffer): void {
    this.#add({ kind: 'bytes', bytes });
  }

  addZeros(length: number): void {
    this.#add({ kind: 'zeros', length });
  }

  #add(piece: Piece): void {
    if (this.list.length >= MAX_PIECES) throw new BrokenFile();
    this.list.push(piece);
  }
}

export function lengthOf(piece: Piece): number {
  if (piece.kind === 'range') return piece.to - piece.from;
  return piece.kind === 'bytes' ? piece.bytes.length : piece.length;
}
