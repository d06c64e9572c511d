import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { photoErrors } from '../files/file-errors.ts';
import { userError } from '../mutations/user-errors.ts';

const MAX_PHOTOS = 10;

/** What is wrong with the photos, each named (C-14). */
export function photosErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', 'Please add at least one photo of the problem.', ['photos'])];
  if (files.length > MAX_PHOTOS) {
    return [userError('TOO_LARGE', `Please send at most ${MAX_PHOTOS} photos.`, ['photos'])];
  }
  return files.flatMap((file, index) => photoErrors(file, ['photos', String(index)]));
}
