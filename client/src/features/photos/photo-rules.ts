import { fileTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#shared/limits.ts';

/** A photo that a customer adds to a booking. */
export interface Photo {
  id: string;
  /** The file to send: the chosen one, or a smaller one made from it. */
  file: File;
  /** The size of the chosen file. */
  originalBytes: number;
}

export type PhotoUpdate = (photos: readonly Photo[]) => readonly Photo[];

/** Some browsers give HEIC files no type. */
const HEIC_NAME = /\.hei[cf]$/i;

/** Why a file can't be added, with its name; null if it can (BOOK-13, C-14). */
export function photoError(file: File): string | null {
  if (!file.type.startsWith('image/') && !(file.type === '' && HEIC_NAME.test(file.name))) {
    return `“${file.name}” is not an image.`;
  }
  return fileSizeError(file);
}

/** Null if the size is allowed. */
export function fileSizeError({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return fileTooLargeMessage(name);
  return size === 0 ? `“${name}” is empty.` : null;
}

export interface SelectedPhotos {
  accepted: File[];
  /** One message for each file that can't be added. */
  errors: string[];
}

/** Checks the files that were chosen or dropped. At most `remaining` photos can still be added. */
export function selectPhotos(files: readonly File[], remaining: number): SelectedPhotos {
  const errors = files.map(photoError);
  const valid = files.filter((_, index) => errors[index] === null);
  const surplus = valid
    .slice(remaining)
    .map(({ name }) => `“${name}” wasn’t added: you can add up to ${MAX_PHOTOS} photos.`);
  return { accepted: valid.slice(0, remaining), errors: [...errors.filter((error) => error !== null), ...surplus] };
}
