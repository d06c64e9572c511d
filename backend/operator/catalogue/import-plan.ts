import type { Field, ResolveContext } from '../../domain/catalogue/field.ts';
import type { Offer } from '../../domain/catalogue/field-schemas.ts';
import { checkPrice, type PriceRange, priceAfterChange } from '../../domain/catalogue/price-range.ts';
import { type CompleteRecords, fieldsOf } from '../../domain/catalogue/records.ts';
import {
  eachList,
  type KnownNames,
  knownNames,
  type ListName,
  type Lists,
  listNames,
  nameKey,
  References,
  type Report,
} from '../../domain/catalogue/references.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import type { ParsedFile } from './catalogue-file.ts';
import { type Entry, type Problem, problemIn } from './csv.ts';

/** What an import does to one record; `id` and `before` are null for a new one. */
interface PlannedRecord<List extends ListName = ListName> {
  list: List;
  id: number | null;
  before: CompleteRecords[List] | null;
  after: CompleteRecords[List];
}

/** A union, so that `list` determines the type of the records. */
export type Planned = { [List in ListName]: PlannedRecord<List> }[ListName];

export interface Plan {
  problems: Problem[];
  added: Planned[];
  changed: Planned[];
  unchanged: Lists<number>;
}

/** Validates a file against the database. Returns all problems, and what would be written. */
export function planImport({ entries, invalid, problems }: ParsedFile, rows: CatalogueRows): Plan {
  const plan: Plan = {
    problems: [...problems],
    added: [],
    changed: [],
    unchanged: eachList(() => 0),
  };
  const currentNames = namesOf(rows);
  const matched = listNames.map((list) =>
    matchEntries(
      list,
      entries.filter((entry) => entry.list === list),
      currentNames,
      plan.problems,
    ),
  );
  const { finalNames, known } = namesAfter(currentNames, matched.flat(), invalid);
  const current = currentRecords(rows, finalNames);
  for (const { entry, id } of matched.flat()) {
    const report: Report = (field, message) =>
      plan.problems.push(problemIn(entry, entry.input.name, entry.columnOf(field), message));
    const before = id === null ? null : (current[entry.list].get(id) ?? null);
    const context = { references: new References(known, report), timeSlots: rows.timeSlots, report };
    const input = resolvedInput(entry, context);
    const initial = before ?? newRecord(entry.list, input, report);
    const after = { ...initial, ...input, ...priceFollowing(entry, before, input) } as CompleteRecords[ListName];
    if ('basePricePence' in after) checkPrice(after, 'highPricePence', report);
    const planned = { list: entry.list, id, before, after } as Planned;
    if (before === null) plan.added.push(planned);
    else if (JSON.stringify(before) === JSON.stringify(after)) plan.unchanged[entry.list] += 1;
    else plan.changed.push(planned);
  }
  sortProblems(plan.problems);
  return plan;
}

/** The fields of an entry, with references and hours in the database's spelling. */
function resolvedInput({ list, input }: Entry, context: ResolveContext): Record<string, unknown> {
  const given = Object.entries(input).filter(([field, value]) => value !== undefined && field !== 'id');
  const resolved: Record<string, unknown> = Object.fromEntries(given);
  for (const [field, { rows }] of fieldsOf(list))
    if (rows && field in resolved) resolved[field] = rows.resolve(resolved[field], field, context);
  return resolved;
}

/** What a new record has where the input says nothing. Reports the fields that it must say. */
function newRecord(list: ListName, input: object, report: Report): Record<string, unknown> {
  for (const [field, { initial }] of fieldsOf(list))
    if (initial === undefined && !(field in input)) report(field, 'is missing, and a new record needs it');
  return Object.fromEntries(
    fieldsOf(list).flatMap(([field, { initial }]) => (initial === undefined ? [] : [[field, initial]])),
  );
}

/** A specialist's price range follows the services, unless it is or was set separately. */
function priceFollowing(
  { list, input }: Entry,
  before: CompleteRecords[ListName] | null,
  { services }: Record<string, unknown>,
): Partial<PriceRange> {
  if (list !== 'specialists' || !services || 'basePricePence' in input || 'highPricePence' in input) return {};
  const noPrice = { services: [], basePricePence: null, highPricePence: null };
  return priceAfterChange((before as CompleteRecords['specialists'] | null) ?? noPrice, services as Offer[]);
}

