import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';

const draftSchema = z.object({ email: z.string(), visit: z.string() });
type LoginDraft = z.infer<typeof draftSchema>;

/** The email address that was typed last, and on which visit of the page. Never a password. */
export const loginDraft = defineDraft<LoginDraft>({
  name: 'log-in',
  owner: 'device',
  maxAgeMs: 60 * 60 * 1000,
  schema: draftSchema,
  empty: { email: '', visit: '' },
});

/**
 * The address to begin the log-in with: what was typed on this very visit (the history entry's key,
 * which a reload and Back keep), then what another page has passed on, then what was typed last.
 */
export function firstEmail(draft: LoginDraft, visit: string, passedOn: string): string {
  return draft.visit === visit ? draft.email : passedOn || draft.email;
}
