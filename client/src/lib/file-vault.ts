/** Keeps a form's files over a reload, where the browser can. It never fails: without it the files last as long as the page. */
export interface FileVault<Files> {
  /** Null when nothing is kept for this form, or the browser does not say so in good time. Other forms that were left for good lose theirs. */
  load(formId: string): Promise<Files | null>;
  /** `savedAt` is the moment of the form's last change: its files last as long as its words. */
  save(formId: string, files: Files, savedAt: number): Promise<void>;
  drop(formId: string): Promise<void>;
}

interface FileVaultOptions {
  factory: IDBFactory | undefined;
  /** The database, one for each kind of form. */
  name: string;
  /** A form that was left for good leaves its files behind; the next form after this long takes them away. */
  keptMs: number;
  now?: () => number;
}

interface Kept<Files> {
  formId: string;
  savedAt: number;
  files: Files;
}

const STORE = 'files';
/** Some browsers leave a page without any answer; nobody is kept from their form for longer. */
const LOAD_MS = 3000;

export function createFileVault<Files>({ factory, name, keptMs, now = Date.now }: FileVaultOptions): FileVault<Files> {
  const opened = open(factory, name).catch(() => null);

  const attempt = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>, otherwise: T): Promise<T> => {
    const database = await opened;
    if (!database) return otherwise;
    return run(database, work).catch(() => otherwise);
  };

  return {
    async load(formId) {
      const found = attempt<Kept<Files> | undefined>((store) => {
        purge(store, now() - keptMs, formId);
        return store.get(formId);
      }, undefined);
      const kept = await within(LOAD_MS, found);
      return kept?.files ?? null;
    },
    async save(formId, files, savedAt) {
      const kept: Kept<Files> = { formId, savedAt, files };
      await attempt<IDBValidKey>((store) => store.put(kept), formId);
    },
    async drop(formId) {
      await attempt<undefined>((store) => store.delete(formId), undefined);
    },
  };
}

/** Takes away what was saved last before a moment, in milliseconds, from a database that is there. */
export async function dropExpiredFiles(name: string, before: number): Promise<void> {
  const database = await open(globalThis.indexedDB, name);
  purge(database.transaction(STORE, 'readwrite').objectStore(STORE), before, null);
  // When all that was begun is done.
  database.close();
}

function open(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('This browser keeps no files.');
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'formId' }).createIndex('savedAt', 'savedAt');
    };
    request.onsuccess = () => {
      // Another tab takes the whole of it away.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Undefined when it takes longer. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    void work.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

function run<T>(database: IDBDatabase, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = work(database.transaction(STORE, 'readwrite').objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function purge(store: IDBObjectStore, before: number, except: string | null): void {
  const request = store.index('savedAt').openCursor(IDBKeyRange.upperBound(before));
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor && cursor.primaryKey !== except) cursor.delete();
    cursor?.continue();
  });
}
