import { LegacyError } from './legacy-error.ts';

/** A line that PHP puts before an answer when it is set to display its diagnostics. */
const DIAGNOSTIC = /\b(Warning|Notice|Deprecated|Strict Standards)\b/;

/**
 * Where JSON may begin after diagnostics: at the start of a line, or after the tag that ends one.
 */
const BEGINNING = /(?:^|\n|>)[ \t]*(?=[{[])/g;

/**
 * Diagnostics hold few brackets at such places; each costs a try, and a hostile answer is full of
 * them.
 */
const MAX_BEGINNINGS = 8;

export interface ParsedJson {
  readonly body: object;
  /** Whether something that is no JSON stood before it and was passed over. */
  readonly isRecovered: boolean;
}

/**
 * The object or list that an answer is; a fault when it is none. The content type is not asked: PHP
 * calls good JSON text/html.
 */
export function parseJson(answer: string, status: number): ParsedJson {
  const text = answer.replace(/^\ufeff/, '').trim();
  const whole = tryJson(text);
  if (whole) return { body: whole, isRecovered: false };
  // Truncated JSON is not searched for a whole piece: the piece would be something else than was
  // meant.
  if (!/^[{[]/.test(text)) {
    let tries = 0;
    for (const match of text.matchAll(BEGINNING)) {
      if (++tries > MAX_BEGINNINGS) break;
      const start = match.index + match[0].length;
      if (!DIAGNOSTIC.test(text.slice(0, start))) continue;
      const rest = tryJson(text.slice(start));
      if (rest) return { body: rest, isRecovered: true };
    }
  }
  throw new LegacyError('garbage', { status, reason: text === '' ? 'empty answer' : 'answer is not JSON' });
}

function tryJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
