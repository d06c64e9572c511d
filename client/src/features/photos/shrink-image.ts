/** The longest side that still shows a hairline crack; phones take 4000 and more. */
const LONGEST_SIDE = 2000;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 800 * 1024;
const QUALITY = 0.85;
/** What the server takes; anything else a browser can show is made a JPEG. */
const SENDABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
]);

/**
 * A smaller picture of the same thing, so that a phone on a poor line can send it. Gives the file itself where it is small, where it may move
 * (GIF), where this browser cannot read it (HEIC), or where nothing is won.
 */
export async function shrinkImage(file: File): Promise<File> {
  const sendable = SENDABLE.has(file.type);
  if ((sendable && file.size <= SMALL_BYTES) || file.type === 'image/gif') return file;
  try {
    const smaller = await redraw(file);
    return smaller && (smaller.size < file.size || !sendable) ? named(smaller, file) : file;
  } catch {
    return file;
  }
}

async function redraw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // What is transparent would become black.
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return context && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

function named(blob: Blob, original: File): File {
  const name = `${original.name.replace(/\.[^.]+$/, '')}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: original.lastModified });
}
