import { fileTooLargeMessage } from '#shared/field-messages.ts';
import { CERTIFICATE_TYPES } from '#shared/server/content-type.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import { userError } from '../mutations/refusal-errors.ts';

/** The problem of a photo, if it has one; the message contains the file's name (C-14). */
export function photoErrors(file: ReceivedFile, field: readonly string[]): UserError[] {
  return fileErrors(file, field, {
    isAccepted: file.isImage,
    typeProblem: 'isn’t a photo that we can use. Please send JPEG, PNG, WebP, GIF, AVIF or HEIC.',
  });
}

/** The problem of a certificate, if it has one; the message contains the file's name (JOIN-12). */
export function certificateErrors(file: ReceivedFile, field: readonly string[]): UserError[] {
  return fileErrors(file, field, {
    isAccepted: file.mimeType !== null && CERTIFICATE_TYPES.has(file.mimeType),
    typeProblem: 'isn’t a certificate that we can use. Please send PDF, JPEG, PNG, DOC or DOCX.',
  });
}

interface TypeCheck {
  readonly isAccepted: boolean;
  readonly typeProblem: string;
}

function fileErrors(file: ReceivedFile, field: readonly string[], { isAccepted, typeProblem }: TypeCheck): UserError[] {
  const name = `“${file.name}”`;
  if (file.isTooLarge) return [userError('TOO_LARGE', fileTooLargeMessage(file.name), field)];
  if (!isAccepted) return [userError('UNSUPPORTED_FILE', `${name} ${typeProblem}`, field)];
  if (!file.isBroken) return [];
  const message = `${name} is damaged or incomplete. Please send it again, or choose another file.`;
  return [userError('UNSUPPORTED_FILE', message, field)];
}

export function toFilePart(file: ReceivedFile): FilePart {
  return {
    fileName: file.name,
    mimeType: file.mimeType ?? 'application/octet-stream',
    size: file.size,
    open: () => file.open(),
  };
}
