import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exclusively, type Store } from '../database.ts';
import type { Calendar } from './diary.ts';
import { countOnFrom } from './insert.ts';
import { portraitFile, portraits } from './portraits.ts';
import { seedCatalogue, specialistId } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';

const seedingLock = 7_302_025;

/** The pictures lie among the sources, whether this runs from there or from the build: both are below the folder with package.json. */
function portraitsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'backend/store/demo/portraits');
}

async function copyPortraits(publicFolder: string): Promise<void> {
  const target = join(publicFolder, 'specialists');
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of Object.keys(portraits))
    await copyFile(join(portraitsFolder(), portraitFile(name)), join(target, `${specialistId(name)}.webp`));
}

async function isEmpty(store: Store): Promise<boolean> {
  const [account, specialist] = await Promise.all([
    store.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst(),
    store.db.selectFrom('specialists').select('id').limit(1).executeTakeFirst(),
  ]);
  return !account && !specialist;
}

/**
 * Fills an empty database with the demo town, all at once or not at all; several processes may try. `passwordHash` is asked for only
 * when it is needed, since it takes a while to make.
 */
export async function seedDemo(
  store: Store,
  options: { publicFolder: string; calendar: Calendar; passwordHash: () => Promise<string> },
): Promise<void> {
  if (!(await isEmpty(store))) return;
  const hash = await options.passwordHash();
  await copyPortraits(options.publicFolder);
  await exclusively(store, seedingLock, async (db) => {
    if (!(await isEmpty({ ...store, db }))) return;
    await seedCatalogue(db, options.calendar);
    await seedCustomers(db, options.calendar, hash);
    if (store.engine === 'postgres')
      await countOnFrom(db, ['specialists', 'workshops', 'areas', 'companies', 'accounts', 'appointments']);
  });
}
