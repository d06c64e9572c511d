import { describe, expect, it } from 'vitest';
import { refusalOf, sortFiles } from '~/features/photos/photo-rules.ts';

const MIB = 1024 * 1024;

function file(name: string, type: string, bytes = 10): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}

describe('which files are taken (BOOK-11, BOOK-13, DBOOK-10, C-14)', () => {
  it.each([
    ['a photo', file('a.jpg', 'image/jpeg'), null],
    ['any kind of image', file('a.bmp', 'image/bmp'), null],
    ['exactly 25 MB', file('a.jpg', 'image/jpeg', 25 * MIB), null],
    ['a byte more', file('big.jpg', 'image/jpeg', 25 * MIB + 1), '“big.jpg” is larger than 25 MB.'],
    ['a text', file('notes.txt', 'text/plain'), '“notes.txt” is not an image.'],
    ['no type', file('what', ''), '“what” is not an image.'],
    ['an iPhone’s photo without a type', file('IMG_1.HEIC', ''), null],
    ['nothing in it', file('a.png', 'image/png', 0), '“a.png” is empty.'],
  ])('%s', (_what, given, text) => {
    expect(refusalOf(given)).toBe(text);
  });

  it('takes as many as there is room for, and names each that is left out', () => {
    const files = [
      file('a.png', 'image/png'),
      file('b.txt', 'text/plain'),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
    ];
    const { accepted, refusals } = sortFiles(files, 2);
    expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'c.png']);
    expect(refusals).toEqual(['“b.txt” is not an image.', '“d.png” was left out: 10 photos at most.']);
  });
});
