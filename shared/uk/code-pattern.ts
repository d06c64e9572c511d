/** A class of characters in a code, with the look-alikes that are corrected to one of them. */
interface CharacterClass {
  pattern: RegExp;
  corrections: Readonly<Record<string, string>>;
}

const CLASSES: Readonly<Record<string, CharacterClass>> = {
  A: { pattern: /[A-Z]/, corrections: { 0: 'O', 1: 'I' } },
  /** A letter without a look-alike digit. */
  Z: { pattern: /[A-Z]/, corrections: {} },
  /** The last letter of a postcode's outward code: neither O nor I. */
  X: { pattern: /[A-HJ-NP-Z]/, corrections: {} },
  /** Number plates of Great Britain have no I, and Q only at the front. */
  L: { pattern: /[A-HJ-PR-Z]/, corrections: { 0: 'O' } },
  /** The year's letter at the end of a number plate: none that looks like a digit. */
  Y: { pattern: /[A-HJ-NPR-TV-Y]/, corrections: {} },
  /** The year's letter at the front; Q is for vehicles of unknown age. */
  P: { pattern: /[A-HJ-NP-TV-Y]/, corrections: {} },
  /** Northern Irish number plates, and those older than the year's letter. */
  N: { pattern: /[A-PR-Z]/, corrections: { 0: 'O', 1: 'I' } },
  9: { pattern: /\d/, corrections: { O: '0', I: '1' } },
  /** The first digit of a number. */
  1: { pattern: /[1-9]/, corrections: { I: '1' } },
};

/**
 * `code` (capitals and digits) spaced as the pattern, and how many look-alikes were corrected.
 * Null when it does not match.
 */
function match(pattern: string, code: string): { text: string; corrected: number } | null {
  const space = pattern.indexOf(' ');
  if (pattern.length - 1 !== code.length) return null;
  let corrected = 0;
  let text = '';
  for (let index = 0; index < code.length; index++) {
    const typed = code.charAt(index);
    const allowed = CLASSES[pattern.charAt(index < space ? index : index + 1)];
    const character = allowed?.pattern.test(typed) ? typed : allowed?.corrections[typed];
    if (character === undefined) return null;
    if (character !== typed) corrected += 1;
    text += index === space ? ` ${character}` : character;
  }
  return { text, corrected };
}

/**
 * Reads `code` (capitals and digits) by the pattern that needs the fewest corrections of O and 0,
 * I and 1. Each pattern has one space. Null when none matches, or two readings are equally good.
 */
export function readByPattern(patterns: readonly string[], code: string): string | null {
  const readings = patterns.flatMap((pattern) => match(pattern, code) ?? []);
  const fewest = Math.min(...readings.map(({ corrected }) => corrected));
  const texts = new Set(readings.filter(({ corrected }) => corrected === fewest).map(({ text }) => text));
  const [text] = texts;
  return text !== undefined && texts.size === 1 ? text : null;
}
