import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparePhoto } from '~/features/photos/prepare-photo.ts';
import { fileOf, withoutDecoding } from '../support/sample-files.ts';

beforeEach(withoutDecoding);
afterEach(() => vi.unstubAllGlobals());

const rejectionOf = async (file: File) => {
  const prepared = await preparePhoto(file);
  return prepared.kind === 'rejected' ? prepared.message : null;
};

describe('the content of a photo that the browser can’t decode (BOOK-11, JOIN-08, C-14)', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['heic', 'image/heic'],
  ] as const)('may be %s, whatever its name and type', async (kind, type) => {
    const others = ['', 'application/octet-stream', 'text/plain', 'image/png'];
    const named = [`a.${kind}`, 'IMG_2041', 'a.txt', 'a.jpg'];
    for (const [index, name] of named.entries()) {
      for (const claimed of [type, others[index]]) {
        const file = fileOf(kind, name, { type: claimed });
        expect(await preparePhoto(file)).toEqual({ kind: 'accepted', file });
      }
    }
  });

  it.each([
    [
      'a text file named like a photo',
      new File(['Dear Sir'], 'a.jpg', { type: 'image/jpeg' }),
      '“a.jpg” is not an image.',
    ],
    ['a document', fileOf('pdf', 'a.png', { type: 'image/png' }), '“a.png” is not an image.'],
    ['a HEIC by name only', new File(['Dear Sir'], 'a.heic'), '“a.heic” is not an image.'],
    [
      'another kind of image',
      new File(['II*'], 'a.tiff', { type: 'image/tiff' }),
      '“a.tiff” can’t be opened here. Save it as a JPEG or PNG and add it again.',
    ],
    ['a text without a type', new File(['Dear Sir'], 'notes.txt'), '“notes.txt” is not an image.'],
  ])('is rejected if it is %s', async (_case, file, message) => {
    expect(await rejectionOf(file)).toBe(message);
  });
});
