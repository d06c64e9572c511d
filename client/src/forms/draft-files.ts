import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

/** The files of a draft by the name of their part. */
interface StoredFiles {
  expiresAt: number;
  parts: Readonly<Record<string, unknown>>;
}

/** Some browsers never answer, so a form waits at most this long. */
const LOAD_TIMEOUT_MS = 3000;

let database: UseStore | null = null;

function openDatabase(): UseStore {
  database ??= createStore('drafts', 'files');
  return database;
}

/** Runs a database operation. Returns `fallback` if it fails: files then last until a reload. */
async function attempt<T>(run: (files: UseStore) => Promise<T>, fallback: T): Promise<T> {
  try {
    return globalThis.indexedDB ? await run(openDatabase()) : fallback;
  } catch {
    return fallback;
  }
}

/** Null if nothing is stored under the key, or the browser takes too long. */
export async function loadFiles(key: string): Promise<StoredFiles | null> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
  const stored = attempt((files) => get<StoredFiles>(key, files), undefined);
  return (await Promise.race([stored, timeout])) ?? null;
}

export function saveFiles(key: string, stored: StoredFiles): Promise<void> {
  return attempt((files) => set(key, stored, files), undefined);
}

export function removeFiles(key: string): Promise<void> {
  return attempt((files) => del(key, files), undefined);
}

/** Removes the files of every draft with a matching key. */
export function removeFilesWhere(matches: (key: string) => boolean): Promise<void> {
  return attempt(async (files) => delMany((await keys<string>(files)).filter(matches), files), undefined);
}

export function removeExpiredFiles(now: number): Promise<void> {
  return attempt(async (files) => {
    const expired = (await entries<string, StoredFiles>(files)).filter(([, { expiresAt }]) => expiresAt <= now);
    await delMany(
      expired.map(([key]) => key),
      files,
    );
  }, undefined);
}
