import type { CompleteRecords, RecordInputs } from '../../domain/catalogue/records.ts';
import { isSameName, type ListName, type Lists } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type CatalogueRows, loadCatalogue } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import type { ChangeLog } from '../context.ts';
import type { Snapshot, Subject, SubjectKind } from '../log/change.ts';
import { formatItem } from './catalogue-inputs.ts';
import { type CurrentRecords, currentRecords, namesOf, type Planned } from './import-plan.ts';
import { saveRecords } from './save-records.ts';

/** The kind of a list's records, in the log and in texts. */
export const kinds: Lists<SubjectKind> = {
  services: 'service',
  areas: 'area',
  companies: 'company',
  workshops: 'workshop',
  specialists: 'specialist',
};

export function subjectOf({ list, id, after }: Planned): Subject {
  return { kind: kinds[list], id: id ?? 0, name: after.name };
}

/** A record for the log and for people, with offers and areas as in a CSV cell. */
export function snapshotOf(record: CompleteRecords[ListName]): Snapshot {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, Array.isArray(value) ? value.map(formatItem) : value]),
  );
}

/** `an area`, `a company`. */
export const withArticle = (list: ListName) => `${list === 'areas' ? 'an' : 'a'} ${kinds[list]}`;

/** Logs the saved records. */
export function recordSaved(log: ChangeLog, saved: readonly Planned[]): void {
  for (const planned of saved)
    log.record(subjectOf(planned), planned.before && snapshotOf(planned.before), snapshotOf(planned.after));
}

/** Fields to save; those that are undefined stay as they are. */
type Fields<List extends ListName> = {
  [Field in keyof RecordInputs[List]]?: RecordInputs[List][Field] | undefined;
};

export interface Found<List extends ListName> {
  id: number;
  record: CompleteRecords[List];
}

const recordsIn = (rows: CatalogueRows) => currentRecords(rows, namesOf(rows));

/** A record for `--json`, under the name of its kind. */
export const asData = <List extends ListName>(list: List, { id, record }: Found<List>) => ({
  [kinds[list]]: { id, ...record },
});

export const addedSentence = (list: ListName, { id, record }: Found<ListName>) =>
  `Added the ${kinds[list]} ${record.name} (${id}).`;

/** All records of the catalogue. */
export async function readCatalogue(db: Queries): Promise<CurrentRecords> {
  return recordsIn(await loadCatalogue(db));
}

/** By id, or by name in any case. Throws when there is none, or several have this name. */
export function findRecord<List extends ListName>(records: CurrentRecords, list: List, key: string): Found<List> {
  const all: ReadonlyMap<number, CompleteRecords[List]> = records[list];
  const isId = /^[1-9]\d{0,8}$/.test(key);
  const found = [...all].filter(([id, { name }]) => (isId ? id === Number(key) : isSameName(name, key)));
  const [first] = found;
  if (first === undefined) throw new Refusal('NOT_FOUND', `There is no ${kinds[list]} “${key}”.`);
  if (found.length > 1)
    throw new Refusal(
      'TAKEN',
      `There are several called “${key}”. Give the id: ${found.map(([id]) => id).join(', ')}.`,
    );
  return { id: first[0], record: first[1] };
}

/** Adds a record; throws when its name is taken. */
export async function addRecord<List extends ListName>(
  db: Queries,
  log: ChangeLog,
  list: List,
  fields: Fields<List> & { name: string },
): Promise<Found<List>> {
  const rows = await loadCatalogue(db);
  const taken = rows[list].find(({ name }) => isSameName(name, fields.name));
  if (taken)
    throw new Refusal('TAKEN', `There is ${withArticle(list)} “${taken.name}” already: it has the id ${taken.id}.`);
  return save(db, log, rows, list, fields);
}

/** Changes the fields that `change` returns. */
export async function editRecord<List extends ListName>(
  db: Queries,
  log: ChangeLog,
  list: List,
  key: string,
  change: (found: Found<List>) => Fields<List> | Promise<Fields<List>>,
): Promise<Found<List>> {
  const rows = await loadCatalogue(db);
  const found = findRecord(recordsIn(rows), list, key);
  const changed = await change(found);
  return save(db, log, rows, list, { ...changed, name: changed.name ?? found.record.name, id: found.id }, found);
}

async function save<List extends ListName>(
  db: Queries,
  log: ChangeLog,
  rows: CatalogueRows,
  list: List,
  fields: Fields<List>,
  before?: Found<List>,
): Promise<Found<List>> {
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const saved = await saveRecords(db, rows, [{ list, input: present }]);
  recordSaved(log, saved);
  const [record] = saved;
  // Nothing is saved when nothing has changed.
  if (!record || record.id === null) {
    if (before) return before;
    throw new Error('A new record was not saved.');
  }
  return { id: record.id, record: record.after as CompleteRecords[List] };
}
