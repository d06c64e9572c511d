import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { londonDay } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import { PROJECT_ROOT } from '#shared/server/project-root.ts';
import type { PasswordHasher } from '../domain/passwords/password-hasher.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import { exclusively, type Store } from '../store/database/database.ts';
import { resetSequences } from '../store/database/rows.ts';
import { type FileStore, photoName } from '../store/files/file-store.ts';
import { demoCustomer } from './customers.ts';
import { portraitFile, portraits } from './portraits.ts';
import { seedCatalogue, specialistId } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';

export interface DemoLogIn {
  email: string;
  password: string;
}

const seedingLock = 7_302_025;

const portraitsFolder = join(PROJECT_ROOT, 'backend', 'demo', 'portraits');

/** Stores the portraits; returns the photo of each specialist's id. */
async function storePortraits(files: FileStore): Promise<ReadonlyMap<number, string>> {
  const photos = new Map<number, string>();
  for (const name of Object.keys(portraits)) {
    const content = await readFile(join(portraitsFolder, portraitFile(name)));
    const photo = photoName(specialistId(name), createHash('sha256').update(content).digest('hex'));
    await files.write('public', photo, Readable.from([content]));
    photos.set(specialistId(name), photo);
  }
  return photos;
}

async function isEmpty(store: Store): Promise<boolean> {
  const [account, specialist] = await Promise.all([
    store.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst(),
    store.db.selectFrom('specialists').select('id').limit(1).executeTakeFirst(),
  ]);
  return !account && !specialist;
}

interface Parts {
  store: Store;
  files: FileStore;
  passwords: PasswordHasher;
}

/**
 * Fills an empty database with the demo town, all at once or not at all; several processes may try.
 */
async function seed({ store, files, passwords }: Parts, now: Date): Promise<void> {
  if (!(await isEmpty(store))) return;
  const today = londonDay(now);
  const calendar = { now, day: (offset: number) => addDays(today, offset), weekday: weekdayOf };
  // Before the lock, since hashing is slow.
  const hash = await passwords.hash(demoCustomer.password);
  await exclusively(store, seedingLock, async (db) => {
    if (!(await isEmpty({ ...store, db }))) return;
    const photos = await storePortraits(files.inTransaction(db));
    await seedCatalogue(db, calendar, photos);
    await seedCustomers(db, calendar, hash);
    if (store.engine === 'postgres')
      await resetSequences(db, ['specialists', 'workshops', 'areas', 'companies', 'accounts', 'appointments']);
  });
}

/** Seeds an empty database. Returns who can log in, or null when the database isn't a demo. */
export async function ensureDemoData(parts: Parts, now: Date): Promise<DemoLogIn | null> {
  await seed(parts, now);
  const { email, password } = demoCustomer;
  return (await findAccountByEmail(parts.store.db, email)) ? { email, password } : null;
}
