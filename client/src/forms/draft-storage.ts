import { onStorageChange, openStorage } from '~/lib/storage.ts';
import type { StoredDraft } from './stored-draft.ts';

/* Without schemas, because every page runs a part of it. */

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

export const isOwnedBy = (owner: string) => (key: string) => key.startsWith(prefixOf(owner));

/** Returns false if the browser did not store the draft, because storage is full or blocked. */
export function writeDraft(key: string, draft: StoredDraft): boolean {
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
export function removeDrafts(matches: (key: string) => boolean): void {
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

/**
 * Calls back with the key of a draft that another tab changed or removed; null if it removed all.
 */
export function onChangeInOtherTab(listener: (key: string | null) => void): void {
  onStorageChange((key) => {
    if (key === null || key.startsWith(PREFIX)) listener(key);
  });
}
