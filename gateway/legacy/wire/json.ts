import { decodeEntities } from './html-text.ts';

/** A string's end or escape, or a number: enough to find the numbers outside strings. */
const TOKEN = /\\.|"|-?\d[\d.eE+-]*/gs;

/** Only these can lose digits, or have lost them: PHP writes a large float as `9.8e+16`. */
const LONG_NUMBER = /\d{16}|\de\+\d/i;

/**
 * Parses JSON. Whole numbers that a JavaScript number can't hold, such as ids of 64 bits, become
 * texts as they are written. Throws a `SyntaxError`.
 */
export function parseExactJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (!LONG_NUMBER.test(json)) return value;
  let isInString = false;
  const quoted = json.replace(TOKEN, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || !LONG_NUMBER.test(token) || isExact(token) ? token : `"${token}"`;
  });
  return quoted === json ? value : JSON.parse(quoted);
}

/** Old PHP writes 4.7 as 4.7000000000000002: fractions are what they are rounded to. */
function isExact(token: string): boolean {
  const number = Number(token);
  return !Number.isInteger(number) || Number.isSafeInteger(number) || String(number) === token;
}

/** The keys that are numbers, in the order of the text, where `JSON.parse` has sorted them. */
const orders = new WeakMap<object, readonly string[]>();

/** In JSON, a quote after a brace or a comma that digits follow never ends a text. */
const NUMBER_KEY = /([{,]\s*")(\d+"\s*:)/g;

/**
 * Remembers for `valuesInOrder` how the objects of a parsed text were ordered. JavaScript sorts
 * keys that are numbers, so the text is parsed again with keys that it doesn't take for numbers.
 */
export function rememberKeyOrder(json: string, parsed: unknown): void {
  const marked = json.replace(NUMBER_KEY, '$10$2');
  if (marked !== json) compare(JSON.parse(marked), parsed);
}

/** Walks through both at once, without recursion: a host's JSON can be deep. */
function compare(marked: unknown, parsed: unknown): void {
  const pairs: [marked: unknown, parsed: unknown][] = [[marked, parsed]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [written, object] = pair;
    if (typeof written !== 'object' || written === null || typeof object !== 'object' || object === null) continue;
    const entries = Object.entries(written).map(([key, value]) => [
      Array.isArray(written) ? key : key.replace(/^0(?=\d)/, ''),
      value,
    ]);
    for (const [key, value] of entries) pairs.push([value, Reflect.get(object, key)]);
    if (!Array.isArray(written) && entries.some(([key]) => /^\d+$/.test(key)))
      orders.set(object, [...new Set(entries.map(([key]) => key))]);
  }
}

/** The values of an object, in the order of the text that it was parsed from. */
export function valuesInOrder(object: object): readonly unknown[] {
  return (orders.get(object) ?? Object.keys(object)).map((key): unknown => Reflect.get(object, key));
}

const MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 6;

/**
 * JSON in a string, perhaps HTML-escaped as a whole or text by text (ENT-04). `decoded` says
 * whether its texts have been unescaped already. Null when it is invalid, too large or too deep.
 */
export function readEscapedJson(text: string): { value: unknown; decoded: boolean } | null {
  if (text.length > MAX_LENGTH) return null;
  const hasEntity = text.includes('&');
  // JSON has ampersands only inside quotes: checking first avoids an expensive parse error.
  const bare = hasEntity && !text.includes('"') ? null : parse(text);
  if (bare) return { ...bare, decoded: false };
  const escaped = hasEntity ? parse(decodeEntities(text)) : null;
  return escaped && { ...escaped, decoded: true };
}

function parse(json: string): { value: unknown } | null {
  try {
    const value = parseExactJson(json);
    if (isDeeper(value, MAX_DEPTH)) return null;
    rememberKeyOrder(json, value);
    return { value };
  } catch {
    return null;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts.some((part) => isDeeper(part, levels - 1));
}
