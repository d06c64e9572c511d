/*
 * How a typed or pasted text is cleaned, by its kind: a line, a text of several lines, or a text
 * like a code. Addresses of email are in `email.ts`. What can't be cleaned is refused.
 */

/** Characters that show nothing: zero-width, directional, soft hyphens, fillers, selectors. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;

/** The letters of scripts that join. */
const JOINING = `[${'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{sc=${script}}`)
  .join('')}]`;

/** Where such characters carry something, with what they belong to. */
const VISIBLE = [
  // A joiner in a script that joins, also at the end: the next letter may be about to be typed.
  `${JOINING}\\p{M}*[\\u200c\\u200d](?=${JOINING}|$)`,
  '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+',
  '\\p{ExtPict}[\\ufe0e\\ufe0f\\p{EMod}]*(?:\\u200d(?=\\p{ExtPict}))?',
  '[\\d#*]\\ufe0f(?=\\u20e3)',
  '\\p{sc=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\p{sc=Mong}[\\u180b-\\u180f]',
];

const INVISIBLE_IN_CONTEXT = new RegExp(`(${VISIBLE.join('|')})|${INVISIBLE.source}`, 'gu');

/** Line ends of any system, and what slides and word processors copy instead. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The other spaces; U+2800 is an empty pattern of Braille. */
const SPACE = /[^\S\n\t]|\u2800/g;

/**
 * As a field shows a text while it is typed: without invisible characters that carry nothing, and
 * with plain spaces and line ends. Spaces at the ends stay.
 */
export function visibleText(typed: string): string {
  return typed
    .replace(INVISIBLE_IN_CONTEXT, (_found, visible: string | undefined) => visible ?? '')
    .replace(LINE_END, '\n')
    .replace(SPACE, ' ');
}

/** Trims; a joiner at the end joins nothing. */
const trim = (text: string) => text.trim().replace(/[\u200c\u200d]$/, '');

/** A text of several lines. */
export function normaliseText(typed: string): string {
  return trim(visibleText(typed)).normalize('NFC');
}

/** A line, such as a name, an address or a search: white space becomes single spaces. */
export function normaliseLine(typed: string): string {
  return trim(visibleText(typed).replace(/\s+/g, ' ')).normalize('NFC');
}

/** A text like a code: full-width characters, typographic dashes and spaces become plain ones. */
export function plainText(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      // What stood around an invisible character may belong together.
      .normalize('NFKC')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\s\u0085\u2800]+/g, ' ')
      .trim()
  );
}

/** Capitalises only a to z: no UK code has other letters, and some change length ('ß', 'SS'). */
export function plainCapitals(typed: string): string {
  return plainText(typed).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Control characters other than line breaks and tabs, half characters, and no characters. */
const UNUSABLE = /(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

export function hasUnusableCharacters(text: string): boolean {
  return UNUSABLE.test(text);
}

/** Which character can't be used, and where it is; undefined without one. */
export function unusableCharacterMessage(text: string, pattern = UNUSABLE): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, found.index).trimEnd().slice(-60);
  const after = text.slice(found.index + 1, found.index + 60);
  const [previous] = /\S{1,20}$/u.exec(before) ?? [];
  const [next] = /^[^\s\p{Cc}\p{Cs}]{1,20}/u.exec(after.trimStart()) ?? [];
  const place = previous ? ` after “${previous}”` : next ? ` before “${next}”` : '';
  return `Delete the character U+${code}${place}: it can’t be used`;
}
