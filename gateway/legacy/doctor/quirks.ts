import type { RawResponse } from '../transport/raw-response.ts';
import { isFieldOf } from '../wire/documented-fields.ts';
import { decodeEntities } from '../wire/html-text.ts';
import { documentedName } from './field-names.ts';
import type { FoundQuirk } from './finding.ts';

/** An answer before anything has been made of it. */
export interface Heard {
  readonly raw: RawResponse;
  readonly body: object;
  /** Whether something that is no JSON stood before it. */
  readonly isRecovered: boolean;
}

/** What a host may do to an answer as a whole, and the gateway reads all the same. */
const OF_ANSWERS: Readonly<Record<string, (heard: Heard) => boolean>> = {
  'bare array': ({ body }) => Array.isArray(body),
  'diagnostics before JSON': ({ isRecovered }) => isRecovered,
  'byte order mark': ({ raw }) => raw.text.startsWith('\ufeff'),
  'JSON called something else': ({ raw }) => !/\bjson\b/i.test(raw.contentType ?? ''),
  'Latin-1': ({ raw }) => raw.charset === 'windows-1252',
  'data under user or profile': ({ body }) =>
    isRecord(Reflect.get(body, 'user')) || isRecord(Reflect.get(body, 'profile')),
};

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The same for the value of one field. */
const OF_VALUES: Readonly<Record<string, (name: string, value: unknown) => boolean>> = {
  'numbers as text': (name, value) => isFieldOf('number', name) && typeof value === 'string' && isNumeric(value),
  'amounts with a sign or commas': (name, value) =>
    isFieldOf('number', name) && typeof value === 'string' && /^£?\s*[\d,]+(\.\d+)?$/.test(value) && !isNumeric(value),
  'flag as text': (name, value) => isFieldOf('flag', name) && typeof value === 'string',
  'flag as number': (name, value) => isFieldOf('flag', name) && typeof value === 'number',
  'services as escaped JSON': (name, value) => name === 'services' && isJson(value) && String(value).includes('&quot;'),
  'services as JSON in a text': (name, value) =>
    name === 'services' && isJson(value) && !String(value).includes('&quot;'),
  '{} for a list': (name, value) =>
    isFieldOf('list', name) && isRecord(value) && Object.keys(Object(value)).length === 0,
  'list with numbers for names': (name, value) =>
    isFieldOf('list', name) && isRecord(value) && hasOnlyNumbers(Object(value)),
  "'Not assigned' for an id": (name, value) => isFieldOf('id', name) && /^\s*not assigned\s*$/i.test(String(value)),
  'zero date for none': (_name, value) => typeof value === 'string' && value.startsWith('0000-00-00'),
  'entities in text': (name, value) => typeof value === 'string' && !isJson(value) && hasEntities(name, value),
  'empty text for nothing': (_name, value) => value === '',
};

const isJson = (value: unknown) => typeof value === 'string' && /^\s*[[{]/.test(value);
const hasEntities = (name: string, value: string) => !name.endsWith('url') && decodeEntities(value) !== value;

function hasOnlyNumbers(value: object): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
}

const MAX_DEPTH = 12;

/**
 * Every quirk of an answer. The rules look at what was sent, beside what the endpoint made of it,
 * so that reading stays as it is.
 */
export function quirksOf(heard: Heard): FoundQuirk[] {
  const found = new Map<string, { fields: Set<string>; count: number }>();
  const note = (quirk: string, field: string | null) => {
    const seen = found.get(quirk) ?? { fields: new Set(), count: 0 };
    found.set(quirk, seen);
    seen.count++;
    if (field !== null) seen.fields.add(documentedName(field));
  };
  for (const [quirk, isSeen] of Object.entries(OF_ANSWERS)) if (isSeen(heard)) note(quirk, null);
  visit(heard.body, (name, value) => {
    for (const [quirk, isSeen] of Object.entries(OF_VALUES)) if (isSeen(name, value)) note(quirk, name);
  });
  return [...found].map(([quirk, { fields, count }]) => ({ quirk, fields: [...fields].sort(), count }));
}

/** Every named value, however deep; the entries of a list have no name. */
function visit(container: object, tell: (name: string, value: unknown) => void, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries(container)) {
    if (!Array.isArray(container)) tell(name, value);
    if (typeof value === 'object' && value !== null) visit(value, tell, depth + 1);
  }
}
