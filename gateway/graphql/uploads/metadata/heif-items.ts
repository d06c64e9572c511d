import { BrokenFile, type ByteSource } from './byte-source.ts';
import { type Box, boxesIn } from './heif-boxes.ts';

/** A range of the file, in bytes. */
export interface Extent {
  readonly at: number;
  readonly length: number;
}

/** An item of a HEIC or AVIF: an image, a tile of one, or data about one. */
export interface Item {
  /** Four characters such as `hvc1`, `Exif`, or `mime` for XMP. */
  readonly type: string;
  readonly extents: readonly Extent[];
}

const MAX_TABLE_BYTES = 1024 * 1024;

/** The items of a `meta` box by their ids. Throws a `BrokenFile` when one lies outside the file. */
export async function itemsOf(source: ByteSource, meta: Box): Promise<Map<number, Item>> {
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
export async function primaryItem(source: ByteSource, meta: Box): Promise<number | null> {
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
