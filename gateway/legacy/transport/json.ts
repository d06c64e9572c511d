import { withholdInternals } from '../wire/refusal-internals.ts';
import { LegacyError } from './legacy-error.ts';

/** PHP prints such a line before the JSON when `display_errors` is on. */
const DIAGNOSTIC = /\b(Warning|Notice|Deprecated|Strict Standards)\b/;

/** Where JSON may start after diagnostics: at the start of a line, or after an HTML tag. */
const JSON_START = /(?:^|\n|>)[ \t]*(?=[{[])/g;

/** Each possible start is parsed, and a hostile response could be full of them. */
const MAX_STARTS = 8;

export interface ParsedJson {
  readonly body: object;
  /** Whether PHP diagnostics before it were skipped. */
  readonly isRecovered: boolean;
  /** Its internal texts, which have been removed from the body. */
  readonly withheld: readonly string[];
}

/**
 * Parses the object or list of a response, whatever its content type: PHP sends JSON as text/html.
 * Throws a `LegacyError` for anything else.
 */
export function parseJson(body: string, status: number): ParsedJson {
  const text = body.replace(/^\ufeff/, '').trim();
  const json = tryJson(text);
  if (json) return { body: json, isRecovered: false, withheld: withholdInternals(json) };
  // Truncated JSON isn't searched, since a complete part of it would mean something else.
  if (!/^[{[]/.test(text)) {
    let attempts = 0;
    for (const match of text.matchAll(JSON_START)) {
      if (++attempts > MAX_STARTS) break;
      const start = match.index + match[0].length;
      if (!DIAGNOSTIC.test(text.slice(0, start))) continue;
      const rest = tryJson(text.slice(start));
      if (rest) return { body: rest, isRecovered: true, withheld: withholdInternals(rest) };
    }
  }
  throw new LegacyError('invalid response', {
    status,
    reason: text === '' ? 'empty response' : 'response is not JSON',
  });
}

function tryJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
