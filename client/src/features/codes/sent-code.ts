import * as z from 'zod/mini';
import { RESEND_AFTER_SECONDS } from './code-texts.ts';

/** That a code is on its way, to be kept while somebody looks for it. Nothing in it is secret. */
export const sentCodeSchema = z.object({
  email: z.string(),
  /** When it was asked for, in milliseconds. */
  at: z.number(),
  /** False after 'Use another email': the code still works, and its stage can be opened again. */
  isOpen: z.boolean(),
  /** It was right, and is used up: the proof it was answered with is kept nowhere, so that another code is needed after a reload. */
  isUsed: z.boolean(),
});

export type SentCode = z.infer<typeof sentCodeSchema>;

/** A code that has just been asked for. */
export function codeSentTo(email: string): SentCode {
  return { email, at: Date.now(), isOpen: true, isUsed: false };
}

/** Seconds until another one can be asked for, 60 after the last. */
export function resendIn({ at }: SentCode): number {
  const gone = Math.max(0, Math.floor((Date.now() - at) / 1000));
  return Math.max(0, RESEND_AFTER_SECONDS - gone);
}
