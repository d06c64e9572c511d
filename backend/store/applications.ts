import type { Insertable } from 'kysely';
import type { Queries } from './database/database.ts';
import { insertIfNew } from './database/rows.ts';
import type { Tables } from './database/tables.ts';

export type NewApplication = Omit<Insertable<Tables['applications']>, 'id'>;
export type NewApplicationFile = Omit<Insertable<Tables['application_files']>, 'id'>;

export async function insertApplication(db: Queries, application: NewApplication): Promise<number> {
  const { id } = await db.insertInto('applications').values(application).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertApplicationFiles(db: Queries, files: NewApplicationFile[]): Promise<void> {
  if (files.length > 0) await db.insertInto('application_files').values(files).execute();
}

/** Every file that an application owns; any other stored file is an orphan. */
export async function listStoredApplicationFiles(db: Queries): Promise<Set<string>> {
  const rows = await db.selectFrom('application_files').select('stored_name').execute();
  return new Set(rows.map((row) => row.stored_name));
}

/** Whether the address (in lower case) has applied and was not declined. */
export async function isApplicationOpen(db: Queries, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('email', '=', email)
    .where('status', '!=', 'declined')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts applications from this address or phone number; `first` is the time of the oldest. */
export function applicationsSince(
  db: Queries,
  { email, phone }: { email: string; phone: string },
  since: string,
): Promise<{ count: number; first: string | null }> {
  return (
    db
      .selectFrom('applications')
      // Those without a phone number have none in common.
      .where((eb) => eb.or([eb('email', '=', email), eb.and([eb('phone', '=', phone), eb('phone', '!=', '')])]))
      .where('created_at', '>', since)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
      .executeTakeFirstOrThrow()
  );
}

/** The fingerprint of the application that was sent with this key; undefined when none was. */
export async function findApplicationKey(db: Queries, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('application_keys').select('fingerprint').where('key', '=', key).executeTakeFirst();
  return row?.fingerprint;
}

/** False when the key is in use. */
export function takeApplicationKey(db: Queries, key: Insertable<Tables['application_keys']>): Promise<boolean> {
  return insertIfNew(db, 'application_keys', key);
}

export type ApplicationStatus = Tables['applications']['status'];

const maxRows = 1000;

/** The oldest first, as they wait. */
export function listApplications(db: Queries, statuses: readonly ApplicationStatus[]) {
  return db
    .selectFrom('applications')
    .where('status', 'in', statuses)
    .select(['id', 'status', 'first_name', 'last_name', 'email', 'offer', 'created_at', 'specialist_id'])
    .orderBy('id')
    .limit(maxRows)
    .execute();
}

export async function findApplication(db: Queries, id: number) {
  const application = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!application) return undefined;
  const files = await db
    .selectFrom('application_files')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...application, files };
}

export type StoredApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** False when it was decided before. */
export async function decideApplication(
  db: Queries,
  id: number,
  { status, specialistId }: { status: 'approved' | 'declined'; specialistId: number | null },
): Promise<boolean> {
  const result = await db
    .updateTable('applications')
    .set({ status, specialist_id: specialistId })
    .where('id', '=', id)
    .where('status', '=', 'under review')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
