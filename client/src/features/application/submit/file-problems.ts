import type { ApplicationDraft, ApplicationFiles } from '~/features/application/application-draft.ts';
import { formatFileSize } from '~/lib/file-size.ts';
import type { ApplicationRefusal } from './application-refusal.ts';

/** What the files of one request may weigh together. */
const MOST_BYTES = 100 * 1024 * 1024;

/** What makes the files impossible to send, as only the moment of sending can tell: too heavy together, or gone from the device since they were chosen. */
export async function fileProblems({ profilePicture, certificates }: ApplicationDraft): Promise<ApplicationRefusal[]> {
  const bytes = [profilePicture, ...certificates].reduce((sum, file) => sum + (file?.size ?? 0), 0);
  if (bytes > MOST_BYTES) {
    const message = `Your files are ${formatFileSize(bytes)} together, and at most 100 MB can be sent. Please remove or shrink some.`;
    return [{ message, step: 'background', part: 'certificates' }];
  }
  const isPictureGone = profilePicture !== null && !(await isReadable(profilePicture));
  const readable = await Promise.all(certificates.map(isReadable));
  const gone = certificates.filter((_file, index) => !readable[index]);
  return [
    ...(isPictureGone ? [goneRefusal(profilePicture, 'profilePicture')] : []),
    ...gone.map((file) => goneRefusal(file, 'certificates')),
  ];
}

/** A file that was moved, changed or deleted after it was chosen cannot be read any more; sending it would look like a lost connection. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function goneRefusal({ name }: File, part: keyof ApplicationFiles): ApplicationRefusal {
  const message = `“${name}” cannot be read any more. Please choose it again.`;
  return { message, step: part === 'profilePicture' ? 'basics' : 'background', part };
}
