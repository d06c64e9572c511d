import type { Photo } from './photo.ts';

/** Keeps a form's pictures over a reload, where the browser can. It never fails: without it the pictures last as long as the page. */
export interface PhotoVault {
  load(formId: string): Promise<readonly Photo[]>;
  save(formId: string, photos: readonly Photo[]): Promise<void>;
  drop(formId: string): Promise<void>;
}

interface KeptPhotos {
  formId: string;
  savedAt: number;
  photos: readonly Photo[];
}

const STORE = 'photos';
/** A tab that was closed leaves its pictures behind; the next visit after this long takes them away. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export function createPhotoVault(factory: IDBFactory | undefined, now: () => number = Date.now): PhotoVault {
  const opened = open(factory)
    .then(async (database) => {
      await run(database, (store) => purge(store, now() - KEPT_MS));
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
      const kept = await attempt<KeptPhotos | undefined>((store) => store.get(formId), undefined);
      return kept?.photos ?? [];
    },
    async save(formId, photos) {
      const kept: KeptPhotos = { formId, savedAt: now(), photos };
      await attempt<IDBValidKey>((store) => store.put(kept), formId);
    },
    async drop(formId) {
      await attempt<undefined>((store) => store.delete(formId), undefined);
    },
  };
}

function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('This browser keeps no files.');
    const request = factory.open('photos', 1);
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
