/** False in browsers from before 2021. The server checks every file anyway. */
export const canDecodePhotos = () => typeof createImageBitmap === 'function';

/**
 * Decodes a photo and rotates it upright. Null if the browser can't decode all of it. The caller
 * must close the bitmap.
 */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}
