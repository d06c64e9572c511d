import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { photoErrors } from '../files/file-errors.ts';
import { userError } from '../mutations/user-errors.ts';

/** The problems of a booking's photos: their number, and each file by its name (C-14). */
export function photoListErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', fieldMessages.photos, ['photos'])];
  if (files.length > MAX_PHOTOS) {
    return [userError('TOO_LARGE', fieldMessages.tooManyPhotos, ['photos'])];
  }
  return files.flatMap((file, index) => photoErrors(file, ['photos', String(index)]));
}
