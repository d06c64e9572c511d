/** A kind of character in a code: which it may be, and what is meant by the look-alike that was typed instead. */
interface Kind {
  is: RegExp;
  meant: Readonly<Record<string, string>>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  A: { is: /[A-Z]/, meant: { 0: 'O', 1: 'I' } },
  /** A letter that no digit is taken for. */
  Z: { is: /[A-Z]/, meant: {} },
  /** Of those that may end the first half of a postcode: neither O nor I may. */
  X: { is: /[A-HJ-NP-Z]/, meant: {} },
  /** On a number plate of Great Britain, which has neither I nor, but at the front, Q. */
  L: { is: /[A-HJ-PR-Z]/, meant: { 0: 'O' } },
  /** For the year on a number plate: those that could be a digit are left out. */
  Y: { is: /[A-HJ-NPR-TV-Y]/, meant: {} },
  /** The same before the number; Q is for vehicles whose year is not known. */
  P: { is: /[A-HJ-NP-TV-Y]/, meant: {} },
  /** On a number plate of Northern Ireland, or older than the letter for the year. */
  N: { is: /[A-PR-Z]/, meant: { 0: 'O', 1: 'I' } },
  9: { is: /\d/, meant: { O: '0', I: '1' } },
  /** The first digit of a number. */
  1: { is: /[1-9]/, meant: { I: '1' } },
};

/** `code` (capitals and digits) as the pattern writes it, with its one space, and how many look-alikes were put right; null when it is none. */
function readAs(pattern: string, code: string): { text: string; corrected: number } | null {
  const space = pattern.indexOf(' ');
  if (pattern.length - 1 !== code.length) return null;
  let corrected = 0;
  let text = '';
  for (let at = 0; at < code.length; at++) {
    const typed = code.charAt(at);
    const kind = KINDS[pattern.charAt(at < space ? at : at + 1)];
    const meant = kind?.is.test(typed) ? typed : kind?.meant[typed];
    if (meant === undefined) return null;
    if (meant !== typed) corrected += 1;
    text += at === space ? ` ${meant}` : meant;
  }
  return { text, corrected };
}

/**
 * What a code is, of those that the patterns know: as it was typed if that is one, else with the fewest O and 0, I and 1 put right. Null
 * when it is none, or when the patterns do not tell which.
 */
export function readByPattern(patterns: readonly string[], code: string): string | null {
  const readings = patterns.flatMap((pattern) => readAs(pattern, code) ?? []);
  const fewest = Math.min(...readings.map(({ corrected }) => corrected));
  const texts = new Set(readings.filter(({ corrected }) => corrected === fewest).map(({ text }) => text));
  const [text] = texts;
  return text !== undefined && texts.size === 1 ? text : null;
}
