import * as z from 'zod/mini';

const progressSchema = z.enum(['code-used', 'verified', 'logged-in']);

/**
 * How far the verification of a booking's address has come, as its history entry keeps it through reloads: the code is used up, the password
 * is set, and somebody is logged in with it. The secret that a right code is answered with is never kept there.
 */
export type VerificationProgress = z.infer<typeof progressSchema>;

/** Null before a code was right, and for anything that this page has not left there itself. */
export function progressIn(navigationState: unknown): VerificationProgress | null {
  const read = z.object({ progress: progressSchema }).safeParse(navigationState);
  return read.success ? read.data.progress : null;
}
