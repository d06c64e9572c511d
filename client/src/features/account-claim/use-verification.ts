import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VerifiedCode } from '~/features/codes/email-code.ts';
import { boolean, emptyOf, nullable, number, object, oneOf, string, type ValueOf, withDefault } from '~/lib/shape.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';

const progressShape = oneOf('code-used', 'verified', 'logged-in');

const stateShape = object({
  /** A code was verified; then the password was set, with or without a login. Null before that. */
  progress: nullable(progressShape),
  /** When the last code was requested, in milliseconds since 1970; null on arrival. */
  sentAt: nullable(number),
  /** The booking's address before a change without a response, which may not have happened. */
  previousEmail: nullable(string),
  /** Whether the page was opened by the link in the booking's email. */
  isFromLink: withDefault(boolean, false),
});

type VerificationProgress = ValueOf<typeof progressShape>;

/**
 * The verification of a booking's address, as the history entry stores it so that it survives
 * reloads. Never the token of a verified code.
 */
type VerificationState = ValueOf<typeof stateShape>;

/** The state of a booking opened by its link. Its code may be old, so another can be requested. */
export function stateOfLink(booking: BookingState): Partial<VerificationState> & { booking: BookingState } {
  return { booking, sentAt: 0, isFromLink: true };
}

/** The initial state if the navigation state holds none that is valid. */
export function readVerificationState(navigationState: unknown): VerificationState {
  return stateShape(navigationState) ?? emptyOf(stateShape);
}

/** A right code that came with a token. */
export type UsableCode = VerifiedCode & { token: string };

type Step =
  /** `isUsed`: a code was verified before a reload, which lost its token. */
  | { kind: 'code'; isUsed: boolean; error: string | null }
  | { kind: 'password'; verified: UsableCode }
  | { kind: 'complete'; isLoggedIn: boolean };

/** A booking’s new address, and the customer and message that came with it. */
export type NewBookingEmail = Pick<BookingState, 'email' | 'customerId' | 'message'>;

/**
 * The three steps of /verify-appointment-email (REG-29). The booking and the progress are stored in
 * the history entry for reloads and Back; the token isn't, so after a reload at the password step
 * another code is needed.
 */
export function useVerification(booking: BookingState) {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [verified, setVerified] = useState<UsableCode | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Whether anything has changed since the page was opened: only then may it move the focus.
  const [hasChanged, setHasChanged] = useState(false);
  const stored = readVerificationState(state);
  const { progress, previousEmail, isFromLink } = stored;
  const isStored = stored.sentAt !== null;
  // The first code was sent a moment before the page was opened.
  const [openedAt] = useState(() => Date.now());
  const sentAt = stored.sentAt ?? openedAt;

  const store = (next: BookingState, change: Partial<VerificationState>) => {
    const nextState = { booking: next, progress, sentAt, previousEmail, isFromLink, ...change };
    void navigate({ pathname, search, hash }, { replace: true, state: nextState, preventScrollReset: true });
  };
  const advance = (next: BookingState, change: Partial<VerificationState>) => {
    setHasChanged(true);
    store(next, change);
  };

  const storeInitialState = useEffectEvent(() => store(booking, {}));
  useEffect(() => {
    if (!isStored) storeInitialState();
  }, [isStored]);

  return {
    step: stepFor(progress, verified, error),
    hasChanged,
    sentAt,
    previousEmail,
    isFromLink,
    codeVerified(code: UsableCode) {
      setVerified(code);
      setError(null);
      advance(booking, { progress: 'code-used' });
    },
    codeResent() {
      setError(null);
      if (progress) advance(booking, { progress: null, sentAt: Date.now() });
      else store(booking, { sentAt: Date.now() });
    },
    /** The token is no longer valid, so another code is needed. */
    tokenRefused(message: string) {
      setVerified(null);
      setError(message);
      advance(booking, { progress: 'code-used' });
    },
    completed: (isLoggedIn: boolean) => advance(booking, { progress: isLoggedIn ? 'logged-in' : 'verified' }),
    /** `previous`: the address that the booking may still have, if the change had no response. */
    emailChanged(changed: NewBookingEmail, previous: string | null) {
      setError(null);
      advance({ ...booking, ...changed }, { progress: null, sentAt: Date.now(), previousEmail: previous });
    },
  };
}

export type Verification = ReturnType<typeof useVerification>;

function stepFor(progress: VerificationProgress | null, verified: UsableCode | null, error: string | null): Step {
  if (progress === 'logged-in' || progress === 'verified')
    return { kind: 'complete', isLoggedIn: progress === 'logged-in' };
  if (verified) return { kind: 'password', verified };
  return { kind: 'code', isUsed: progress === 'code-used', error };
}
