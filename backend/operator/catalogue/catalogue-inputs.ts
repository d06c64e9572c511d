import { z } from 'zod';
import {
  formatAreasCell,
  formatOffersCell,
  formatPriceCell,
  InvalidCell,
  readAreas,
  readMinutes,
  readOffers,
  readPrice,
} from '../../domain/catalogue/cells.ts';
import type { Field, Option } from '../../domain/catalogue/field.ts';
import type { Offer, ServedArea } from '../../domain/catalogue/field-schemas.ts';
import type { PriceRange } from '../../domain/catalogue/price-range.ts';
import { type CompleteRecords, fieldsOf } from '../../domain/catalogue/records.ts';
import { isSameName, type ListName } from '../../domain/catalogue/references.ts';
import { choice, type Input, type Inputs, line, optional, repeated, value } from '../command-line/inputs.ts';

export const offerSyntax =
  'An OFFER is “Service=£45-£60/90min”, or “Service: own name=£45/90min | description”; price, duration and description are optional.';

/** A value written like a CSV cell of an import. */
function cell<T>(read: (text: string) => T) {
  return z.string().transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

/** Exactly one entry of a cell. */
function single<T>(read: (text: string) => T[], example: string) {
  return cell((text) => {
    const [entry, ...more] = read(text);
    if (entry === undefined || more.length > 0) throw new InvalidCell(`must be one entry such as ${example}`);
    return entry;
  });
}

export const names = (summary: string) => repeated(line(summary, 'NAME'));

/** A text that an empty value removes. It is validated with the record. */
export const clearable = (summary: string, placeholder: string) => value(summary, placeholder, z.string());

export const yesOrNo = (summary: string): Input<boolean> =>
  value(
    summary,
    'yes|no',
    z.string().transform((text, context) => {
      if (/^(yes|no)$/i.test(text.trim())) return text.trim().toLowerCase() === 'yes';
      context.addIssue({ code: 'custom', message: 'must be yes or no' });
      return z.NEVER;
    }),
  );

function inputOf({ kind, choices = [] }: Field, { summary, placeholder = 'TEXT', maxLength }: Option): Input<unknown> {
  switch (kind) {
    case 'line':
      return line(summary, placeholder, maxLength);
    case 'text':
    case 'hours':
      return clearable(summary, placeholder);
    case 'choice':
      return choice(summary, choices);
    case 'flag':
      return yesOrNo(summary);
    case 'minutes':
      return value(summary, 'MINUTES', cell(readMinutes));
    case 'price':
      return value(summary, '£FROM[-£TO]', cell(readPrice));
    case 'names':
      return names(summary);
    case 'areas':
      return repeated(value(summary, 'AREA[=FEE]', single(readAreas, '“Oadby=£5”')));
    case 'offers':
      return repeated(value(summary, 'OFFER', single(readOffers, '“Plumbing=£45-£60/90min”')));
  }
}

const optionsIn = (list: ListName) =>
  fieldsOf(list).flatMap(([field, definition]) =>
    definition.option ? [{ field, definition, option: definition.option }] : [],
  );

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const removalName = ({ name }: Option) => `remove${capitalised(name)}`;

/** The options for the fields of a new record: those that it must have are required. */
export function optionsToAdd(list: ListName): Inputs {
  return Object.fromEntries(
    optionsIn(list).map(({ definition, option }) => {
      const input = inputOf(definition, option);
      return [option.name, definition.initial === undefined || input.isRepeated ? input : optional(input)];
    }),
  );
}

/** The options that change fields. */
export function optionsToEdit(list: ListName): Inputs {
  const options = Object.entries(optionsToAdd(list));
  return Object.fromEntries(options.map(([name, input]) => [name, input.isRequired ? optional(input) : input]));
}

/** The options that take entries from lists. */
export function optionsToRemove(list: ListName): Inputs {
  return Object.fromEntries(
    optionsIn(list).flatMap(({ option }) => (option.removal ? [[removalName(option), names(option.removal)]] : [])),
  );
}

/** The option of a field, for a command that isn't about the record. */
export function optionFor<Value>(definition: Field<Value>): Input<Value | undefined> {
  if (!definition.option) throw new Error('The field has no option.');
  return optional(inputOf(definition, definition.option)) as Input<Value | undefined>;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of a record that options set. Those that are undefined stay as they are. */
export function fieldsFrom<List extends ListName>(
  list: List,
  values: Values,
  current?: CompleteRecords[List],
): Partial<CompleteRecords[List]> {
  const fields = optionsIn(list).map(({ field, definition: { kind }, option }) => {
    const entered = values[option.name];
    if (kind === 'price') return entered ?? {};
    if (!current || !option.removal) return { [field]: entered };
    const removed = values[removalName(option)] as string[];
    return { [field]: changedList(Reflect.get(current, field) as Entry[], entered as Entry[], removed) };
  });
  return Object.assign({}, ...fields);
}

type Entry = string | Offer | ServedArea;

/** The names under which an entry of a list can be removed. */
function namesOf(entry: Entry): string[] {
  if (typeof entry === 'string') return [entry];
  return 'area' in entry ? [entry.area] : [entry.service, entry.name];
}

const isSameEntry = (entry: Entry, other: Entry) =>
  namesOf(entry).every((name, index) => isSameName(name, namesOf(other)[index] ?? ''));

/** Offers are replaced in their place. Undefined when there is nothing to change. */
export function changedList<T extends Entry>(current: readonly T[], added: readonly T[], removed: readonly string[]) {
  if (added.length === 0 && removed.length === 0) return undefined;
  const kept = current.filter((entry) => {
    if (namesOf(entry).some((name) => removed.some((other) => isSameName(name, other)))) return false;
    return (typeof entry === 'object' && 'service' in entry) || !added.some((other) => isSameEntry(entry, other));
  });
  return [
    ...kept.map((entry) => added.find((other) => isSameEntry(entry, other)) ?? entry),
    ...added.filter((entry) => !kept.some((other) => isSameEntry(entry, other))),
  ];
}

/** Problems for names to remove that are not in the list: probably spelling mistakes. */
export function missingNames(current: readonly string[], removed: readonly string[], plural: string): string[] {
  return removed
    .filter((name) => !current.some((other) => isSameName(name, other)))
    .map((name) => `“${name}” is not among the ${plural}: ${current.join(', ') || 'there are none'}.`);
}

/** Problems of the options that take entries from the lists of a record. */
export function removalProblems<List extends ListName>(
  list: List,
  record: CompleteRecords[List],
  values: Values,
): string[] {
  return optionsIn(list).flatMap(({ field, option }) => {
    const removed = values[removalName(option)] as string[] | undefined;
    const current = Reflect.get(record, field) as Entry[];
    return removed ? missingNames([...new Set(current.flatMap(namesOf))], removed, field) : [];
  });
}

/** What people read of the fields, by label. */
export function labelledFields<List extends ListName>(
  list: List,
  record: CompleteRecords[List],
): Record<string, string | null> {
  return Object.fromEntries(
    optionsIn(list).map(({ field, definition, option }) => {
      const value: unknown = Reflect.get(record, field);
      return [capitalised(option.removal ? field : option.name), displayText(definition, value, record)];
    }),
  );
}

function displayText({ kind }: Field, value: unknown, record: object): string | null {
  if (kind === 'price') return formatPriceCell(record as PriceRange);
  if (kind === 'minutes') return value === null ? null : `${value} minutes`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(formatItem).join('\n') : (value as string | null);
}

/** An entry of a list for people, with offers and areas as in a CSV cell. */
export function formatItem(item: Entry): string {
  if (typeof item === 'string') return item;
  return 'service' in item ? formatOffersCell([item]) : formatAreasCell([item]);
}

/** The entries with these keys first, then the others. */
export function inOrder<Value>(keys: readonly string[], entries: Record<string, Value>): Record<string, Value> {
  const first = keys.flatMap((key) => (key in entries ? [[key, entries[key] as Value] as const] : []));
  return { ...Object.fromEntries(first), ...entries };
}
