import type { Logger } from '#shared/server/log/logger.ts';
import { HOUR_MS } from '#shared/time.ts';
import type { BackendOptions } from './backend-options.ts';
import { StartupError } from './config.ts';
import { hasDemoAccounts } from './store/accounts.ts';
import { listStoredApplicationFiles } from './store/applications.ts';
import { listStoredImages } from './store/appointments/appointments.ts';
import type { Store } from './store/database/database.ts';
import type { OnMigrations } from './store/database/migrate.ts';
import { type FileStore, removeStaleUploads } from './store/files/file-store.ts';
import { hasFolderFiles } from './store/files/folder-files.ts';

/** Without a lock another process may share the folder and use files younger than an hour. */
const sharedMinimumAge = HOUR_MS;

/** Logs migrations before they run, so that an operator can see why the start takes long. */
export function logMigrations(logger: Logger): OnMigrations {
  return (step, migrations) => {
    if (step === 'end')
      return logger.info({ event: 'migrations applied', count: migrations.length }, 'the database is up to date');
    for (const { name, summary } of migrations)
      logger.info({ event: 'migration pending', migration: name, summary }, 'migration to apply');
  };
}

export async function refuseUnsafeProduction(store: Store, options: BackendOptions): Promise<void> {
  if (options.demo) return;
  const problems: string[] = [];
  if (!options.smtpUrl) problems.push('SMTP_URL is missing: in production emails have to be sent.');
  if (await hasDemoAccounts(store.db))
    problems.push(
      'The database holds demo accounts, whose passwords are public. Use a database of its own for production.',
    );
  if (problems.length > 0) throw new StartupError(problems);
}

/** Removes files that a crash left behind, and warns about files that PostgreSQL doesn't use. */
export async function checkFiles(
  store: Store,
  files: FileStore,
  { dataDir, now, isLocked }: { dataDir: string; now: Date; isLocked: boolean },
  logger: Logger,
): Promise<void> {
  const owned = {
    images: await listStoredImages(store.db),
    applications: await listStoredApplicationFiles(store.db),
  };
  if (store.engine === 'postgres' && (await hasFolderFiles(dataDir)))
    logger.warn(
      { event: 'files not moved', dataDir },
      'uploaded files in this folder are not used with PostgreSQL: run `npm run operator -- files move --delete`',
    );
  const minimumAge = isLocked ? 0 : sharedMinimumAge;
  const removed =
    (await removeStaleUploads(files.incoming, now, minimumAge)) +
    (await removeOrphanedFiles(files, owned, now, minimumAge));
  if (removed > 0) logger.info({ event: 'files removed', count: removed }, 'removed files that belonged to nothing');
}

/**
 * Removes stored files without an owner, left behind by a crash; returns how many. Keeps public
 * files, and files younger than `minimumAge` milliseconds, which another process may be using.
 */
export async function removeOrphanedFiles(
  files: FileStore,
  owned: { images: ReadonlySet<string>; applications: ReadonlySet<string> },
  now: Date,
  minimumAge: number,
): Promise<number> {
  let removed = 0;
  for (const [area, ownedNames] of [
    ['appointment-images', owned.images],
    ['application-files', owned.applications],
  ] as const) {
    for await (const { name, createdAt } of files.list(area)) {
      if (ownedNames.has(name)) continue;
      if (minimumAge > 0 && now.getTime() - createdAt.getTime() < minimumAge) continue;
      await files.remove(area, [name]);
      removed += 1;
    }
  }
  return removed;
}
