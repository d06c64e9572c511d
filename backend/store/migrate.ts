import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Engine } from './database.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { bookings } from './migrations/0003-bookings.ts';
import { mails } from './migrations/0004-mails.ts';
import { services } from './migrations/0005-services.ts';
import { identity } from './migrations/0006-identity.ts';
import { appointments } from './migrations/0007-appointments.ts';
import { applications } from './migrations/0008-applications.ts';
import { immediateKeys } from './migrations/0009-immediate-keys.ts';
import { claimedRegistrations } from './migrations/0010-claimed-registrations.ts';
import type { Tables } from './tables.ts';

/** In order, forward only. What has been released is never edited: a change is a new entry. */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-catalogue': catalogue(engine),
    '0002-accounts': accounts(engine),
    '0003-bookings': bookings(engine),
    '0004-mails': mails(engine),
    '0005-services': services,
    '0006-identity': identity,
    '0007-appointments': appointments(engine),
    '0008-applications': applications(engine),
    '0009-immediate-keys': immediateKeys,
    '0010-claimed-registrations': claimedRegistrations,
  };
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** Safe to run again and by several processes at once; each run is one transaction. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const known = migrations(engine);
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(`The database was written by a newer version of this program (it knows ${unknown.join(', ')}).`);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
