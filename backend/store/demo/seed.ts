import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PROJECT_ROOT } from '#shared/server/project-root.ts';
import { exclusively, type Store } from '../database/database.ts';
import { resetSequences } from '../database/insert.ts';
import { type FileStore, photoName } from '../files/file-store.ts';
import { specialistId } from './catalogue-ids.ts';
import { portraitFile, portraits } from './portraits.ts';
import type { Calendar } from './schedule.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';

const seedingLock = 7_302_025;

const portraitsFolder = join(PROJECT_ROOT, 'backend', 'store', 'demo', 'portraits');

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

/**
 * Fills an empty database with the demo town, all at once or not at all; several processes may try.
 * `passwordHash` is called only when needed, since hashing is slow.
 */
export async function seedDemo(
  store: Store,
  options: { files: FileStore; calendar: Calendar; passwordHash: () => Promise<string> },
): Promise<void> {
  if (!(await isEmpty(store))) return;
  const hash = await options.passwordHash();
  await exclusively(store, seedingLock, async (db) => {
    if (!(await isEmpty({ ...store, db }))) return;
    const photos = await storePortraits(options.files.inTransaction(db));
    await seedCatalogue(db, options.calendar, photos);
    await seedCustomers(db, options.calendar, hash);
    if (store.engine === 'postgres')
      await resetSequences(db, ['specialists', 'workshops', 'areas', 'companies', 'accounts', 'appointments']);
  });
}
