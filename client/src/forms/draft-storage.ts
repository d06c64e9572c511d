import { onStorageChange, openStorage } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { removeFilesWhere } from './draft-files.ts';

/* Without schemas, because every page runs a part of it. */

/**
 * The id of the customer whose drafts are shown: the one who is logged in, or was last. It stays
 * when a session expires, because that customer is likely to return.
 */
export const draftOwner = createStore<string | null>(null);

const PREFIX = 'draft/';

/**
 * The key of a draft in local storage and IndexedDB. `owner` is a customer's id; null is the
 * device.
 */
export function draftKey(owner: string | null, name: string): string {
  return `${prefixOf(owner)}${name}`;
}

/** The prefix of all drafts of one owner. */
function prefixOf(owner: string | null): string {
  return owner === null ? `${PREFIX}device/` : `${PREFIX}customer-${owner}/`;
}

/** Returns false if the browser did not store the draft, because storage is full or blocked. */
export function writeDraft(key: string, draft: object): boolean {
  try {
    const storage = openStorage('local');
    storage?.setItem(key, JSON.stringify(draft));
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  openStorage('local')?.removeItem(key);
}

/** Removes every draft with a matching key. */
function removeDrafts(matches: (key: string) => boolean): void {
  for (const key of Object.keys(openStorage('local') ?? {})) {
    if (key.startsWith(PREFIX) && matches(key)) removeDraft(key);
  }
}

/** Removes expired drafts, which hold personal data. */
export function removeExpiredDrafts(now: number): void {
  removeDrafts((key) => {
    const expiresAt = /"expiresAt":(\d+)/.exec(openStorage('local')?.getItem(key) ?? '')?.[1];
    return expiresAt === undefined || Number(expiresAt) <= now;
  });
}

/** A draft that is open in this tab. */
interface OpenDraft {
  /** Called when another tab has changed or removed the draft. */
  reload(): void;
  /** Empties the draft. Later changes, for example by writes in flight, are not stored. */
  erase(): void;
}

const openDrafts = new Map<string, OpenDraft>();

const reloadAll = () => {
  for (const draft of openDrafts.values()) draft.reload();
};

// The key is null if another tab has removed everything.
onStorageChange((key) => (key === null ? reloadAll() : openDrafts.get(key)?.reload()));

// A tab that was asleep is told of no change.
globalThis.window?.addEventListener('pageshow', reloadAll);
globalThis.document?.addEventListener('visibilitychange', reloadAll);

/** Lets a draft follow changes in other tabs and the erasure of its owner's drafts. */
export function registerDraft(key: string, draft: OpenDraft): void {
  openDrafts.set(key, draft);
}

/** Erases all drafts of a customer, with their files, from the device and from this page. */
export function eraseDraftsOf(customerId: string): void {
  const isTheirs = (key: string) => key.startsWith(prefixOf(customerId));
  removeDrafts(isTheirs);
  void removeFilesWhere(isTheirs);
  for (const [key, draft] of openDrafts) {
    if (!isTheirs(key)) continue;
    openDrafts.delete(key);
    draft.erase();
  }
}
