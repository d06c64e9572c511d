import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareCertificate } from '~/features/application/files/certificate-rules.ts';
import { preparePhoto } from '~/features/photos/prepare-photo.ts';
import { fileOf } from '../support/sample-files.ts';

/** A browser that knows the size of every image, and may be able to decode it. */
function browserWith({ width, height, decodes }: { width: number; height: number; decodes: boolean }) {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = width;
      naturalHeight = height;
      onload = () => undefined;
      set src(_url: string) {
        this.onload();
      }
    },
  );
  const decode = vi.fn(async (_file: Blob, { resizeWidth = width, resizeHeight = height }: ImageBitmapOptions = {}) => {
    if (!decodes) throw new DOMException('The source image could not be decoded.');
    return { width: resizeWidth, height: resizeHeight, close: () => undefined };
  });
  vi.stubGlobal('createImageBitmap', decode);
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  });
  return decode;
}

/** The content of the canvas is its size here. */
async function sentSize(prepared: Awaited<ReturnType<typeof preparePhoto>>) {
  return prepared.kind === 'accepted' ? [prepared.file.name, await prepared.file.text()] : prepared.message;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an image of many megapixels', () => {
  it('is decoded no larger than it is sent, as a photo of 108', async () => {
    const decode = browserWith({ width: 12_000, height: 9_000, decodes: true });
    expect(await sentSize(await preparePhoto(fileOf('jpeg', 'IMG_2041')))).toEqual(['IMG_2041.jpg', '2000x1500']);
    expect(decode).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      resizeWidth: 2000,
      resizeHeight: 1500,
      resizeQuality: 'high',
    });
  });

  it.each(['jpeg', 'png'] as const)('keeps small print legible, as a %s of a certificate of 69', async (kind) => {
    browserWith({ width: 7016, height: 9921, decodes: true });
    expect(await sentSize(await prepareCertificate(fileOf(kind, `scan.${kind}`)))).toEqual(['scan.jpg', '2829x4000']);
  });

  it('leaves a certificate as it is that is no larger than needed', async () => {
    browserWith({ width: 2480, height: 3508, decodes: true });
    const file = fileOf('png', 'scan.png');
    expect(await prepareCertificate(file)).toEqual({ kind: 'accepted', file });
  });

  it.each([
    [
      108,
      { width: 12_000, height: 9_000 },
      '“big.jpg” is 108 megapixels. The most we can use is 50: make it smaller and add it again.',
    ],
    [
      50.1,
      { width: 10_001, height: 5_001 },
      '“big.jpg” is 50.1 megapixels. The most we can use is 50: make it smaller and add it again.',
    ],
  ])('is refused with its number where the browser can’t decode it: %s', async (_pixels, size, message) => {
    browserWith({ ...size, decodes: false });
    for (const prepare of [preparePhoto, prepareCertificate])
      expect(await prepare(fileOf('jpeg', 'big.jpg'))).toEqual({ kind: 'rejected', message });
  });

  it('is called damaged where its size is no reason', async () => {
    browserWith({ width: 10_000, height: 5_000, decodes: false });
    const rejection = { kind: 'rejected', message: expect.stringContaining('damaged or incomplete') };
    for (const prepare of [preparePhoto, prepareCertificate])
      expect(await prepare(fileOf('jpeg', 'big.jpg'))).toEqual(rejection);
  });
});
