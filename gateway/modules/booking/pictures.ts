import type { UserError } from '../../graphql/generated/resolvers.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import { userError } from '../user-errors.ts';

const MAX_PICTURES = 10;
const TYPES = 'JPEG, PNG, WebP, GIF, AVIF or HEIC';

/** What is wrong with the pictures, each named (C-14). */
export function pictureErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', 'Please add at least one picture of the problem.', ['images'])];
  if (files.length > MAX_PICTURES) {
    return [userError('TOO_LARGE', `Please send at most ${MAX_PICTURES} pictures.`, ['images'])];
  }
  return files.flatMap((file, index) => {
    const field = ['images', String(index)];
    if (file.flaw === 'too large') return userError('TOO_LARGE', `“${file.name}” is larger than 25 MB.`, field);
    if (file.flaw === null && file.mimeType !== null) return [];
    return userError(
      'UNSUPPORTED_FILE',
      `“${file.name}” is not a picture that we can use. Please send ${TYPES}.`,
      field,
    );
  });
}

/** The pictures as they are sent on: their bytes untouched, their type as their content shows it. */
export function toFileParts(files: readonly ReceivedFile[]): FilePart[] {
  return files.map((file) => ({
    fileName: file.name,
    mimeType: file.mimeType ?? 'application/octet-stream',
    size: file.size,
    open: () => file.open(),
  }));
}
