/** The entities that PHP's htmlspecialchars and htmlentities write in English texts. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  frac12: '½',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g;
const MAX_CODE_POINT = 0x10ffff;

/**
 * Decodes HTML entities exactly once: `&amp;lt;` becomes `&lt;`, never `<`. Unknown entities stay.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // Quotes first, in one pass, since escaped JSON is full of them; no other entity contains one.
  return text.replace(/&quot;/g, '"').replace(ENTITY, (match, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? match;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    const isCharacter = code > 0 && code <= MAX_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

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

const TAG = /<[a-zA-Z/!][^<>]{0,1000}>/g;

/** A text without markup, in one line. */
export function plainLine(text: string): string {
  return showable(decodeEntities(text.replace(TAG, ' ')))
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
}

/**
 * A message of the legacy host for customers: no markup, one line, at most `maxLength` characters.
 * Null when it is empty.
 */
export function sentence(value: unknown, maxLength = 300): string | null {
  if (typeof value !== 'string') return null;
  // Cut first, so that a huge text costs little; decoding only makes a text shorter.
  const text = plainLine(value.slice(0, maxLength * 20));
  if (text === '') return null;
  if (text.length <= maxLength) return text;
  // The cut may split a surrogate pair.
  return `${text
    .slice(0, maxLength - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
