import { declaredCharset } from '../../legacy/transport/body.ts';
import type { RawResponse } from '../../legacy/transport/raw-response.ts';
import { decodeEntities, isJunk, isJunkName } from '../../legacy/wire/html-text.ts';
import { valuesInOrder } from '../../legacy/wire/json.ts';
import { isZoned } from '../../legacy/wire/london-time.ts';
import { isFieldOf } from '../../legacy/wire/record.ts';
import { MAX_WHOLE_NUMBER, pence } from '../../legacy/wire/scalars.ts';
import { documentedName, type FoundQuirk } from './finding.ts';

export interface JsonResponse {
  readonly raw: RawResponse;
  readonly body: object;
  readonly isRecovered: boolean;
}

/** Quirks of a whole response that the gateway tolerates. */
const RESPONSE_QUIRKS: Readonly<Record<string, (response: JsonResponse) => boolean>> = {
  'bare array': ({ body }) => Array.isArray(body),
  'diagnostics before JSON': ({ raw, isRecovered }) => isRecovered && !endsLate(raw),
  'other output after JSON': ({ raw, isRecovered }) => isRecovered && endsLate(raw),
  'numbers of 64 bits': ({ raw }) => hasLongNumber(raw),
  'byte order mark': ({ raw }) => raw.text.startsWith('\ufeff'),
  'JSON called something else': ({ raw }) => !/\bjson\b/i.test(raw.contentType ?? ''),
  'Latin-1': ({ raw }) => raw.charset === 'windows-1252',
  'UTF-8 called something else': ({ raw }) => raw.charset === 'utf-8' && !isCalledUtf8(raw),
  'compressed in another way than Content-Encoding says': ({ raw }) => !raw.isAsLabelled,
  'data under user or profile': ({ body }) =>
    isRecord(Reflect.get(body, 'user')) || isRecord(Reflect.get(body, 'profile')),
};

const endsLate = ({ text }: RawResponse) => !/[}\]]\s*$/.test(text);

/** Of numbers as text nothing is lost anywhere. */
const hasLongNumber = ({ text }: RawResponse) =>
  [...text.matchAll(/[[:,]\s*(-?\d{16,})\s*(?=[\],}])/g)].some(([, digits]) => !Number.isSafeInteger(Number(digits)));

/** The charsets that web pages use agree on ASCII. */
const isCalledUtf8 = ({ contentType, text }: RawResponse) =>
  /^utf-?8$/i.test(declaredCharset(contentType)) || !/[\u0080-\uffff]/.test(text);

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** Quirks of one field's value, in its record. */
const VALUE_QUIRKS: Readonly<Record<string, (name: string, value: unknown, record: object) => boolean>> = {
  'numbers as text': (name, value) => isFieldOf('number', name) && typeof value === 'string' && isNumeric(value),
  'amounts with a sign or commas': (name, value) =>
    isFieldOf('number', name) && typeof value === 'string' && /^£?\s*[\d,]+(\.\d+)?$/.test(value) && !isNumeric(value),
  'numbers too large for the graph': (name, value) =>
    isFieldOf('number', name) && Number(String(value).replace(/[£,\s]/g, '')) * 100 > MAX_WHOLE_NUMBER,
  'flag as text': (name, value) => isFieldOf('flag', name) && typeof value === 'string',
  'flag as number': (name, value) => isFieldOf('flag', name) && typeof value === 'number',
  'services as escaped JSON': (name, value) => name === 'services' && isJson(value) && String(value).includes('&quot;'),
  'services as JSON in a text': (name, value) =>
    name === 'services' && isJson(value) && !String(value).includes('&quot;'),
  '{} for a list': (name, value) =>
    isFieldOf('list', name) && isRecord(value) && Object.keys(Object(value)).length === 0,
  'list with numbers for names': (name, value) =>
    isFieldOf('list', name) && isRecord(value) && hasOnlyNumbers(Object(value)) && isSorted(Object(value)),
  'list with numbers for names, in an order of its own': (name, value) =>
    isFieldOf('list', name) && isRecord(value) && hasOnlyNumbers(Object(value)) && !isSorted(Object(value)),
  'moment with a zone for a day': (name, value) => isFieldOf('day', name) && isZoned(value),
  'moment with a zone for a time': (name, value) => isFieldOf('time', name) && isZoned(value),
  'price of 0, or a high price below the low one': (name, value, record) =>
    isPriceForNone(name, readPence(value), readPence(Reflect.get(record, 'base_price'))),
  "a word such as 'null' for nothing": (name, value) =>
    typeof value === 'string' && (isFieldOf('name', name) ? isJunkName : isJunk)(value),
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

function isSorted(value: object): boolean {
  const sorted = Object.values(value);
  return valuesInOrder(value).every((entry, index) => entry === sorted[index]);
}

const readPence = (value: unknown) => pence.safeParse(value).data ?? null;
const isPriceForNone = (name: string, price: number | null, low: number | null) =>
  price !== null &&
  ((name === 'base_price' && price === 0) || (name === 'price_high' && price < Math.max(low ?? 0, 1)));

const MAX_DEPTH = 12;

/** Found in the raw response, so that endpoints needn't report them. */
export function quirksOf(response: JsonResponse): FoundQuirk[] {
  const found = new Map<string, { fields: Set<string>; count: number }>();
  const note = (quirk: string, field: string | null) => {
    const seen = found.get(quirk) ?? { fields: new Set(), count: 0 };
    found.set(quirk, seen);
    seen.count++;
    if (field !== null) seen.fields.add(documentedName(field));
  };
  for (const [quirk, isSeen] of Object.entries(RESPONSE_QUIRKS)) if (isSeen(response)) note(quirk, null);
  visit(response.body, (name, value, record) => {
    for (const [quirk, isSeen] of Object.entries(VALUE_QUIRKS)) if (isSeen(name, value, record)) note(quirk, name);
  });
  return [...found].map(([quirk, { fields, count }]) => ({ quirk, fields: [...fields].sort(), count }));
}

/** Calls `onValue` for every value at any depth; the texts in a list have the list's name. */
function visit(
  container: object,
  onValue: (name: string, value: unknown, record: object) => void,
  depth = 0,
  list = '',
): void {
  if (depth > MAX_DEPTH) return;
  for (const [key, value] of Object.entries(container)) {
    const name = Array.isArray(container) ? list : key;
    if (name === key || typeof value === 'string') onValue(name, value, container);
    if (typeof value === 'object' && value !== null) visit(value, onValue, depth + 1, name);
  }
}
