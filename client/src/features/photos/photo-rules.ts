import { fileTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#shared/file-limits.ts';

/** What the page says and what it means (BOOK-13, C-14): 25 MiB for each file. */

/** Some browsers give an iPhone's pictures no type at all. */
const HEIC_NAME = /\.hei[cf]$/i;

/**
 * What keeps a file from being added, named so that it can be told from the others; null when
 * nothing does.
 */
export function refusalOf(file: File): string | null {
  if (!file.type.startsWith('image/') && !(file.type === '' && HEIC_NAME.test(file.name))) {
    return `“${file.name}” is not an image.`;
  }
  return sizeFlaw(file);
}

/** What the size of a file has against it, whatever is in it. */
export function sizeFlaw({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return fileTooLargeMessage(name);
  return size === 0 ? `“${name}” is empty.` : null;
}

export interface SortedFiles {
  accepted: File[];
  /** A sentence for each file that was turned away. */
  refusals: string[];
}

/** Sorts what was chosen or dropped, with room for so many more pictures. */
export function sortFiles(files: readonly File[], room: number): SortedFiles {
  const refused = files.map(refusalOf);
  const fit = files.filter((_, index) => refused[index] === null);
  const over = fit.slice(room).map(({ name }) => `“${name}” was left out: ${MAX_PHOTOS} photos at most.`);
  return { accepted: fit.slice(0, room), refusals: [...refused.filter((text) => text !== null), ...over] };
}
