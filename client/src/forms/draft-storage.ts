import * as z from 'zod/mini';
import { onStorageChange } from '~/lib/on-storage-change.ts';
import { openStorage } from '~/lib/open-storage.ts';

/** A draft in local storage. */
const storedDraftSchema = z.object({
  version: z.number(),
  /** The id of this run of the form; clearing it starts another. */
  id: z.string(),
  /** The last change and the expiry, in milliseconds since 1970. */
  savedAt: z.number(),
  expiresAt: z.number(),
  /** The stamp of the files that belong to it; null where there are none. */
  filesStamp: z.nullable(z.number()),
  /** A request that has had no definite answer: its idempotency key, and its input as JSON. */
  pending: z.nullable(z.object({ key: z.string(), input: z.nullable(z.string()) })),
  value: z.unknown(),
});

export type StoredDraft = z.infer<typeof storedDraftSchema>;

const PREFIX = 'draft/';

/**
 * The key of a draft in local storage and in IndexedDB. `owner` is a customer's id, or null for
 * drafts that belong to the device.
 */
export function draftKey(owner: string | null, name: string): string {
  return `${prefixOf(owner)}${name}`;
}

/** The prefix of all drafts of one owner. */
function prefixOf(owner: string | null): string {
  return owner === null ? `${PREFIX}device/` : `${PREFIX}customer-${owner}/`;
}

export const isOwnedBy = (owner: string) => (key: string) => key.startsWith(prefixOf(owner));

/**
 * Null when there is none, it has expired, or another version of the app has written it. Never
 * throws.
 */
export function readDraft(key: string, version: number): StoredDraft | null {
  try {
    const { data } = storedDraftSchema.safeParse(JSON.parse(openStorage('local')?.getItem(key) ?? 'null'));
    return data && data.version === version && data.expiresAt > Date.now() ? data : null;
  } catch {
    return null;
  }
}

/** False if the browser did not store it (full or blocked). */
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

/** Removes expired drafts, which hold personal data; runs on every page, so it needs no schema. */
export function removeExpiredDrafts(now: number): void {
  removeDrafts((key) => {
    const expiresAt = /"expiresAt":(\d+)/.exec(openStorage('local')?.getItem(key) ?? '')?.[1];
    return expiresAt === undefined || Number(expiresAt) <= now;
  });
}

/**
 * Calls back with the key of a draft that another tab has changed or removed; with null when it has
 * removed all of them.
 */
export function onOtherTab(listener: (key: string | null) => void): void {
  onStorageChange((key) => {
    if (key === null || key.startsWith(PREFIX)) listener(key);
  });
}
