import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { londonDay } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import { createPasswordHasher } from '../../../backend/domain/passwords/password-hasher.ts';
import { connectStore, openStore, type Queries, type StoreOptions } from '../../../backend/store/database/database.ts';
import type { Engine } from '../../../backend/store/database/tables.ts';
import { openFiles } from '../../../backend/store/files/open-files.ts';
import { CHEAP_PASSWORD_HASH_COST } from '../../../tests/support/password-hash-cost.ts';
import { fillCatalogue, resetIdSequences } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { fillInbox, fillPeople } from './people.ts';
import { FUTURE_DAYS, HISTORY_DAYS, type TownSize } from './size.ts';

/** The password of every generated customer. */
export const PASSWORD = 'Mend-it-2026!';

/** A public file, like a specialist's photo. */
export const PHOTO = 'specialists/1-0123456789ab.webp';

/** The days of the appointments, as a table, so that the SQL needs no calendar functions. */
async function makeDays(db: Queries, now: Date): Promise<void> {
  const today = londonDay(now);
  const rows = Array.from({ length: HISTORY_DAYS + FUTURE_DAYS + 61 }, (_, index) => {
    const shift = index - HISTORY_DAYS - 30;
    const date = addDays(today, shift);
    const created = shift > 0 ? addDays(today, -2) : addDays(date, -3);
    return sql`(${shift}, ${date}, ${weekdayOf(date)}, ${`${created}T09:00:00.000Z`})`;
  });
  await sql`create temporary table bench_days (shift integer primary key, date text, weekday integer, created_at text)`.execute(
    db,
  );
  await sql`insert into bench_days (shift, date, weekday, created_at) values ${sql.join(rows)}`.execute(db);
}

/** Disables foreign keys and triggers meanwhile: the rows are consistent by construction. */
async function withoutChecks(db: Queries, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(db);
}

/** The tables whose rows were inserted with ids, so that PostgreSQL's sequences must be set. */
async function finish(db: Queries, engine: Engine): Promise<void> {
  if (engine === 'postgres') await resetIdSequences(db);
}

/**
 * Migrates an empty database with the product's migrations and fills it with a town of this size,
 * in one transaction.
 */
export async function fillTown(options: StoreOptions, size: TownSize, now: Date): Promise<void> {
  const store = await openStore(options);
  await store.close();
  const patient = connectStore(options, true);
  const hash = await createPasswordHasher(CHEAP_PASSWORD_HASH_COST).hash(PASSWORD);
  if (patient.engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(patient.db);
  await patient.db.transaction().execute(async (db) => {
    await withoutChecks(db, patient.engine);
    await makeDays(db, now);
    await fillCatalogue(db, size);
    await fillPeople(db, size, hash, now);
    await fillHistory(db, size, now);
    await fillInbox(db, size, now);
    await finish(db, patient.engine);
    await sql`drop table bench_days`.execute(db);
  });
  const files = await openFiles(patient, { dataDir: options.dataDir, clock: () => now });
  await files.write('public', PHOTO, Readable.from([Buffer.from('photo')]));
  // Like autovacuum in production.
  if (patient.engine === 'postgres') await sql`vacuum analyze`.execute(patient.db);
  await patient.close();
}
