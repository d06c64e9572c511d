import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

/** The files of a draft by the name of their part. */
interface StoredFiles {
  expiresAt: number;
  parts: Readonly<Record<string, unknown>>;
}

/** Some browsers never answer; a form waits no longer than this. */
const LOAD_MS = 3000;

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('drafts', 'files');
  return opened;
}

/** Runs a job on the database, or returns `otherwise`: files then last as long as the page. */
async function attempt<T>(job: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return globalThis.indexedDB ? await job() : otherwise;
  } catch {
    return otherwise;
  }
}

/** Null if nothing is stored under the key, or the browser takes too long. */
export async function loadFiles(key: string): Promise<StoredFiles | null> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_MS));
  return (await Promise.race([attempt(() => get<StoredFiles>(key, store()), undefined), late])) ?? null;
}

export function saveFiles(key: string, files: StoredFiles): Promise<void> {
  return attempt(() => set(key, files, store()), undefined);
}

export function removeFiles(key: string): Promise<void> {
  return attempt(() => del(key, store()), undefined);
}

/** Removes the files of every draft with a matching key. */
export function removeFilesWhere(matches: (key: string) => boolean): Promise<void> {
  return attempt(async () => {
    const found = (await keys<string>(store())).filter(matches);
    await delMany(found, store());
  }, undefined);
}

export function removeExpiredFiles(now: number): Promise<void> {
  return attempt(async () => {
    const expired = (await entries<string, StoredFiles>(store())).filter(([, { expiresAt }]) => expiresAt <= now);
    await delMany(
      expired.map(([key]) => key),
      store(),
    );
  }, undefined);
}
