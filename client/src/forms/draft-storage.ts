import * as z from 'zod/mini';
import { onStorageChange } from '~/lib/on-storage-change.ts';
import { openStorage } from '~/lib/open-storage.ts';

/** A draft in local storage. */
const storedDraftSchema = z.object({
  version: z.number(),
  /** The id of this run of the form. Clearing the draft starts a new run. */
  id: z.string(),
  /** The last change and the expiry, in milliseconds since 1970. */
  savedAt: z.number(),
  expiresAt: z.number(),
  /** The timestamp of the draft's files; null if it has none. */
  filesStamp: z.nullable(z.number()),
  /** A request without a definite response: its idempotency key, and its input as JSON. */
  pending: z.nullable(z.object({ key: z.string(), input: z.nullable(z.string()) })),
  value: z.unknown(),
});

export type StoredDraft = z.infer<typeof storedDraftSchema>;

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

/** Null if there is no draft, it has expired, or it has another version. Never throws. */
export function readDraft(key: string, version: number): StoredDraft | null {
  try {
    const { data } = storedDraftSchema.safeParse(JSON.parse(openStorage('local')?.getItem(key) ?? 'null'));
    return data && data.version === version && data.expiresAt > Date.now() ? data : null;
  } catch {
    return null;
  }
}

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

/**
 * Removes expired drafts, which hold personal data. Needs no schema, because every page runs it.
 */
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
