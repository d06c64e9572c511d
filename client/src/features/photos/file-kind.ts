/** File signatures: the first bytes of each kind of file. */
const SIGNATURES = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  heic: /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
  /** Images that a browser may be able to decode: TIFF and raw, BMP, JPEG XL, Photoshop, SVG. */
  otherImage: /^(?:II\*|MM\0\*|BM.{4}\0{4}|\xff\n|.{4}JXL |8BPS|\s*<(?:\?xml|svg))/s,
  pdf: /^%PDF/,
  doc: /^\xd0\xcf.\xe0/s,
  docx: /^PK/,
};

export type FileKind = keyof typeof SIGNATURES;

/**
 * The kind of a file by its content, whatever its name and type: Android's gallery gives photos
 * without either. Null if the kind is unknown or the file can't be read.
 */
export async function fileKindOf(file: Blob): Promise<FileKind | null> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = String.fromCharCode(...new Uint8Array(bytes));
  const kinds = Object.keys(SIGNATURES) as FileKind[];
  return kinds.find((kind) => SIGNATURES[kind].test(head)) ?? null;
}
