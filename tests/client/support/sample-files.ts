import { vi } from 'vitest';

/** The first bytes of files of each kind. */
const SIGNATURES = {
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

/** Removes `createImageBitmap`, which can't decode photos in the test environment. */
export const withoutDecoding = () => vi.stubGlobal('createImageBitmap', undefined);

/** A file with the first bytes of a kind. */
export function fileOf(kind: keyof typeof SIGNATURES, name: string, options: FilePropertyBag = {}): File {
  return new File([Uint8Array.from(SIGNATURES[kind], (character) => character.charCodeAt(0))], name, options);
}
