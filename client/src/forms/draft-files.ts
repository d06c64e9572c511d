import type { UseStore } from 'idb-keyval';

/** The files of a draft by the name of their part. */
interface StoredFiles {
  expiresAt: number;
  parts: Readonly<Record<string, unknown>>;
}

/** Some browsers never answer, so a form waits at most this long. */
const LOAD_TIMEOUT_MS = 3000;

type Database = typeof import('idb-keyval') & { files: UseStore };

let database: Promise<Database> | null = null;

/** Loads the library when it is first needed, because every page loads this module. */
function openDatabase(): Promise<Database> {
  database ??= import('idb-keyval').then((library) => ({ ...library, files: library.createStore('drafts', 'files') }));
  return database;
}

/** Runs a database operation. Returns `fallback` if it fails: files then last until a reload. */
async function attempt<T>(run: (database: Database) => Promise<T>, fallback: T): Promise<T> {
  try {
    return globalThis.indexedDB ? await run(await openDatabase()) : fallback;
  } catch {
    database = null;
    return fallback;
  }
}

/** Null if nothing is stored under the key, or the browser takes too long. */
export async function loadFiles(key: string): Promise<StoredFiles | null> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
  const stored = attempt(({ get, files }) => get<StoredFiles>(key, files), undefined);
  return (await Promise.race([stored, timeout])) ?? null;
}

export function saveFiles(key: string, stored: StoredFiles): Promise<void> {
  return attempt(({ set, files }) => set(key, stored, files), undefined);
}

export function removeFiles(key: string): Promise<void> {
  return attempt(({ del, files }) => del(key, files), undefined);
}

/** Removes the files of every draft with a matching key. */
export function removeFilesWhere(matches: (key: string) => boolean): Promise<void> {
  return attempt(
    async ({ keys, delMany, files }) => delMany((await keys<string>(files)).filter(matches), files),
    undefined,
  );
}

export function removeExpiredFiles(now: number): Promise<void> {
  return attempt(async ({ entries, delMany, files }) => {
    const expired = (await entries<string, StoredFiles>(files)).filter(([, { expiresAt }]) => expiresAt <= now);
    await delMany(
      expired.map(([key]) => key),
      files,
    );
  }, undefined);
}
