import * as z from 'zod/mini';
import { codeSentTo, type SentCode, sentCodeSchema } from '~/features/codes/sent-code.ts';
import { createKeptStore } from '~/lib/kept-store.ts';

/** What stays of a password reset while the tab is open. Neither password nor proof is in it. */
const draftSchema = z.object({
  email: z.string(),
  sent: z.nullable(sentCodeSchema),
  /** The history entry that has filled in the address, which does so once. */
  arrivedBy: z.nullable(z.string()),
});

export const resetStore = createKeptStore('password-reset', draftSchema, { email: '', sent: null, arrivedBy: null });

export const RESET_STAGES = ['Your email', 'Email code', 'Password'];

/** A code has gone out to the address. */
export function noteCodeSent(email: string): void {
  resetStore.change({ email, sent: codeSentTo(email) });
}

/** Changes what is known of the code that was sent. */
export function noteOfCode(change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>): void {
  const { sent } = resetStore.get();
  if (sent) resetStore.change({ sent: { ...sent, ...change } });
}
