/** False only in browsers of before 2021; the server still looks at every file. */
export const canDecode = () => typeof createImageBitmap === 'function';

/**
 * The image as this browser shows it, the right way up; null when it cannot be decoded, or not to
 * its end. To be closed.
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}
