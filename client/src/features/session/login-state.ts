import { type BookingState, readBookingState } from '~/site/navigation/booking-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';

/** The navigation state of the login page. */
interface LoginState {
  /** The page that needs a session, to return to. */
  from: string | undefined;
  /** The booking that a customer with an account has just made (AUTH-09). */
  booking: BookingState | null;
  /** The address to fill in; empty if unknown. */
  email: string;
  /** The key of the history entry that this one has replaced. */
  entryKey: string | undefined;
}

export function readLoginState(state: unknown): LoginState {
  const booking = readBookingState(state);
  return {
    from: stringIn(state, 'from'),
    booking,
    email: readEmailState(state) || (booking?.email ?? ''),
    entryKey: stringIn(state, 'entryKey'),
  };
}

function stringIn(state: unknown, name: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
