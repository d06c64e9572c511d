import { BrokenFile, type ByteSource, type Piece, Pieces } from './pieces.ts';

const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** Application data with the number of loops of an animation. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** A GIF without comments, application data other than loops, and data after its end. */
export async function cleanGif(source: ByteSource): Promise<Piece[]> {
  const pieces = new Pieces();
  let hasImage = false;
  let at = 13 + colourTableBytes((await source.read(10, 1)).readUInt8());
  pieces.keep(0, at);
  for (;;) {
    if (at === source.size && hasImage) {
      // Some programs omit the trailer.
      pieces.addBytes(Buffer.from([TRAILER]));
      return pieces.list;
    }
    const kind = (await source.read(at, 1)).readUInt8();
    if (kind === TRAILER && hasImage) {
      pieces.keep(at, at + 1);
      return pieces.list;
    }
    if (kind === IMAGE) {
      const flags = (await source.read(at + 9, 1)).readUInt8();
      // The descriptor, its colour table, and the byte before the compressed data.
      const end = await endOfBlocks(source, at + 10 + colourTableBytes(flags) + 1);
      pieces.keep(at, end);
      hasImage = true;
      at = end;
    } else if (kind === EXTENSION) {
      const end = await endOfBlocks(source, at + 2);
      if (await isNeeded(source, at)) pieces.keep(at, end);
      at = end;
    } else throw new BrokenFile();
  }
}

async function isNeeded(source: ByteSource, at: number): Promise<boolean> {
  const label = (await source.read(at + 1, 1)).readUInt8();
  if (label === COMMENT) return false;
  return label !== APPLICATION || LOOPS.has((await source.read(at + 3, 11)).toString('latin1'));
}

/** Skips data blocks, each preceded by its length of one byte; a length of zero ends them. */
async function endOfBlocks(source: ByteSource, start: number): Promise<number> {
  for (let at = start; ; ) {
    const chunk = await source.readSome(at);
    let next = 0;
    while (next < chunk.length) {
      const length = chunk[next] ?? 0;
      next += 1 + length;
      if (length === 0) return at + next;
    }
    at += next;
  }
}
