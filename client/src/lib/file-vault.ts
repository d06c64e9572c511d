/** Keeps a form's files over a reload, where the browser can. It never fails: without it the files last as long as the page. */
export interface FileVault<Files> {
  /** Null when nothing is kept for this form. */
  load(formId: string): Promise<Files | null>;
  save(formId: string, files: Files): Promise<void>;
  drop(formId: string): Promise<void>;
}

interface FileVaultOptions {
  factory: IDBFactory | undefined;
  /** The database, one for each kind of form. */
  name: string;
  /** A form that was left for good leaves its files behind; the next visit after this long takes them away. */
  keptMs: number;
  now?: () => number;
}

interface Kept<Files> {
  formId: string;
  savedAt: number;
  files: Files;
}

const STORE = 'files';

export function createFileVault<Files>({ factory, name, keptMs, now = Date.now }: FileVaultOptions): FileVault<Files> {
  const opened = open(factory, name)
    .then(async (database) => {
      await run(database, (store) => purge(store, now() - keptMs));
      return database;
    })
    .catch(() => null);

  const attempt = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>, otherwise: T): Promise<T> => {
    const database = await opened;
    if (!database) return otherwise;
    return run(database, work).catch(() => otherwise);
  };

  return {
    async load(formId) {
      const kept = await attempt<Kept<Files> | undefined>((store) => store.get(formId), undefined);
      return kept?.files ?? null;
    },
    async save(formId, files) {
      const kept: Kept<Files> = { formId, savedAt: now(), files };
      await attempt<IDBValidKey>((store) => store.put(kept), formId);
    },
    async drop(formId) {
      await attempt<undefined>((store) => store.delete(formId), undefined);
    },
  };
}

function open(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('This browser keeps no files.');
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'formId' }).createIndex('savedAt', 'savedAt');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function run<T>(database: IDBDatabase, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = work(database.transaction(STORE, 'readwrite').objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function purge(store: IDBObjectStore, before: number): IDBRequest<IDBCursorWithValue | null> {
  const request = store.index('savedAt').openCursor(IDBKeyRange.upperBound(before));
  request.addEventListener('success', () => {
    request.result?.delete();
    request.result?.continue();
  });
  return request;
}
