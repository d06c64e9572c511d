import * as z from 'zod/mini';
import { openStorage } from '~/lib/storage.ts';

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

/** Null if there is no draft, it has expired, or it has another version. Never throws. */
export function readDraft(key: string, version: number): StoredDraft | null {
  try {
    const { data } = storedDraftSchema.safeParse(JSON.parse(openStorage('local')?.getItem(key) ?? 'null'));
    return data && data.version === version && data.expiresAt > Date.now() ? data : null;
  } catch {
    return null;
  }
}
