import { BrokenFile, type Piece } from './byte-source.ts';

/** No photo alternates this often between what is kept and what is left out. */
const MAX_PIECES = 10_000;

/** Collects what a cleaned file consists of, in order. */
export class Pieces {
  readonly list: Piece[] = [];

  /** Keeps bytes of the file as they are. */
  keep(from: number, to: number): void {
    const last = this.list.at(-1);
    if (last && 'to' in last && last.to === from) this.list[this.list.length - 1] = { from: last.from, to };
    else if (to > from) this.add({ from, to });
  }

  add(piece: Piece): void {
    if (this.list.length >= MAX_PIECES) throw new BrokenFile();
    this.list.push(piece);
  }
}

export function lengthOf(piece: Piece): number {
  if ('zeros' in piece) return piece.zeros;
  return 'to' in piece ? piece.to - piece.from : piece.length;
}
