import { canDecode, decodeImage } from './decode-image.ts';
import { kindOf } from './file-kind.ts';
import { refusalOf } from './photo-rules.ts';
import { redrawImage } from './redraw-image.ts';

/** A photo to send, or a sentence that says why the file cannot be one. */
export type PreparedPhoto = { file: File } | { refusal: string };

const IMAGE_KINDS = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'heic']);
/**
 * The types by which files claim to be of these kinds; a browser can tell others by their content
 * only.
 */
const CLAIMS = /^image\/(?:jpeg|png|gif|webp|avif|hei[cf])$|^$/;

/**
 * Looks at the content of a file, and makes of it what is sent: a photo without metadata, not
 * larger than it need be. GIFs, which may move, and HEICs where this browser cannot read them are
 * sent as they are; the server removes their metadata.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const flaw = refusalOf(file);
  if (flaw) return { refusal: flaw };
  const kind = await kindOf(file);
  const isImage = kind !== null && IMAGE_KINDS.has(kind);
  if (!isImage && CLAIMS.test(file.type)) return { refusal: `“${file.name}” is not an image.` };
  const image = canDecode() ? await decodeImage(file) : null;
  if (image) {
    const redrawn = kind === 'gif' ? file : await redrawImage(image, file);
    image.close();
    if (redrawn) return { file: redrawn };
    if (isImage) return { file };
  }
  if (!isImage) return { refusal: `“${file.name}” cannot be read here. Save it as a JPEG or PNG and add it again.` };
  if (kind === 'heic' || !canDecode()) return { file };
  return { refusal: `“${file.name}” is damaged or incomplete. Please choose another photo.` };
}
