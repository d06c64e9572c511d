import { useRef } from 'react';
import { useClaim } from '~/features/claims/use-claim.ts';
import { session } from '~/features/session/session.ts';
import type { LogInMutation } from '~/graphql/generated/graphql.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { claimedBooking } from './claimed-booking.ts';

type Granted = NonNullable<NonNullable<LogInMutation['logIn']>['session']>;

/** The result of setting the password. */
type Completion =
  | { kind: 'complete'; isLoggedIn: boolean }
  /** The proof of the code is gone: another code is needed. */
  | { kind: 'void'; why: string }
  | { kind: 'refused'; result: MutationResult<unknown> };

/**
 * Sets the password of a booking's address and begins the session that comes with it (C-58,
 * REG-31).
 */
export function useCompleteClaim(booking: BookingState) {
  const { complete } = useClaim();
  const [logIn] = useLogInMutation();
  // The password of a try that got no answer: it may have been set.
  const unanswered = useRef<string | null>(null);

  const begin = ({ userId, authToken, userName, accountType }: Granted): Completion => {
    session.begin({ userId, authToken, userName, accountType });
    return { kind: 'complete', isLoggedIn: true };
  };

  /**
   * A proof is used up by the password it sets, so what looks like one that is too old may be a
   * success whose answer was lost.
   */
  const wasSet = async (password: string): Promise<Granted | null> => {
    if (unanswered.current !== password) return null;
    const input = { email: booking.email, password, rememberMe: false };
    const answer = await logIn({ variables: { input } }).catch(() => null);
    return answer?.data?.logIn?.session ?? null;
  };

  return async (claimToken: string, password: string): Promise<Completion> => {
    const { email } = booking;
    const result = await complete({ claimToken, email, password, booking: claimedBooking(booking), logIn: true });
    if (result.kind === 'done') {
      return result.payload.session ? begin(result.payload.session) : { kind: 'complete', isLoggedIn: false };
    }
    const voided = result.kind === 'refused' && result.userErrors.find(isOfProof);
    if (voided) {
      const granted = await wasSet(password);
      return granted ? begin(granted) : { kind: 'void', why: voided.message };
    }
    if (result.kind === 'failed') unanswered.current = password;
    return { kind: 'refused', result };
  };
}

function isOfProof({ code, field }: UserError): boolean {
  return code === 'EXPIRED' || field?.[0] === 'claimToken';
}
