import { BrokenFile, type ByteSource, type Piece } from './byte-source.ts';
import { type Box, boxesIn } from './heif-boxes.ts';
import { type Extent, itemsOf, primaryItem } from './heif-items.ts';
import { Pieces } from './pieces.ts';

/** Items with metadata: `mime` is XMP. The orientation is elsewhere, in image properties. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ']);
/**
 * Boxes with metadata or free space; `udta` and an inner `meta` are in the tracks of animations.
 */
const METADATA_BOXES = new Set(['uuid', 'udta', 'free', 'skip']);
const TRACKS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** EXIF data without entries, after the four bytes at the start of an item. */
const EMPTY_EXIF = Buffer.from('000000004d4d002a00000008000000000000', 'hex');

/** A range of the file to overwrite with these bytes, padded with zeros. */
interface Patch extends Extent {
  readonly bytes: Buffer;
}

/** A HEIC or AVIF with its metadata overwritten in place, since its tables hold file positions. */
export async function cleanHeif(source: ByteSource): Promise<Piece[]> {
  const patches: Patch[] = [];
  let hasImage = false;
  for await (const box of boxesIn(source, 0, source.size)) {
    if (box.type === 'meta') {
      patches.push(...(await itemPatches(source, box)));
      hasImage = true;
    } else if (METADATA_BOXES.has(box.type)) patches.push(emptied(box));
    else if (box.type === 'moov') {
      await collectTrackPatches(source, box, patches);
      hasImage = true;
    }
  }
  if (!hasImage) throw new BrokenFile();
  return patched(source.size, patches);
}

async function itemPatches(source: ByteSource, meta: Box): Promise<Patch[]> {
  const items = await itemsOf(source, meta);
  const primary = items.get((await primaryItem(source, meta)) ?? -1);
  if (!primary || METADATA_ITEMS.has(primary.type) || primary.extents.length === 0) throw new BrokenFile();
  const metadata = [...items.values()].filter(({ type }) => METADATA_ITEMS.has(type));
  const patches = metadata.flatMap(({ type, extents }): Patch[] =>
    extents.map((extent, index) => ({
      ...extent,
      bytes: type === 'Exif' && index === 0 ? EMPTY_EXIF : Buffer.alloc(0),
    })),
  );
  for await (const box of boxesIn(source, meta.content + 4, meta.end)) {
    if (METADATA_BOXES.has(box.type)) patches.push(emptied(box));
  }
  return patches;
}

async function collectTrackPatches(source: ByteSource, container: Box, patches: Patch[]): Promise<void> {
  for await (const box of boxesIn(source, container.content, container.end)) {
    if (METADATA_BOXES.has(box.type) || box.type === 'meta') patches.push(emptied(box));
    else if (TRACKS.has(box.type)) await collectTrackPatches(source, box, patches);
  }
}

/** The box as free space of the same size. */
const emptied = ({ start, end }: Box): Patch => ({
  at: start + 4,
  length: end - start - 4,
  bytes: Buffer.from('free'),
});

function patched(size: number, patches: readonly Patch[]): Piece[] {
  const pieces = new Pieces();
  let done = 0;
  for (const { at, length, bytes } of [...patches].sort((a, b) => a.at - b.at)) {
    // Ranges may overlap in a malicious file.
    const start = Math.max(at, done);
    const end = at + length;
    if (end <= start) continue;
    pieces.keep(done, start);
    const written = start === at ? bytes.subarray(0, length) : Buffer.alloc(0);
    if (written.length > 0) pieces.addBytes(written);
    pieces.addZeros(end - start - written.length);
    done = end;
  }
  pieces.keep(done, size);
  return pieces.list;
}
