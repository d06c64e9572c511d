import * as z from 'zod/mini';
import { nullable } from '~/lib/schema-fields.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

const progressSchema = z.enum(['code-used', 'verified', 'logged-in']);

const stateSchema = z.object({
  /** A code was verified; then the password was set, with or without a login. Null before that. */
  progress: nullable(progressSchema),
  /** When the last code was requested, in milliseconds since 1970; null on arrival. */
  sentAt: nullable(z.number()),
  /** The booking's address before a change without a response, which may not have happened. */
  previousEmail: nullable(z.string()),
  /** Whether the page was opened by the link in the booking's email. */
  isFromLink: z._default(z.boolean(), false),
});

export type VerificationProgress = z.infer<typeof progressSchema>;

/**
 * The verification of a booking's address, as the history entry stores it so that it survives
 * reloads. Never the token of a verified code.
 */
export type VerificationState = z.infer<typeof stateSchema>;

/** The state of a booking opened by its link. Its code may be old, so another can be requested. */
export function stateOfLink(booking: BookingState): Partial<VerificationState> & { booking: BookingState } {
  return { booking, sentAt: 0, isFromLink: true };
}

/** The initial state if the navigation state holds none that is valid. */
export function readVerificationState(navigationState: unknown): VerificationState {
  const { data } = stateSchema.safeParse(navigationState);
  return data ?? stateSchema.parse({});
}
