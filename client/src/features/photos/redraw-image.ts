/** The longest side that still shows a hairline crack; phones take 4000 and more. */
const LONGEST_SIDE = 2000;
/** PNGs up to this size, mostly of screens, keep their sharp edges. */
const SMALL_PNG_BYTES = 800 * 1024;
const QUALITY = 0.85;

/**
 * The image drawn anew, so that nothing but its pixels is left, and small enough for a phone on a
 * poor line to send it. Null where the browser does not draw it.
 */
export async function redrawImage(image: ImageBitmap, original: File): Promise<File | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  const isSmallPng = original.type === 'image/png' && original.size <= SMALL_PNG_BYTES;
  if (!isSmallPng) {
    // What is transparent would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = isSmallPng ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob && named(blob, original);
}

function named(blob: Blob, original: File): File {
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${original.name.replace(/\.[^.]+$/, '')}.${extension}`;
  return new File([blob], name, { type: blob.type, lastModified: original.lastModified });
}
