import { sizeFlaw } from '~/features/photos/photo-rules.ts';

export const MAX_CERTIFICATES = 9;

/** JOIN-12. */
export const CERTIFICATE_KINDS = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

/** What the server takes as a picture; anything else that this browser can draw has been made a JPEG before (`shrinkImage`). */
const PICTURE_TYPES = /^image\/(jpeg|png|webp|gif|avif|hei[cf])$/;
const PICTURE_NAME = /\.hei[cf]$/i;

/** What keeps a picture from being sent, after it was made smaller; null when nothing does. */
export function pictureKindFlaw(file: File): string | null {
  const isTaken = PICTURE_TYPES.test(file.type) || (file.type === '' && PICTURE_NAME.test(file.name));
  return isTaken ? null : `“${file.name}” cannot be read here. Save it as a JPEG or PNG and add it again.`;
}

/** What keeps a file from being a certificate; null when nothing does. */
function certificateFlaw(file: File): string | null {
  if (!CERTIFICATE_KINDS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return `“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file.`;
  }
  return sizeFlaw(file);
}

interface SortedCertificates {
  accepted: File[];
  /** A sentence for each file that was turned away. */
  refusals: string[];
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Sorts what was chosen beside what is there: the same file is not added twice, and nine is enough. */
export function sortCertificates(chosen: readonly File[], present: readonly File[]): SortedCertificates {
  const accepted: File[] = [];
  const refusals: string[] = [];
  for (const file of chosen) {
    const flaw = certificateFlaw(file);
    if (flaw) refusals.push(flaw);
    else if ([...present, ...accepted].some((one) => isSameFile(one, file))) {
      refusals.push(`“${file.name}” is on the list already.`);
    } else if (present.length + accepted.length >= MAX_CERTIFICATES) {
      refusals.push(`“${file.name}” was left out: ${MAX_CERTIFICATES} files at most.`);
    } else accepted.push(file);
  }
  return { accepted, refusals };
}
