import { createHash, randomBytes } from 'node:crypto';

/** The first bytes of each kind of picture, enough to tell the kind. */
const HEADS = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049444154', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'),
  webp: Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1'),
  avif: Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'latin1'),
  heic: Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
} as const;

/** A file of exactly `size` bytes that looks like a picture; its content is never the same twice. */
export function picture(kind: keyof typeof HEADS, size = 2_000): Buffer {
  const head = HEADS[kind];
  return Buffer.concat([head, randomBytes(Math.max(0, size - head.length))]);
}

/** A whole picture, for whoever looks further than its first bytes. */
export const WHOLE_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
  'base64',
);

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export interface FileToSend {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

/** A request of the GraphQL multipart request specification, with its files at `variables.input.images`. */
export function multipart(query: string, input: object, files: readonly FileToSend[]): FormData {
  const places = files.map((file, index) => ({ ...file, path: `images.${index}` }));
  return multipartAt(query, { ...input, images: files.map(() => null) }, places);
}

/** The same with each file at its own path under `variables.input`, where `input` holds null. */
export function multipartAt(query: string, input: object, files: readonly (FileToSend & { path: string })[]): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [`variables.input.${path}`]]))),
  );
  for (const [index, { name, bytes, type }] of files.entries()) {
    form.set(String(index), new Blob([new Uint8Array(bytes)], { type: type ?? 'image/png' }), name);
  }
  return form;
}
