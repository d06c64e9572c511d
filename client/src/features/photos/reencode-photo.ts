/** In pixels. Enough to show a hairline crack; phones take photos of 4000 pixels and more. */
const LONGEST_SIDE = 2000;
/** PNGs up to this size are mostly screenshots, whose sharp edges JPEG would blur. */
const SMALL_PNG_BYTES = 800 * 1024;
const QUALITY = 0.85;

/**
 * Draws a photo on a canvas, which removes its metadata and makes it small enough for a slow
 * connection. Null if the browser can't do it.
 */
export async function reencodePhoto(bitmap: ImageBitmap, original: File): Promise<File | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  const isSmallPng = original.type === 'image/png' && original.size <= SMALL_PNG_BYTES;
  if (!isSmallPng) {
    // JPEG would turn transparent pixels black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = isSmallPng ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob && toFile(blob, original);
}

function toFile(blob: Blob, original: File): File {
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${original.name.replace(/\.[^.]+$/, '')}.${extension}`;
  return new File([blob], name, { type: blob.type, lastModified: original.lastModified });
}
