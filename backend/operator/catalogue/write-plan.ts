import { fieldsOf } from '../../domain/catalogue/records.ts';
import { eachList, type ListName, listNames } from '../../domain/catalogue/references.ts';
import { type CatalogueRows, replaceOwned, saveRecord } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { namesOf } from './current-records.ts';
import type { Plan, Planned } from './import-plan.ts';

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
