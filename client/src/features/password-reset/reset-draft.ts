import * as z from 'zod/mini';
import { codeSentTo, type SentCode, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

/** What is kept of a password reset. Neither password nor proof is in it. */
const draftSchema = z.object({
  email: z.string(),
  sent: z.nullable(sentCodeSchema),
  /** The history entry that has filled in the address, which does so once. */
  arrivedBy: z.nullable(z.string()),
});

export const resetDraft = defineDraft<z.infer<typeof draftSchema>>({
  name: 'password-reset',
  owner: 'device',
  maxAgeMs: DAY_MS,
  schema: draftSchema,
  empty: { email: '', sent: null, arrivedBy: null },
});

export const RESET_STAGES = ['Your email', 'Email code', 'Password'];

/** A code has gone out to the address. */
export function noteCodeSent(email: string): void {
  resetDraft.open().change({ email, sent: codeSentTo(email) });
}

/** Changes what is known of the code that was sent. */
export function noteOfCode(change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>): void {
  const draft = resetDraft.open();
  const { sent } = draft.get().value;
  if (sent) draft.change({ sent: { ...sent, ...change } });
}
