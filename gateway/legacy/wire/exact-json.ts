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
