const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation in EXIF data (a TIFF structure): 1 to 8, by default 1, as stored. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = short(directory);
  for (let at = directory + 2; at < directory + 2 + entries * ENTRY_BYTES && at < tiff.length; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF data with the orientation and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