/** By file, list and record; problems of the whole file come first. */
function sortProblems(problems: Problem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))];
  problems.sort(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.list === null ? -1 : listNames.indexOf(a.list)) - (b.list === null ? -1 : listNames.indexOf(b.list)) ||
      (a.record ?? 0) - (b.record ?? 0),
  );
}

/** A record of a file, and its id in the database; null for a new one. */
interface Matched {
  entry: Entry;
  id: number | null;
}

/** Finds the database record of each entry of a list. Leaves out entries with a problem. */
function matchEntries(list: ListName, entries: readonly Entry[], names: Names, problems: Problem[]): Matched[] {
  const idsByName = new Map<string, number[]>();
  for (const [id, name] of names[list]) idsByName.set(nameKey(name), [...(idsByName.get(nameKey(name)) ?? []), id]);
  const seenNames = new Set<string>();
  const seenIds = new Set<number>();
  const matched: Matched[] = [];
  for (const entry of entries) {
    const { id: inputId, name } = entry.input;
    const report = (field: string, message: string) => problems.push(problemIn(entry, name, field, message));
    const sameName = idsByName.get(nameKey(name)) ?? [];
    const id = inputId ?? sameName[0] ?? null;
    if (seenNames.has(nameKey(name))) report('name', 'is in the file more than once');
    else if (inputId !== undefined && !names[list].has(inputId))
      report('id', 'is no record of this database: leave it out to add a new one');
    else if (id !== null && seenIds.has(id)) report('id', 'is in the file more than once');
    else if (inputId === undefined && sameName.length > 1)
      report('name', `belongs to ${sameName.length} ${list}: add the id of one of them (${sameName.join(', ')})`);
    else if (inputId !== undefined && sameName.some((other) => other !== inputId) && names[list].get(inputId) !== name)
      report('name', `already belongs to another one (${sameName.find((other) => other !== inputId)})`);
    else matched.push({ entry, id });
    seenNames.add(nameKey(name));
    if (id !== null) seenIds.add(id);
  }
  return matched;
}

/** All names after the import, and everything that records can refer to. */
function namesAfter(
  currentNames: Names,
  matched: readonly Matched[],
  invalid: ParsedFile['invalid'],
): { finalNames: Names; known: KnownNames } {
  const finalNames = { ...currentNames };
  const known = {} as KnownNames;
  for (const list of listNames) {
    const names = new Map(currentNames[list]);
    const added = invalid.filter((entry) => entry.list === list).map(({ name }) => name);
    for (const { entry, id } of matched.filter((match) => match.entry.list === list))
      if (id === null) added.push(entry.input.name);
      else names.set(id, entry.input.name);
    finalNames[list] = names;
    const taken = new Set([...names.values()].map(nameKey));
    known[list] = knownNames([...names.values(), ...new Set(added.filter((name) => !taken.has(nameKey(name))))]);
  }
  return { finalNames, known };
}

/** The name of each record by its id. */
type Names = Lists<ReadonlyMap<number, string>>;

export function namesOf(rows: CatalogueRows): Names {
  return eachList((list) => new Map(rows[list].map(({ id, name }) => [id, name])));
}

export type CurrentRecords = { [List in ListName]: Map<number, CompleteRecords[List]> };

/** The database's records by id. They refer to others by name, as in `names`. */
export function currentRecords(rows: CatalogueRows, names: Names): CurrentRecords {
  function readerOf({ column = '', stored, rows: owned }: Field): (row: { id: number }) => unknown {
    if (owned) {
      const valueById = owned.read(rows, (list, id) => names[list].get(id) ?? '');
      return ({ id }) => valueById(id);
    }
    return (row) => (stored ? stored.read(Reflect.get(row, column)) : Reflect.get(row, column));
  }
  return eachList((list) => {
    const readers = fieldsOf(list).map(([field, definition]) => [field, readerOf(definition)] as const);
    return new Map(
      rows[list].map((row) => [row.id, Object.fromEntries(readers.map(([field, read]) => [field, read(row)]))]),
    );
  }) as CurrentRecords;
}
