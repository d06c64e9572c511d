import { BrokenFile, type ByteSource, type Piece, Pieces } from './pieces.ts';

/** Items with metadata: `mime` is XMP. The orientation is elsewhere, in image properties. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ']);
/** Metadata or free space; `udta` and an inner `meta` are in the tracks of animations. */
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

interface Extent {
  readonly at: number;
  readonly length: number;
}

/** An item of a HEIC or AVIF: an image, a tile of one, or data about one. */
interface Item {
  /** Four characters such as `hvc1`, `Exif`, or `mime` for XMP. */
  readonly type: string;
  readonly extents: readonly Extent[];
}

const MAX_TABLE_BYTES = 1024 * 1024;

/** The items of a `meta` box by their ids. Throws a `BrokenFile` when one lies outside the file. */
async function itemsOf(source: ByteSource, meta: Box): Promise<Map<number, Item>> {
  let idat: Box | null = null;
  let iloc: Box | null = null;
  const types = new Map<number, string>();
  // After the version and flags of the box.
  for await (const box of boxesIn(source, meta.content + 4, meta.end)) {
    if (box.type === 'idat') idat = box;
    if (box.type === 'iloc') iloc = box;
    if (box.type === 'iinf') await readTypes(source, box, types);
  }
  const extentsById = iloc ? readExtents(await tableOf(source, iloc), idat, source.size) : new Map<number, Extent[]>();
  return new Map([...types].map(([id, type]) => [id, { type, extents: extentsById.get(id) ?? [] }]));
}

/** The id of the displayed image; null when none is named. */
async function primaryItem(source: ByteSource, meta: Box): Promise<number | null> {
  for await (const box of boxesIn(source, meta.content + 4, meta.end)) {
    if (box.type !== 'pitm') continue;
    const table = await tableOf(source, box);
    return table[0] === 0 ? table.readUInt16BE(4) : table.readUInt32BE(4);
  }
  return null;
}

async function tableOf(source: ByteSource, { content, end }: Box): Promise<Buffer> {
  if (end - content > MAX_TABLE_BYTES) throw new BrokenFile();
  return source.read(content, end - content);
}

async function readTypes(source: ByteSource, iinf: Box, types: Map<number, string>): Promise<void> {
  const version = (await source.read(iinf.content, 1)).readUInt8();
  for await (const { type, content } of boxesIn(source, iinf.content + (version === 0 ? 6 : 8), iinf.end)) {
    if (type !== 'infe') continue;
    const entry = await source.read(content, 14);
    const isLong = entry[0] === 3;
    // Before version 2 entries had no type and described data by its MIME type.
    if ((entry[0] ?? 0) < 2) types.set(entry.readUInt16BE(4), 'mime');
    else
      types.set(
        isLong ? entry.readUInt32BE(4) : entry.readUInt16BE(4),
        entry.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12),
      );
  }
}

/** The extents of each item, from the table of locations. */
function readExtents(table: Buffer, idat: Box | null, fileSize: number): Map<number, Extent[]> {
  const version = table.readUInt8();
  let at = 6;
  const read = (bytes: number) => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(table.readBigUInt64BE(at)) : table.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const [offsetBytes, lengthBytes] = halves(table.readUInt8(4));
  const [baseBytes, indexBytes] = halves(table.readUInt8(5));
  const extentsById = new Map<number, Extent[]>();
  const count = read(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 0x0f;
    const dataReference = read(2);
    const base = read(baseBytes) + (method === 1 ? (idat?.content ?? 0) : 0);
    const limit = method === 1 ? (idat?.end ?? 0) : fileSize;
    const extents: Extent[] = [];
    for (let extent = read(2); extent > 0; extent -= 1) {
      if (version > 0) read(indexBytes);
      const start = base + read(offsetBytes);
      const length = read(lengthBytes) || limit - start;
      // In another file, or derived from other items: cameras don't write these.
      if (dataReference !== 0 || method > 1 || length < 0 || start + length > limit) throw new BrokenFile();
      extents.push({ at: start, length });
    }
    extentsById.set(id, extents);
  }
  return extentsById;
}

const halves = (byte: number): [number, number] => [byte >> 4, byte & 0x0f];

/** A box of the ISO base media file format (HEIC, AVIF), by its positions in the file. */
interface Box {
  readonly type: string;
  readonly start: number;
  /** After its size and type. */
  readonly content: number;
  readonly end: number;
}

/** The consecutive boxes between two positions. */
async function* boxesIn(source: ByteSource, from: number, to: number): AsyncGenerator<Box> {
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
