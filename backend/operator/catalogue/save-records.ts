import { fieldsOf } from '../../domain/catalogue/records.ts';
import { eachList, type ListName, listNames } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type CatalogueRows, replaceOwned, saveRecord } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { checkFields } from './catalogue-file.ts';
import { columnOf } from './columns.ts';
import type { Problem } from './csv.ts';
import { namesOf, type Plan, type Planned, planImport } from './import-plan.ts';

/** Without the numbers of entries, which only make sense in a file. */
function sentence({ field, message }: Problem): string {
  return field === null ? message : `${field.replace(/\[\d+\]/g, '')}: ${message}.`;
}

/**
 * Saves records that may refer to one another, by the rules of an import. `rows` is the catalogue
 * as read in this transaction. Returns the added and changed records, with ids. Throws a refusal
 * with all problems.
 */
export async function saveRecords(
  db: Queries,
  rows: CatalogueRows,
  records: readonly { list: ListName; input: object }[],
): Promise<Planned[]> {
  const entries = records.map(({ list, input }, index) => ({
    file: '',
    list,
    record: index + 1,
    line: null,
    value: input,
    columnOf: (field: string) => columnOf(list, field),
  }));
  const plan = planImport(checkFields({ entries, problems: [] }), rows);
  if (plan.problems.length > 0) throw new Refusal('INVALID', [...new Set(plan.problems.map(sentence))]);
  const { added, changed } = await writePlan(db, plan, rows);
  return [...added, ...changed];
}

/** Writes the record's own row and returns its id. */
function writeRow(db: Queries, { list, id, after }: Planned): Promise<number> {
  const values = fieldsOf(list).flatMap(([field, { column, stored }]) => {
    const value: unknown = Reflect.get(after, field);
    return column === undefined ? [] : [[column, stored ? stored.write(value) : value]];
  });
  return saveRecord(db, list, id, Object.fromEntries(values));
}

/** Writes the changed rows in other tables of records that have been saved. */
async function writeOwnedRows(
  db: Queries,
  list: ListName,
  saved: readonly (Planned & { id: number })[],
  context: { idOf(list: ListName, name: string): number; timeSlots: CatalogueRows['timeSlots'] },
): Promise<void> {
  for (const [field, { rows: owned }] of fieldsOf(list)) {
    if (!owned) continue;
    const valueIn = (record: object): unknown => Reflect.get(record, field);
    const changed = saved.filter(
      ({ before, after }) => before === null || JSON.stringify(valueIn(before)) !== JSON.stringify(valueIn(after)),
    );
    await replaceOwned(db, owned.table, {
      owners: changed.flatMap(({ before, id }) => (before === null ? [] : owned.ownerOf(id))),
      rows: changed.flatMap(({ after, id }) => owned.rowsOf(valueIn(after), id, context)),
    });
  }
}

/**
 * Writes a plan without problems, in the transaction that made it. Returns it with the ids of new
 * records.
 */
export async function writePlan(db: Queries, plan: Plan, rows: CatalogueRows): Promise<Plan> {
  const names = namesOf(rows);
  const ids = eachList(() => new Map<string, number>());
  const saved: (Planned & { id: number })[] = [];
  for (const list of listNames) {
    const finalNames = new Map(names[list]);
    for (const record of [...plan.changed, ...plan.added].filter((planned) => planned.list === list)) {
      const id = await writeRow(db, record);
      saved.push({ ...record, id });
      finalNames.set(id, record.after.name);
    }
    ids[list] = new Map([...finalNames].map(([id, name]) => [name, id]));
  }
  function idOf(list: ListName, name: string): number {
    const id = ids[list].get(name);
    if (id === undefined) throw new Error(`“${name}” passed the check but has no id.`);
    return id;
  }
  for (const list of listNames) {
    const ofList = saved.filter((record) => record.list === list);
    await writeOwnedRows(db, list, ofList, { idOf, timeSlots: rows.timeSlots });
  }
  return {
    ...plan,
    added: saved.filter(({ before }) => before === null),
    changed: saved.filter(({ before }) => before !== null),
  };
}
