import { parseExactJson } from '../legacy/wire/json.ts';
import { RequestError } from './errors.ts';

/** Keys that would reach an object's prototype where objects are merged. */
const FORBIDDEN = new Set(['__proto__', 'prototype']);

/**
 * Parses JSON of a request, with all digits of ids. Refuses an object with the same key twice, in
 * any spelling such as `"\u0071uery"`: other programs on the way may read the other value.
 * `subject` starts messages.
 */
export function parseRequestJson(text: string, subject: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = parseExactJson(json);
  } catch {
    throw new RequestError(400, `${subject} is not JSON.`);
  }
  for (const [key, others] of keysIn(json)) {
    if (FORBIDDEN.has(key)) throw new RequestError(400, `${subject} has the key "${key}", which is not allowed.`);
    if (others.has(key)) throw new RequestError(400, `${subject} has the key "${key.slice(0, 40)}" more than once.`);
    others.add(key);
  }
  return value;
}

/** Each key of valid JSON, with the keys before it in its object, to which the caller adds it. */
function* keysIn(json: string): Generator<[string, Set<string>]> {
  const colon = /[ \t\r\n]*:/y;
  /** The keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(null);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const start = index;
      index = endOfString(json, start);
      colon.lastIndex = index + 1;
      const keys = open.at(-1);
      if (keys && colon.test(json)) yield [keyIn(json.slice(start, index + 1)), keys];
    }
  }
}

/** The last character of a string: a quote after an even number of backslashes. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); ; quote = json.indexOf('"', quote + 1)) {
    let first = quote;
    while (json[first - 1] === '\\') first--;
    if ((quote - first) % 2 === 0) return quote;
  }
}

const keyIn = (text: string) => (text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1));
