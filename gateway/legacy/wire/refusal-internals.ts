/** The one check of the host's own sentences: what shows how it is built is logged, never shown. */

import { LRUCache } from 'lru-cache';
import { redact } from '#shared/server/log/redaction.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { plainLine } from './html-text.ts';

/** Each matches in linear time: a host's texts can be long. */
const INTERNALS: readonly RegExp[] = [
  // Databases
  /\b(?:SQL|mysqli?|PDO|MariaDB|Postgres|ODBC|ORA-\d|HY\d{3})/i,
  /\bSELECT\b.{1,300}\bFROM\b|\bINSERT (?:IGNORE )?INTO\b|\bDELETE FROM\b|\bUPDATE\b.{1,300}\bSET\b/s,
  /\b(?:database|db) (?:is|error|exception|connection|query|server|failed)\b|\bquery (?:failed|error)\b/i,
  /\bduplicate (?:entry|key)\b|\bforeign key\b|\bconstraint (?:fail|violat)|\bviolates [\w-]{1,40} constraint\b/i,
  /\b(?:unknown|no such|undefined) (?:column|database|table|relation)\b|\bfor (?:column|key)\b|\bcannot be null\b/i,
  /\b(?:table|column|relation|database) ['"`]|\bsyntax error\b|\bgeneral error: ?\d/i,
  /\bdefault value\b|\bcolumn count\b|\b(?:column|view) not found\b|\bquery was empty\b|\bcollations?\b|\bsubquery\b/i,
  /\bcommands out of sync\b|\bgot error \d|\bstorage engine\b|\bprepared statement\b|\bno database selected\b/i,
  /\bincorrect \w{1,20} value: ?['"]|\bdata (?:too long|truncated)\b|\bdatabase file\b|\breadonly database\b/i,
  /\bcharacter varying\b|\binput syntax\b|\boperator does not exist\b|\bcould not find driver\b|\bparameter number\b/i,
  /\bdeadlock\b|\block wait\b|\bgone away\b|\btoo many connections\b|\baccess denied for user\b/i,
  // PHP
  /\b[A-Z]\w{0,80}(?:Exception|Error)\b|\bException\b|_exception\b|\b[A-Za-z]{1,40}Exception\b/,
  /\buncaught\b|\b(?:fatal|parse|compile) error\b|\bstack ?trace\b|\bthrown in\b|\bon line \d|\{main\}/i,
  /\bundefined (?:index|variable|array|offset|property|constant|function|method|class)\b|\bstdclass\b/i,
  /\bof type (?:null|int|string|array|bool|float|mixed)\b|\bnon-numeric value\b|\bcould not be converted to\b/i,
  /\bcall to (?:a member|an? ?undefined|undefined|private|protected)\b|\bnon-object\b|\bargument #?\d\b/i,
  /\barray to string\b|\bmemory size of\b|\bexecution time of\b|\bdivision by zero\b|\bmust be of (?:the )?type\b/i,
  /\bfailed to open\b|\bfailed opening\b|\bno such file\b|\bpermission denied\b|\bheaders? (?:information )?already sent\b/i,
  /\b(?:null|string|int|integer|array|bool|float|none) given\b|\bclass ["'\w\\]{1,80} not found\b/i,
  /\$[a-z_]|\w->\w|\w::\w|\w{2}\(\)|\\\w/i,
  /^\s*(?:\{|\[[{"]|<\?)|\bArray \(|\b(?:array|object|string|int)\(\w/,
  // Files and addresses
  /(?<![\w/.])\/[\w.~-]{1,100}\/[\w.~-]|(?<![\w/.])\/(?:var|etc|tmp|usr|home|srv|opt|root|proc|mnt|www|php)\b/i,
  /\w\.(?:php\d?|phtml|inc|ini|sock|sql|sqlite|log|env|conf|ya?ml|htaccess)\b|\b[A-Z]:[\\/]\w/i,
  /\blocalhost\b|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|\bE(?:CONN|NOTFOUND|AI_|TIMEDOUT|ACCES|NOENT)|\bgetaddrinfo\b/,
  /\bcURL\b|\bSMTP\b|\berrno\b|\bconnection (?:refused|timed out|reset)\b/i,
];

/** Longer ones are cut: a sentence is short. */
const CHECKED_LENGTH = 6_000;

/**
 * Results for the latest sentences, by their text: a customer's notifications are read again and
 * again. They may be personal, and don't stay in memory long.
 */
const results = new LRUCache<string, boolean>({ max: 2_000, ttl: 5 * MINUTE_MS });
const REMEMBERED_LENGTH = 400;

/** Whether a text holds an SQL error, an exception, a file's path or the like. */
export function isInternal(text: string): boolean {
  if (text.length > REMEMBERED_LENGTH) return matchesInternals(text);
  const known = results.get(text);
  if (known !== undefined) return known;
  const result = matchesInternals(text);
  results.set(text, result);
  return result;
}

function matchesInternals(text: string): boolean {
  const start = text.slice(0, CHECKED_LENGTH);
  const line = plainLine(start);
  // Most texts are one line without markup, which nothing need look at twice.
  return INTERNALS.some((pattern) => pattern.test(line) || (line !== start && pattern.test(start)));
}

/** Where scripts put what they say. */
const SAYINGS = ['error', 'errorMessage', 'message', 'errors'] as const;

/** From its messages, and those of the records in it and its lists. Returns them for the log. */
export function withholdInternals(body: object): string[] {
  const withheld: string[] = [];
  const checked = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') {
      if (!isInternal(value)) return value.length > CHECKED_LENGTH ? value.slice(0, CHECKED_LENGTH) : value;
      withheld.push(forLog(value));
      return null;
    }
    if (typeof value === 'object' && value !== null && depth > 0)
      for (const [name, inner] of Object.entries(value)) replace(value, name, inner, depth - 1);
    return value;
  };
  const replace = (parent: object, name: string, value: unknown, depth: number) => {
    const shown = checked(value, depth);
    if (shown !== value) Reflect.set(parent, name, shown);
  };
  const check = (saying: unknown) => {
    if (typeof saying !== 'object' || saying === null) return;
    for (const name of SAYINGS) {
      const value: unknown = Reflect.get(saying, name);
      if (value !== undefined) replace(saying, name, value, 2);
    }
  };
  check(body);
  for (const inner of Object.values(body)) {
    check(inner);
    // PHP also writes a list as an object, after `array_filter`.
    if (typeof inner === 'object' && inner !== null) for (const record of Object.values(inner)) check(record);
  }
  return withheld;
}

/** Quotes contain values, such as a customer's email. */
const forLog = (text: string) =>
  redact(plainLine(text.slice(0, CHECKED_LENGTH)).replace(/['"`].*['"`]/s, "'…'")).slice(0, 500);
