import { parseExactJson, rememberKeyOrder } from '../wire/json.ts';
import { withholdInternals } from '../wire/refusal-internals.ts';
import { LegacyError } from './legacy-error.ts';

/** PHP prints such lines when `display_errors` is on, or for `var_dump` and `print_r`. */
const DIAGNOSTIC =
  /\b(?:Warning|Notice|Deprecated|Strict Standards)\b|\b(?:array|object|string|int|float|bool)\(|\b(?:Array|Object)\s+\(|xdebug/;

/** What caches and hosting companies add to every page. Their braces are no JSON of the script. */
const MARKUP = [
  ['<!--', '-->'],
  ['<script', '</script>'],
] as const;
const MAX_MARKUP = 20;

/** A record or a list of them, which is JSON or was meant to be. */
const RECORD = /\{\s*"|\[\s*\{/;

/** Where JSON begins: a line, after a tag, or a record anywhere; not `var_dump`'s `["id"]=>`. */
const JSON_START = new RegExp(
  `(?:^|[\\n>])[ \\t\\0\ufeff]*(?:\\{|\\[(?![^\\]\\n]{0,100}\\] ?=>))|${RECORD.source}`,
  'g',
);

/** Most are brackets in diagnostics. A hostile response could be full of them. */
const MAX_STARTS = 100;

export interface ParsedJson {
  readonly body: object;
  readonly isRecovered: boolean;
  /** Its internal texts, which have been removed from the body. */
  readonly withheld: readonly string[];
}

/** Whatever its content type: PHP sends JSON as text/html. Throws a `LegacyError` for no JSON. */
export function parseJson(body: string, status: number): ParsedJson {
  const text = body.trim();
  const whole = tryJson(text);
  const json = whole ?? recoverJson(withoutMarkup(text));
  if (json) return { body: json, isRecovered: whole === null, withheld: withholdInternals(json) };
  throw new LegacyError('invalid response', {
    status,
    reason: text === '' ? 'empty response' : 'response is not JSON',
  });
}

/**
 * The only JSON in a text, between diagnostics or comments. Null for several, of which any could be
 * the answer, and for JSON that is cut: a complete part of it would mean something else. Continues
 * after what was tried, so that it takes linear time.
 */
function recoverJson(text: string): object | null {
  let found: { json: object; from: number; to: number } | null = null;
  const starts = new RegExp(JSON_START);
  for (let tried = 0, match = starts.exec(text); match; match = starts.exec(text)) {
    const from = match.index + match[0].search(/[{[]/);
    const to = endOf(text, from);
    if (to === null || ++tried > MAX_STARTS) return null;
    const candidate = text.slice(from, to);
    const json = tryJson(candidate);
    if (json ? found : candidate.search(RECORD) === 0) return null;
    if (json) found = { json, from, to };
    starts.lastIndex = to;
  }
  return found && isIgnorable(text.slice(0, found.from)) && isIgnorable(text.slice(found.to)) ? found.json : null;
}

const isIgnorable = (text: string) => /^[\s\0]*$/.test(text) || DIAGNOSTIC.test(text);

/** A text without the markup at its ends. */
function withoutMarkup(text: string): string {
  let rest = text;
  for (let index = 0, length = Number.NaN; index < MAX_MARKUP && rest.length !== length; index++) {
    length = rest.length;
    for (const [open, close] of MARKUP) {
      const end = rest.startsWith(open) ? rest.indexOf(close) : -1;
      if (end > 0) rest = rest.slice(end + close.length).trimStart();
      const start = rest.endsWith(close) ? rest.lastIndexOf(open) : -1;
      if (start >= 0) rest = rest.slice(0, start).trimEnd();
    }
  }
  return rest;
}

/** The index after the bracket that closes the one at `from`; null when none does. */
function endOf(text: string, from: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let index = from; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1;
  }
  return null;
}

function tryJson(text: string): object | null {
  try {
    const value = parseExactJson(text);
    rememberKeyOrder(text, value);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
