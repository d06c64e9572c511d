import * as z from 'zod/mini';
import { CODE_MINUTES, RESEND_SECONDS } from '#shared/terms.ts';
import { MINUTE_MS } from '#shared/time.ts';

/** A code that was emailed, as drafts store it while someone looks for the email. No secrets. */
export const sentCodeSchema = z.object({
  email: z.string(),
  /** In milliseconds since 1970. */
  sentAt: z.number(),
  /** False after 'Use another email': the code still works, and its step can be opened again. */
  isOpen: z.boolean(),
  /** It was verified. Its token is in memory only, so after a reload another code is needed. */
  isUsed: z.boolean(),
});

export type SentCode = z.infer<typeof sentCodeSchema>;

export function createSentCode(email: string): SentCode {
  return { email, sentAt: Date.now(), isOpen: true, isUsed: false };
}

/** The code, or null if it has expired. */
export function unlessExpired<Code extends SentCode>(code: Code | null): Code | null {
  return code && Date.now() - code.sentAt < CODE_MINUTES * MINUTE_MS ? code : null;
}

export function secondsUntilResend({ sentAt }: Pick<SentCode, 'sentAt'>): number {
  // Not negative, even if the device's clock was set back.
  const elapsed = Math.max(0, Math.floor((Date.now() - sentAt) / 1000));
  return Math.max(0, RESEND_SECONDS - elapsed);
}
