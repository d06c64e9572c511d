import { CERTIFICATE_EXTENSIONS, MAX_CERTIFICATES } from '#shared/file-limits.ts';
import { canDecode, decodeImage } from '~/features/photos/decode-image.ts';
import { kindOf } from '~/features/photos/file-kind.ts';
import { sizeFlaw } from '~/features/photos/photo-rules.ts';

/** JOIN-12. */
export const CERTIFICATE_KINDS = CERTIFICATE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const CERTIFICATE_CONTENT = new Set(['pdf', 'jpeg', 'png', 'doc', 'docx']);

/** What keeps a file from being a certificate; null when nothing does. */
function certificateFlaw(file: File): string | null {
  if (!CERTIFICATE_KINDS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return `“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file.`;
  }
  return sizeFlaw(file);
}

/** What the content of a file has against its being a certificate; null when nothing does. */
export async function certificateContentFlaw(file: File): Promise<string | null> {
  const kind = await kindOf(file);
  if (kind === null || !CERTIFICATE_CONTENT.has(kind)) {
    return `“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file, whatever its name says.`;
  }
  if ((kind !== 'jpeg' && kind !== 'png') || !canDecode()) return null;
  const image = await decodeImage(file);
  image?.close();
  return image ? null : `“${file.name}” is damaged or incomplete. Please choose another file.`;
}

interface SortedCertificates {
  accepted: File[];
  /** A sentence for each file that was turned away. */
  refusals: string[];
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Sorts what was chosen beside what is there: the same file is not added twice, and nine is enough.
 */
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
