import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

/**
 * Decodes HTML entities exactly once: `&amp;lt;` becomes `&lt;`, never `<`. Unknown entities stay,
 * and those of no character are removed.
 */
export function decodeEntities(text: string, decode = decodeHTML): string {
  return text.includes('&') ? decode(text).replaceAll('\ufffd', '') : text;
}

/** Like `decodeEntities`, but `&copy=` and `&copy2` in an address are parameters, not entities. */
export const decodeAddress = (text: string) => decodeEntities(text, decodeHTMLAttribute);

// Control characters except tab and newline, lone surrogates, and bidirectional marks.
const UNSHOWABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters that `showable` may replace; nearly every text has none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd]/;

/** Removes characters that can't be displayed; line ends become `\n`. */
export function showable(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(UNSHOWABLE, '');
}

/** What programs write for nothing, or instead of a value that they couldn't write. */
const JUNK = /^\s*(?:null|undefined|NaN|\[object Object\])\s*$/;

/** Whether a text says that there is none. */
export function isJunk(text: string): boolean {
  return JUNK.test(text) || /^\s*(?:null|undefined)\s*$/i.test(text);
}

/** The same for a name that a host has written: a person may be called Null or NULL. */
export const isJunkName = (text: string) => JUNK.test(text);

/** The same for a name that a person has typed, who may be called null or undefined. */
export const isJunkTypedName = (text: string) => text.trim() === '[object Object]';

const TAG = /<[a-zA-Z/!][^<>]{0,1000}>/g;

/** A text without markup, in one line. */
export function plainLine(text: string): string {
  return showable(decodeEntities(text.replace(TAG, ' ')))
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
}

/** The host's message without markup, in one line, cut to `maxLength`; null when it is empty. */
export function sentence(value: unknown, maxLength = 300): string | null {
  if (typeof value !== 'string') return null;
  // Cut first, so that a huge text costs little; decoding only makes a text shorter.
  const text = plainLine(value.slice(0, maxLength * 20));
  if (text === '' || isJunk(text)) return null;
  if (text.length <= maxLength) return text;
  // The cut may split a surrogate pair.
  return `${text
    .slice(0, maxLength - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
