import { HARMFUL_CHARACTERS } from '#shared/plain-text.ts';

/** A file name that is safe to show: without path and harmful characters, and shortened. */
export function displayFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(base)
    .filter((character) => !HARMFUL_CHARACTERS.test(character))
    .join('')
    .trim();
  if (clean === '') return 'the file';
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean;
}
