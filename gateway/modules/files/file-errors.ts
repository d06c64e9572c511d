import { fileTooLargeMessage } from '#shared/field-messages.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import { userError } from '../mutations/user-errors.ts';

/** What makes a file no picture that is taken, told by its name (C-14). */
export function photoErrors(file: ReceivedFile, field: readonly string[]): UserError[] {
  const wanted = 'is not a picture that we can use. Please send JPEG, PNG, WebP, GIF, AVIF or HEIC.';
  return flaws(file, field, file.isImage, wanted);
}

const CERTIFICATES = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
]);

/** What makes a file no certificate that is taken, told by its name (JOIN-12). */
export function certificateErrors(file: ReceivedFile, field: readonly string[]): UserError[] {
  const isCertificate = file.mimeType !== null && CERTIFICATES.has(file.mimeType);
  return flaws(
    file,
    field,
    isCertificate,
    'is not a certificate that we can use. Please send PDF, JPEG, PNG, DOC or DOCX.',
  );
}

function flaws(file: ReceivedFile, field: readonly string[], isWanted: boolean, wanted: string): UserError[] {
  if (file.isTooLarge) return [userError('TOO_LARGE', fileTooLargeMessage(file.name), field)];
  if (isWanted && file.isBroken) {
    const broken = `“${file.name}” is damaged or incomplete. Please send it again, or another file.`;
    return [userError('UNSUPPORTED_FILE', broken, field)];
  }
  return isWanted ? [] : [userError('UNSUPPORTED_FILE', `“${file.name}” ${wanted}`, field)];
}

/** A file as it is sent on: its type as its content shows it. */
export function toFilePart(file: ReceivedFile): FilePart {
  return {
    fileName: file.name,
    mimeType: file.mimeType ?? 'application/octet-stream',
    size: file.size,
    open: () => file.open(),
  };
}
