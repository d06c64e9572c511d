import * as z from 'zod/mini';

const orNull = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

const progressSchema = z.enum(['code-used', 'verified', 'logged-in']);

const stateSchema = z.object({
  /** A code was verified; then the password was set, with or without a login. Null before that. */
  progress: orNull(progressSchema),
  /** When the last code was requested, in milliseconds since 1970; null on arrival. */
  sentAt: orNull(z.number()),
  /** The booking's address before a change without a response, which may not have happened. */
  previousEmail: orNull(z.string()),
});

export type VerificationProgress = z.infer<typeof progressSchema>;

/**
 * The verification of a booking's address, as the history entry stores it so that it survives
 * reloads. Never the token of a verified code.
 */
export type VerificationState = z.infer<typeof stateSchema>;

/** The initial state if the navigation state holds none that is valid. */
export function readVerificationState(navigationState: unknown): VerificationState {
  const { data } = stateSchema.safeParse(navigationState);
  return data ?? { progress: null, sentAt: null, previousEmail: null };
}
