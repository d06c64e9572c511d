/** What a page that sends somebody to /login may hand over as navigation state. */
export interface LoginState {
  /** The page that needs a session, to go back to. */
  from?: string;
  /** The booking just made by a customer who has an account (AUTH-09). */
  booking?: SubmittedBooking;
}

export interface SubmittedBooking {
  reference: string;
  serviceName?: string;
  message?: string;
}

/** Navigation state is whatever the history entry holds, also from an older version of the app, so it is read with care. */
export function readLoginState(state: unknown): LoginState {
  if (!isRecord(state)) return {};
  const { from, booking } = state;
  return {
    ...(typeof from === 'string' && { from }),
    ...(isRecord(booking) &&
      typeof booking.reference === 'string' && { booking: asBooking(booking, booking.reference) }),
  };
}

function asBooking({ serviceName, message }: Record<string, unknown>, reference: string): SubmittedBooking {
  return {
    reference,
    ...(typeof serviceName === 'string' && { serviceName }),
    ...(typeof message === 'string' && { message }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
