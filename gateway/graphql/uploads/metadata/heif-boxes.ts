import { BrokenFile, type ByteSource } from './byte-source.ts';

/**
 * A box of the ISO base media file format, in which HEIC and AVIF are written. Positions are those
 * in the file.
 */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** After its size and type. */
  readonly content: number;
  readonly end: number;
}

/** The consecutive boxes between two positions. */
export async function* boxesIn(source: ByteSource, from: number, to: number): AsyncGenerator<Box> {
  for (let start = from; start < to; ) {
    const head = await source.read(start, 8);
    const type = head.toString('latin1', 4);
    const declared = head.readUInt32BE();
    // 0: to the end; 1: the size is too large for four bytes and follows.
    const size = declared === 0 ? to - start : declared === 1 ? await longSize(source, start) : declared;
    const content = start + (declared === 1 ? 16 : 8);
    if (start + size < content || start + size > to) throw new BrokenFile();
    yield { type, start, content, end: start + size };
    start += size;
  }
}

async function longSize(source: ByteSource, start: number): Promise<number> {
  return Number((await source.read(start + 8, 8)).readBigUInt64BE());
}
