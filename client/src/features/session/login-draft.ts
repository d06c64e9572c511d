import * as z from 'zod/mini';
import { LOG_IN_DRAFT_HOURS } from '#shared/terms.ts';
import { defineDraft, HOUR_MS } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

const draftSchema = z.object({
  email: text(),
  /** The key of the history entry where it was typed. */
  entryKey: text(),
});
type LoginDraft = z.infer<typeof draftSchema>;

/** The address that was typed last. Never a password. */
export const loginDraft = defineDraft({
  name: 'log-in',
  owner: 'device',
  maxAgeMs: LOG_IN_DRAFT_HOURS * HOUR_MS,
  schema: draftSchema,
});

/**
 * The address to start with: the one typed on this visit (a reload or Back keeps the history
 * entry's key), then the one from the previous page, then the one typed last.
 */
export function initialEmail(draft: LoginDraft, entryKey: string, prefilledEmail: string): string {
  return draft.entryKey === entryKey ? draft.email : prefilledEmail || draft.email;
}
