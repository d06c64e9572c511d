import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

const KEY = 'new-booking-email';
const schema = z.object({ reference: z.string(), email: z.string() });

/** The new address that was being typed for a booking, kept while the tab is open so that a reload loses nothing; empty when there is none. */
export function emailDraftOf(reference: string): string {
  const draft = readStored('session', KEY, schema);
  return draft?.reference === reference ? draft.email : '';
}

export function keepEmailDraft(reference: string, email: string): void {
  writeStored('session', KEY, { reference, email });
}

export function clearEmailDraft(): void {
  removeStored('session', KEY);
}
