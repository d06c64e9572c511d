import { useRef } from 'react';
import { forgetFlow } from '~/features/codes/flows.ts';
import { session } from '~/features/session/session.ts';
import type { ClaimedBookingInput, LogInMutation } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

type NewSession = NonNullable<NonNullable<LogInMutation['logIn']>['session']>;

type CompleteClaimResult =
  | { kind: 'complete'; isLoggedIn: boolean }
  /** The token of the code is no longer valid: another code is needed. */
  | { kind: 'token-refused'; message: string }
  | { kind: 'not-set'; result: MutationResult<unknown> };

/** Sets the password of a booking's address and begins the session (C-58, REG-31). */
export function useCompleteClaim(booking: BookingState) {
  const complete = useCompleteClaimMutation();
  const logIn = useLogInMutation();
  // The password of an attempt whose outcome is unknown: it may have been set.
  const uncertainPassword = useRef<string | null>(null);

  const beginSession = ({ userId, authToken, userName, accountType }: NewSession): CompleteClaimResult => {
    session.begin({ userId, authToken, userName, accountType });
    return { kind: 'complete', isLoggedIn: true };
  };

  /**
   * Setting a password uses up the token, so a refused token may mean that an earlier attempt
   * succeeded and its response was lost. Logging in tells.
   */
  const logInIfSet = async (password: string): Promise<NewSession | null> => {
    if (uncertainPassword.current !== password) return null;
    const result = await logIn({ email: booking.email, password, rememberMe: false });
    return result.kind === 'done' ? result.payload.session : null;
  };

  return async (claimToken: string, password: string): Promise<CompleteClaimResult> => {
    const { email } = booking;
    const result = await complete({ claimToken, email, password, booking: claimedBookingInput(booking), logIn: true });
    if (result.kind === 'done') {
      forgetFlow('claim', email);
      return result.payload.session ? beginSession(result.payload.session) : { kind: 'complete', isLoggedIn: false };
    }
    const tokenError = result.kind === 'refused' && result.userErrors.find(isTokenError);
    if (tokenError) {
      const newSession = await logInIfSet(password);
      return newSession ? beginSession(newSession) : { kind: 'token-refused', message: tokenError.message };
    }
    if (result.kind === 'failed') uncertainPassword.current = password;
    return { kind: 'not-set', result };
  };
}

function isTokenError({ code, field }: UserError): boolean {
  return code === 'EXPIRED' || field?.[0] === 'claimToken';
}

/**
 * The booking for the confirmation email (REG-31); null if its id is unknown. A link's booking has
 * no customer id, last name and phone number.
 */
export function claimedBookingInput(booking: BookingState): ClaimedBookingInput | null {
  const { reference, serviceName, firstName, lastName, phone, appointmentId, customerId } = booking;
  if (appointmentId === null) return null;
  const contact = { firstName, lastName: lastName || null, phone: phone || null };
  return { reference, serviceName, ...contact, appointmentId, customerId };
}
