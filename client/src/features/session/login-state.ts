import { type BookingState, readBookingState } from '~/site/navigation/booking-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';

/** What a page that sends somebody to /login may hand over as navigation state. */
interface LoginState {
  /** The page that needs a session, to go back to. */
  from: string | undefined;
  /** The booking just made by a customer who has an account (AUTH-09). */
  booking: BookingState | null;
  /** Whose log-in it is going to be; empty when nobody knows. */
  email: string;
  /** What the visit was called before its entry was replaced by one of another key. */
  visit: string | undefined;
}

export function readLoginState(state: unknown): LoginState {
  const booking = readBookingState(state);
  return {
    from: textIn(state, 'from'),
    booking,
    email: readEmailState(state) || (booking?.email ?? ''),
    visit: textIn(state, 'visit'),
  };
}

function textIn(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
