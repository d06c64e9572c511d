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

/** Null if the size is allowed (BOOK-13, C-14). */
export function fileSizeError({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return fileTooLargeMessage(name);
  return size === 0 ? `“${name}” is empty.` : null;
}

export interface SelectedPhotos {
  accepted: File[];
  /** One message for each file that can't be added. */
  errors: string[];
}

/** Only a guess, for the order: the content decides. Android's gallery gives photos no type. */
const mayBePhoto = ({ type }: File) => /^(?:image\/.*|application\/octet-stream|)$/.test(type);

/**
 * Checks the sizes of files that were chosen or dropped. At most `remaining` photos can still be
 * added: files that claim to be something else come last.
 */
export function selectPhotos(files: readonly File[], remaining: number): SelectedPhotos {
  const errors = files.map(fileSizeError).filter((error) => error !== null);
  const valid = files.filter((file) => fileSizeError(file) === null);
  const likelyFirst = [...valid.filter(mayBePhoto), ...valid.filter((file) => !mayBePhoto(file))];
  const added = new Set(likelyFirst.slice(0, remaining));
  const surplus = valid
    .filter((file) => !added.has(file))
    .map(({ name }) => `“${name}” wasn’t added: you can add up to ${MAX_PHOTOS} photos.`);
  return { accepted: valid.filter((file) => added.has(file)), errors: [...errors, ...surplus] };
}
