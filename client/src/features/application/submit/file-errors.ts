import { MAX_FILES_BYTES, MAX_FILES_MIB } from '#shared/limits.ts';
import type { ApplicationDraft, ApplicationFiles } from '~/features/application/application-draft.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';

/**
 * Problems with the files that only show when they are sent: they are too large together, or were
 * removed from the device since they were chosen.
 */
export async function fileErrors({ photo, certificates }: ApplicationDraft): Promise<UserError[]> {
  const bytes = [photo, ...certificates].reduce((sum, file) => sum + (file?.size ?? 0), 0);
  if (bytes > MAX_FILES_BYTES) {
    const message = `Your files are ${formatFileSize(bytes)} together. You can send at most ${MAX_FILES_MIB} MB: please remove or shrink some.`;
    return [errorAt('certificates', message)];
  }
  const isPhotoMissing = photo !== null && !(await isReadable(photo));
  const readable = await Promise.all(certificates.map(isReadable));
  const missing = certificates.filter((_file, index) => !readable[index]);
  return [
    ...(isPhotoMissing ? [unreadableError(photo, 'photo')] : []),
    ...missing.map((file) => unreadableError(file, 'certificates')),
  ];
}

/**
 * Browsers can't read a file that was moved, changed or deleted after it was chosen. Sending it
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

function unreadableError({ name }: File, part: keyof ApplicationFiles): UserError {
  return errorAt(part, `We can’t read “${name}” any more. Please choose it again.`);
}

function errorAt(part: keyof ApplicationFiles, message: string): UserError {
  return { field: [part], message, code: 'INVALID', retryAfterSeconds: null };
}
