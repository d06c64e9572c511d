import { BrokenFile, type Piece } from './byte-source.ts';

/** No photo alternates this often between parts to keep and to remove. */
const MAX_PIECES = 10_000;

/** Collects the pieces of a cleaned file, in order. */
export class Pieces {
  readonly list: Piece[] = [];

  /** Keeps a range of the original file. */
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
