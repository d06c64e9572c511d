import { openStorage } from '~/lib/open-storage.ts';

/** How long after its last change an application is kept on the device; the page says so. */
export const KEPT_DAYS = 7;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Where the words are kept, and the files. */
export const WORDS_KEY = 'specialist-application';
export const FILES_DATABASE = 'application-files';

/**
 * Takes an application away whose days are over, on whatever page its owner comes back to: what is on it is personal. Every page asks, so this
 * reads no more than it must: no schema comes with it.
 */
export function dropExpiredApplication(now: number): void {
  try {
    const storage = openStorage('local');
    const savedAt = /"savedAt":(\d+)/.exec(storage?.getItem(WORDS_KEY) ?? '')?.[1];
    if (!storage || savedAt === undefined || now - Number(savedAt) < KEPT_MS) return;
    storage.removeItem(WORDS_KEY);
    globalThis.indexedDB?.deleteDatabase(FILES_DATABASE);
  } catch {
    // What cannot be reached cannot be removed either.
  }
}
