import * as z from 'zod/mini';
import { RESEND_AFTER_SECONDS } from './code-texts.ts';

/** That a code is on its way, to be kept while somebody looks for it. Nothing in it is secret. */
export const sentCodeSchema = z.object({
  email: z.string(),
  /** When it was asked for, in milliseconds. */
  at: z.number(),
  /** False after 'Use another email': the code still works, and its stage can be opened again. */
  isOpen: z.boolean(),
  /**
   * It was right, and is used up: the proof it was answered with is kept nowhere, so that another
   * code is needed after a reload.
   */
  isUsed: z.boolean(),
});

export type SentCode = z.infer<typeof sentCodeSchema>;

/** How long a code is valid (ACCT-07). */
const LIFETIME_MS = 10 * 60_000;

/** A code that has just been asked for. */
export function codeSentTo(email: string): SentCode {
  return { email, at: Date.now(), isOpen: true, isUsed: false };
}

/**
 * What is left of it for a page that is opened now: nothing when it is too old to be of use, or
 * there is none.
 */
export function stillGood<Sent extends SentCode>(sent: Sent | null): Sent | null {
  return sent && Date.now() - sent.at < LIFETIME_MS ? sent : null;
}

/** Seconds until another one can be asked for, 60 after the last. */
export function resendIn({ at }: Pick<SentCode, 'at'>): number {
  const gone = Math.max(0, Math.floor((Date.now() - at) / 1000));
  return Math.max(0, RESEND_AFTER_SECONDS - gone);
}
