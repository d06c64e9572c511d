import { parseExactJson } from './exact-json.ts';
import { decodeEntities } from './html-text.ts';
import { rememberKeyOrder } from './key-order.ts';

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
