import { describe, expect, it } from 'vitest';
import { fileSizeError, selectPhotos } from '~/features/photos/photo-rules.ts';

const MIB = 1024 * 1024;

function file(name: string, type: string, bytes = 10): File {
  const created = new File(['x'], name, { type });
  Object.defineProperty(created, 'size', { value: bytes });
  return created;
}

describe('the files that can be added (BOOK-11, BOOK-13, DBOOK-10, C-14)', () => {
  it.each([
    ['a photo', file('a.jpg', 'image/jpeg'), null],
    ['any kind of image', file('a.bmp', 'image/bmp'), null],
    ['exactly 25 MB', file('a.jpg', 'image/jpeg', 25 * MIB), null],
    ['one byte more', file('big.jpg', 'image/jpeg', 25 * MIB + 1), '“big.jpg” is larger than 25 MB.'],
    ['a file without a type', file('what', ''), null],
    ['an empty file', file('a.png', 'image/png', 0), '“a.png” is empty.'],
  ])('%s', (_case, chosen, message) => {
    expect(fileSizeError(chosen)).toBe(message);
  });

  it('adds as many as fit, and has a message for each of the others', () => {
    const files = [
      file('a.png', 'image/png'),
      file('b.txt', 'text/plain'),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
    ];
    const { accepted, errors } = selectPhotos(files, 2);
    expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'c.png']);
    expect(errors).toEqual(['b.txt', 'd.png'].map((name) => `“${name}” wasn’t added: you can add up to 10 photos.`));
  });
});
