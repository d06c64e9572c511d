/** How files of each kind begin, in their first bytes. */
const BEGINNINGS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  heic: /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
  pdf: /^%PDF/,
  doc: /^\xd0\xcf.\xe0/s,
  docx: /^PK/,
};

export type FileKind = keyof typeof BEGINNINGS;

/**
 * What a file is by its content, whatever its name and type say; null when it is of no kind we
 * know, or cannot be read.
 */
export async function kindOf(file: Blob): Promise<FileKind | null> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = String.fromCharCode(...new Uint8Array(bytes));
  const kinds = Object.keys(BEGINNINGS) as FileKind[];
  return kinds.find((kind) => BEGINNINGS[kind].test(head)) ?? null;
}
