import { CERTIFICATE_EXTENSIONS, MAX_CERTIFICATES } from '#shared/limits.ts';
import { fileKindOf } from '~/features/photos/file-kind.ts';
import { fileSizeError } from '~/features/photos/photo-rules.ts';
import { canDecodePhotos, decodePhoto } from '~/features/photos/prepare-photo.ts';

const EXTENSIONS = CERTIFICATE_EXTENSIONS.map((extension) => `.${extension}`);
const CONTENT_KINDS = new Set(['pdf', 'jpeg', 'png', 'doc', 'docx']);

/** For the `accept` attribute (JOIN-12). */
export const ACCEPTED_CERTIFICATES = EXTENSIONS.join(',');

function certificateError(file: File): string | null {
  if (!EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension))) {
    return `“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file.`;
  }
  return fileSizeError(file);
}

/** Checks the content of a file, whatever its name says. Null if it is valid. */
export async function certificateContentError(file: File): Promise<string | null> {
  const kind = await fileKindOf(file);
  if (kind === null || !CONTENT_KINDS.has(kind)) {
    return `“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file, whatever its name says.`;
  }
  if ((kind !== 'jpeg' && kind !== 'png') || !canDecodePhotos()) return null;
  const image = await decodePhoto(file);
  image?.close();
  return image ? null : `“${file.name}” is damaged or incomplete. Please choose another file.`;
}

/**
 * Rejects files with the same content as one that is `added` or comes before them, whatever their
 * names say.
 */
export async function rejectCopies(files: readonly File[], added: readonly File[]): Promise<CheckedCertificates> {
  const accepted: File[] = [];
  const errors: string[] = [];
  for (const file of files) {
    const original = await findSameContent(file, [...added, ...accepted]);
    if (original === null) accepted.push(file);
    else errors.push(`“${file.name}” wasn’t added: it’s the same file as “${original.name}”.`);
  }
  return { accepted, errors };
}

async function findSameContent(file: File, others: readonly File[]): Promise<File | null> {
  const sameSize = others.filter(({ size }) => size === file.size);
  if (sameSize.length === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const other of sameSize) {
    const otherBytes = new Uint8Array(await other.arrayBuffer());
    if (bytes.every((byte, index) => byte === otherBytes[index])) return other;
  }
  return null;
}

interface CheckedCertificates {
  accepted: File[];
  /** One message for each rejected file. */
  errors: string[];
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Checks the names, sizes and number of chosen files, and rejects those already `added`. */
export function checkCertificates(chosen: readonly File[], added: readonly File[]): CheckedCertificates {
  const accepted: File[] = [];
  const errors: string[] = [];
  for (const file of chosen) {
    const error = certificateError(file);
    if (error) errors.push(error);
    else if ([...added, ...accepted].some((other) => isSameFile(other, file))) {
      errors.push(`You’ve already added “${file.name}”.`);
    } else if (added.length + accepted.length >= MAX_CERTIFICATES) {
      errors.push(`We didn’t add “${file.name}”: you can add at most ${MAX_CERTIFICATES} files.`);
    } else accepted.push(file);
  }
  return { accepted, errors };
}
