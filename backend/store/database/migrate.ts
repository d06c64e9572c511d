import { type Kysely, type Migration, Migrator, sql } from 'kysely';
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
import { files } from './migrations/0011-files.ts';
import { operator } from './migrations/0012-operator.ts';
import { growth } from './migrations/0013-growth.ts';
import { flows } from './migrations/0014-flows.ts';
import { plainEmails } from './migrations/0015-plain-emails.ts';
import type { Engine, Tables } from './tables.ts';

/** A migration with one sentence for operators on what it does to the data. */
interface DescribedMigration extends Migration {
  summary: string;
}

const described = (summary: string, migration: Migration): DescribedMigration => ({ ...migration, summary });

/** In order, forward only. A released migration is never edited: add a new one. */
function migrations(engine: Engine): Record<string, DescribedMigration> {
  return {
    '0001-catalogue': described(
      'Creates services, specialists, workshops, areas and working hours.',
      catalogue(engine),
    ),
    '0002-accounts': described('Creates customers, their vehicles and sessions.', accounts(engine)),
    '0003-bookings': described('Creates appointments, held time slots and immediate requests.', bookings(engine)),
    '0004-mails': described('Creates the outbox for emails.', mails(engine)),
    '0005-services': described('Fills in the services, the immediate services and the time slots.', services),
    '0006-identity': described('Creates codes, email proofs and registrations, and a secret.', identity),
    '0007-appointments': described(
      'Adds prices, payments, refunds, repairs and notifications to appointments.',
      appointments(engine),
    ),
    '0008-applications': described(
      'Creates applications, contact messages and primary vehicles.',
      applications(engine),
    ),
    '0009-immediate-keys': described('Creates idempotency keys of immediate requests.', immediateKeys),
    '0010-claimed-registrations': described('Adds to registrations when they were claimed.', claimedRegistrations),
    '0011-files': described('Creates tables for uploaded files, which PostgreSQL stores from now on.', files(engine)),
    '0012-operator': described('Creates the log of operators, and lets specialists be suspended.', operator(engine)),
    '0013-growth': described(
      'Creates indexes for large databases, and a mark of changes to the directory.',
      growth(engine),
    ),
    '0014-flows': described('Binds registrations and codes to the browser that requested them.', flows),
    '0015-plain-emails': described('Removes invisible characters from the addresses of accounts.', plainEmails),
  };
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** The database was written by a newer version, whose data this one would not understand. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[], latest: string) {
    super(
      `The database was written by a newer version of this program: it has the migration ${unknown.join(', ')}, and this version knows none after ${latest}.`,
    );
    this.name = 'NewerDatabase';
  }
}

export interface MigrationState {
  name: string;
  summary: string;
  isApplied: boolean;
}

/** Every migration that this version knows, in order. Throws when the database has others. */
export async function listMigrations(db: Kysely<Tables>, engine: Engine): Promise<MigrationState[]> {
  const knownMigrations = migrations(engine);
  const names = Object.keys(knownMigrations);
  const applied = await appliedMigrations(db);
  const unknown = applied.filter((name) => !(name in knownMigrations));
  if (unknown.length > 0) throw new NewerDatabase(unknown, names.at(-1) ?? 'none');
  return names.map((name) => ({
    name,
    summary: knownMigrations[name]?.summary ?? '',
    isApplied: applied.includes(name),
  }));
}

/** Called with the pending migrations, in order, before and after they run; not without any. */
export type OnMigrations = (step: 'start' | 'end', migrations: readonly MigrationState[]) => void;

/**
 * Runs the pending migrations, up to `last` if it is set, in one transaction. Can be repeated, and
 * run by several processes at once.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  { last, onMigrations }: { last?: string; onMigrations?: OnMigrations | undefined } = {},
): Promise<void> {
  const knownMigrations = migrations(engine);
  const pending = (await listMigrations(db, engine)).filter(
    ({ name, isApplied }) => !isApplied && (last === undefined || name <= last),
  );
  if (pending.length === 0) return;
  onMigrations?.('start', pending);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(knownMigrations) } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
  onMigrations?.('end', pending);
}
