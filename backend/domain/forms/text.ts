import { HARMFUL_CHARACTERS } from '#shared/plain-text.ts';

const mark = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Trims spaces and direction marks. */
export function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && mark.test(text.charAt(start))) start += 1;
  while (end > start && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

export function hasHarmfulCharacters(text: string): boolean {
  return HARMFUL_CHARACTERS.test(text.replace(/[\n\t]/g, ''));
}

/** Trims, and turns line ends into `\n`. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Trims, and collapses white space into single spaces. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ');
}

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
