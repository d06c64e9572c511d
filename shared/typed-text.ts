import { HARMFUL_CHARACTERS } from './plain-text.ts';

/** Whether a text has characters that can't be used, other than line breaks and tabs. */
export function hasHarmfulCharacters(text: string): boolean {
  return HARMFUL_CHARACTERS.test(text.replace(/[\n\t]/g, ''));
}

/** Trims, and turns line ends into `\n`. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Trims, and collapses white space into single spaces. */
export function normaliseLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
