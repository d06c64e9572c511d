import { MAX_FILES_BYTES } from '#shared/photos.ts';
import type { ApplicationDraft, ApplicationFiles } from '~/features/application/application-draft.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';

/** What the files of one request may weigh together. */

/**
 * What makes the files impossible to send, as only the moment of sending can tell: too heavy
 * together, or gone from the device since they were chosen.
 */
export async function fileErrors({ photo, certificates }: ApplicationDraft): Promise<UserError[]> {
  const bytes = [photo, ...certificates].reduce((sum, file) => sum + (file?.size ?? 0), 0);
  if (bytes > MAX_FILES_BYTES) {
    const message = `Your files are ${formatFileSize(bytes)} together, and at most 100 MB can be sent. Please remove or shrink some.`;
    return [errorAt('certificates', message)];
  }
  const isPictureGone = photo !== null && !(await isReadable(photo));
  const readable = await Promise.all(certificates.map(isReadable));
  const gone = certificates.filter((_file, index) => !readable[index]);
  return [
    ...(isPictureGone ? [goneError(photo, 'photo')] : []),
    ...gone.map((file) => goneError(file, 'certificates')),
  ];
}

/**
 * A file that was moved, changed or deleted after it was chosen cannot be read any more; sending it
 * would look like a lost connection.
 */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function goneError({ name }: File, part: keyof ApplicationFiles): UserError {
  return errorAt(part, `“${name}” cannot be read any more. Please choose it again.`);
}

function errorAt(part: keyof ApplicationFiles, message: string): UserError {
  return { field: [part], message, code: 'REFUSED', retryAfterSeconds: null };
}
