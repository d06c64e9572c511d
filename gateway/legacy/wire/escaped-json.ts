import { decodeEntities } from './html-text.ts';

const MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 6;

/**
 * JSON that travels as a text inside JSON, with its characters HTML-escaped or not (doc 1 §3, ENT-04).
 * Escaped is the whole, or each of its texts: `decoded` says whether these have had their one decoding already.
 * Null when it cannot be read or is too large or too deep.
 */
export function readEscapedJson(text: string): { value: unknown; decoded: boolean } | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = parse(text);
  if (bare) return { ...bare, decoded: false };
  const escaped = text.includes('&') ? parse(decodeEntities(text)) : null;
  return escaped && { ...escaped, decoded: true };
}

function parse(json: string): { value: unknown } | null {
  if (depthOf(json) > MAX_DEPTH) return null;
  try {
    return { value: JSON.parse(json) };
  } catch {
    return null;
  }
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of json) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}
