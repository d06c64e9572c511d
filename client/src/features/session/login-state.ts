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
  /** Whether a guest has just set a booking's password, but wasn't logged in (C-58). */
  isPasswordSet: boolean;
  /** The key of the history entry that this one has replaced. */
  entryKey: string | undefined;
}

export function readLoginState(state: unknown): LoginState {
  const booking = readBookingState(state);
  return {
    from: stringIn(state, 'from'),
    booking,
    email: readEmailState(state) || (booking?.email ?? ''),
    isPasswordSet: valueIn(state, 'isPasswordSet') === true,
    entryKey: stringIn(state, 'entryKey'),
  };
}

function valueIn(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

function stringIn(state: unknown, name: string): string | undefined {
  const value = valueIn(state, name);
  return typeof value === 'string' ? value : undefined;
}
