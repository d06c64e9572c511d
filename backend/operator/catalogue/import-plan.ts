import type { ResolveContext } from '../../domain/catalogue/field.ts';
import type { Offer } from '../../domain/catalogue/field-schemas.ts';
import { checkPrice, type PriceRange, priceAfterChange } from '../../domain/catalogue/price-range.ts';
import { type CompleteRecords, fieldsOf } from '../../domain/catalogue/records.ts';
import {
  eachList,
  type ListName,
  type Lists,
  listNames,
  References,
  type Report,
} from '../../domain/catalogue/references.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import type { ParsedFile } from './catalogue-file.ts';
import { currentRecords, namesOf } from './current-records.ts';
import { matchEntries, namesAfter } from './match-entries.ts';
import { type Entry, type Problem, problemIn } from './problems.ts';

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
