import * as z from 'zod/mini';

const orNull = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

const progressSchema = z.enum(['code-used', 'verified', 'logged-in']);

const heldSchema = z.object({
  /**
   * How far it has come: the code is used up, the password is set, and somebody is logged in with
   * it; null before a code was right.
   */
  progress: orNull(progressSchema),
  /** When the last code was asked for, in milliseconds; null on arrival. */
  sentAt: orNull(z.number()),
  /**
   * The booking's address before a change that got no answer, which may not have been made; null
   * when there is none.
   */
  earlierEmail: orNull(z.string()),
});

export type VerificationProgress = z.infer<typeof progressSchema>;

/**
 * What the history entry keeps of the verification of a booking's address through reloads. The
 * secret that a right code is answered with is never kept there.
 */
export type HeldVerification = z.infer<typeof heldSchema>;

/** Nothing yet for anything that this page has not left there itself. */
export function heldIn(navigationState: unknown): HeldVerification {
  const read = heldSchema.safeParse(navigationState);
  return read.success ? read.data : { progress: null, sentAt: null, earlierEmail: null };
}
