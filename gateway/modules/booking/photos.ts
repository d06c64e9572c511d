import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { photoErrors } from '../files/file-errors.ts';
import { userError } from '../mutations/user-errors.ts';

const MAX_PICTURES = 10;

/** What is wrong with the pictures, each named (C-14). */
export function photosErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', 'Please add at least one picture of the problem.', ['images'])];
  if (files.length > MAX_PICTURES) {
    return [userError('TOO_LARGE', `Please send at most ${MAX_PICTURES} pictures.`, ['images'])];
  }
  return files.flatMap((file, index) => photoErrors(file, ['images', String(index)]));
}
