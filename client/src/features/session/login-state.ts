import { type BookingState, bookingIn } from '~/lib/booking-state.ts';
import { emailIn } from '~/lib/email-state.ts';

/** What a page that sends somebody to /login may hand over as navigation state. */
interface LoginState {
  /** The page that needs a session, to go back to. */
  from: string | undefined;
  /** The booking just made by a customer who has an account (AUTH-09). */
  booking: BookingState | null;
  /** Whose log-in it is going to be; empty when nobody knows. */
  email: string;
}

export function readLoginState(state: unknown): LoginState {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const booking = bookingIn(state);
  return {
    from: typeof from === 'string' ? from : undefined,
    booking,
    email: emailIn(state) || (booking?.email ?? ''),
  };
}
