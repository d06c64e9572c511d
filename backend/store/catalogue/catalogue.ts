import { type Insertable, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { insertAll } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

/** Everything that can be booked, in the order of its ids. */
export async function loadCatalogue(db: Queries) {
  const [services, areas, companies, workshops, specialists, timeSlots, hours] = await Promise.all([
    db.selectFrom('services').selectAll().orderBy('id').execute(),
    db.selectFrom('areas').selectAll().orderBy('id').execute(),
    db.selectFrom('companies').selectAll().orderBy('id').execute(),
    db.selectFrom('workshops').selectAll().orderBy('id').execute(),
    db.selectFrom('specialists').selectAll().orderBy('id').execute(),
    db.selectFrom('time_slots').selectAll().orderBy('starts_at').execute(),
    db.selectFrom('working_hours').selectAll().execute(),
  ]);
  const [workshopServices, offers, servedAreas, specialistWorkshops, specialistCompanies] = await Promise.all([
    db.selectFrom('workshop_services').selectAll().orderBy('service_id').execute(),
    db.selectFrom('specialist_services').selectAll().orderBy('id').execute(),
    db.selectFrom('specialist_areas').selectAll().orderBy('area_id').execute(),
    db.selectFrom('specialist_workshops').selectAll().orderBy('workshop_id').execute(),
    db.selectFrom('specialist_companies').selectAll().orderBy('company_id').execute(),
  ]);
  return {
    services,
    areas,
    companies,
    workshops,
    specialists,
    timeSlots,
    hours,
    workshopServices,
    offers,
    servedAreas,
    specialistWorkshops,
    specialistCompanies,
  };
}

export type CatalogueRows = Awaited<ReturnType<typeof loadCatalogue>>;

/** The tables whose rows are whole records, not parts of one. */
type RecordTable = 'services' | 'areas' | 'companies' | 'workshops' | 'specialists';

type Values = Readonly<Record<string, unknown>>;

/** The next id of a service, since its table doesn't generate ids. */
async function nextServiceId(db: Queries): Promise<number> {
  const { last } = await db
    .selectFrom('services')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function insertRecord(db: Queries, table: RecordTable, values: Values) {
  const entries = Object.entries(table === 'services' ? { id: await nextServiceId(db), ...values } : values);
  const names = sql.join(entries.map(([name]) => sql.ref(name)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${names}) values (${sql.join(entries.map(([, value]) => value))}) returning id
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`A new row of ${table} has no id.`);
  return row.id;
}

/** Changes a record, or adds one when there is no id. Returns its id. */
export async function saveRecord(db: Queries, table: RecordTable, id: number | null, values: Values): Promise<number> {
  if (id === null) return insertRecord(db, table, values);
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(db);
  return id;
}

/** The tables of owned rows, with the column of the owner. */
const owners = {
  workshop_services: 'workshop_id',
  specialist_services: 'specialist_id',
  specialist_areas: 'specialist_id',
  specialist_workshops: 'specialist_id',
  specialist_companies: 'specialist_id',
  working_hours: 'resource',
} as const;

export type OwnedTable = keyof typeof owners;

export type OwnedRow = Readonly<Record<string, string | number | null>>;

const batchSize = 500;

/** Replaces all rows of these owners. */
export async function replaceOwned(
  db: Queries,
  table: OwnedTable,
  owned: { owners: readonly (number | string)[]; rows: readonly OwnedRow[] },
): Promise<void> {
  for (let start = 0; start < owned.owners.length; start += batchSize) {
    const batch = owned.owners.slice(start, start + batchSize);
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(owners[table])} in (${sql.join(batch)})
    `.execute(db);
  }
  await insertAll(db, table, owned.rows as unknown as Insertable<Tables[OwnedTable]>[]);
}
