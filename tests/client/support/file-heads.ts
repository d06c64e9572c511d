import { vi } from 'vitest';

/** How files of each kind begin. */
const HEADS = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\0\0\0\0WEBP',
  avif: '\0\0\0\x1cftypavif',
  heic: '\0\0\0\x18ftypheic',
  pdf: '%PDF-1.7',
  doc: '\xd0\xcf\x11\xe0',
  docx: 'PK\x03\x04',
};

/**
 * The tests' browser has `createImageBitmap`, which decodes nothing: photos are judged as where
 * there is none.
 */
export const withoutDecoding = () => vi.stubGlobal('createImageBitmap', undefined);

/** A file that begins like one of a kind. */
export function fileOf(kind: keyof typeof HEADS, name: string, options: FilePropertyBag = {}): File {
  return new File([Uint8Array.from(HEADS[kind], (character) => character.charCodeAt(0))], name, options);
}
