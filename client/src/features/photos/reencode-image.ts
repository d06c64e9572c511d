import { imageTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_IMAGE_PIXELS } from '#shared/limits.ts';

export interface DecodedImage {
  kind: 'decoded';
  /** Upright. The caller must close it. */
  bitmap: ImageBitmap;
  isShrunk: boolean;
}

type Decoding =
  | DecodedImage
  /** The browser can't decode all of it, and so no server could use it in its own size. */
  | { kind: 'too-large'; message: string }
  /** The browser can't decode all of it. */
  | { kind: 'undecodable' }
  /** A browser from before 2021. The server checks every file anyway. */
  | { kind: 'unsupported' };

/**
 * Decodes an image, shrunk to `longestSide` pixels if it is larger: in its own size, a photo of 108
 * megapixels takes 430 MB.
 */
export async function decodeImage(file: File, longestSide: number): Promise<Decoding> {
  if (typeof createImageBitmap !== 'function') return { kind: 'unsupported' };
  const size = await sizeOf(file);
  if (!size) return { kind: 'undecodable' };
  const scale = longestSide / Math.max(size.width, size.height);
  const isShrunk = scale < 1;
  const options: ImageBitmapOptions = isShrunk ? { ...scaled(size, scale), resizeQuality: 'high' } : {};
  const bitmap = await createImageBitmap(file, options).catch(() => null);
  if (bitmap) return { kind: 'decoded', bitmap, isShrunk };
  const pixels = size.width * size.height;
  if (pixels <= MAX_IMAGE_PIXELS) return { kind: 'undecodable' };
  return { kind: 'too-large', message: imageTooLargeMessage(file.name, pixels, MAX_IMAGE_PIXELS) };
}

/** Width and height in pixels, upright. Browsers know them before they decode the image. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const scaled = ({ width, height }: { width: number; height: number }, scale: number) => ({
  resizeWidth: Math.max(1, Math.round(width * scale)),
  resizeHeight: Math.max(1, Math.round(height * scale)),
});

const QUALITY = 0.85;

interface ReencodeOptions {
  longestSide: number;
  type: 'image/jpeg' | 'image/png';
}

/**
 * Draws an image on a canvas, which removes its metadata and makes it small enough for a slow
 * connection. Null if the browser can't do it.
 */
export async function reencodeImage(
  bitmap: ImageBitmap,
  original: File,
  { longestSide, type }: ReencodeOptions,
): Promise<File | null> {
  // Some browsers ignore the size that a bitmap should have.
  const { resizeWidth, resizeHeight } = scaled(
    bitmap,
    Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = resizeWidth;
  canvas.height = resizeHeight;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    // JPEG would turn transparent pixels black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob && toFile(blob, original);
}

function toFile(blob: Blob, original: File): File {
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  const name = `${original.name.replace(/\.[^.]+$/, '')}.${extension}`;
  return new File([blob], name, { type: blob.type, lastModified: original.lastModified });
}
