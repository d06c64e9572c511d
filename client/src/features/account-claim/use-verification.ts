import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClaimProof } from '~/features/claims/use-claim.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { type HeldVerification, heldIn, type VerificationProgress } from './verification-progress.ts';

type Stage =
  /**
   * `wasUsed`: a code was right before, but the page was loaded anew since and its proof is gone.
   */
  | { kind: 'code'; wasUsed: boolean; problem: string | null }
  | { kind: 'password'; proof: ClaimProof }
  | { kind: 'complete'; isLoggedIn: boolean };

/**
 * The three stages of /verify-appointment-email (REG-29). What may be kept (the booking, how far it
 * has come) is in the history entry, so that a reload and Back find it again; the proof of a right
 * code is not, so a reload at the password asks for another code.
 */
export function useVerification(booking: BookingState) {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [proof, setProof] = useState<ClaimProof | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Whether this page has changed by something that was done on it: then it, and not the arrival,
  // says where the focus goes.
  const [hasMoved, setHasMoved] = useState(false);
  const held = heldIn(state);
  const { progress, earlierEmail } = held;
  const isNoted = held.sentAt !== null;
  // The mail with the first code went out a moment before the page was reached.
  const [arrivedAt] = useState(() => Date.now());
  const sentAt = held.sentAt ?? arrivedAt;

  const hold = (next: BookingState, change: Partial<HeldVerification>) => {
    const kept = { booking: next, progress, sentAt, earlierEmail, ...change };
    void navigate({ pathname, search, hash }, { replace: true, state: kept, preventScrollReset: true });
  };
  const keep = (next: BookingState, change: Partial<HeldVerification>) => {
    setHasMoved(true);
    hold(next, change);
  };

  const noteArrival = useEffectEvent(() => hold(booking, {}));
  useEffect(() => {
    if (!isNoted) noteArrival();
  }, [isNoted]);

  return {
    stage: stageOf(progress, proof, problem),
    hasMoved,
    sentAt,
    earlierEmail,
    proved(found: ClaimProof) {
      setProof(found);
      setProblem(null);
      keep(booking, { progress: 'code-used' });
    },
    codeSentAgain() {
      setProblem(null);
      if (progress) keep(booking, { progress: null, sentAt: Date.now() });
      else hold(booking, { sentAt: Date.now() });
    },
    /** The proof is no longer good: all that is left is another code. */
    startAgain(why: string) {
      setProof(null);
      setProblem(why);
      keep(booking, { progress: 'code-used' });
    },
    finished: (isLoggedIn: boolean) => keep(booking, { progress: isLoggedIn ? 'logged-in' : 'verified' }),
    /** `from` is the address that it may still be at: nobody has said that the change was made. */
    moved(to: Pick<BookingState, 'email' | 'customerId' | 'message'>, from: string | null) {
      setProblem(null);
      keep({ ...booking, ...to }, { progress: null, sentAt: Date.now(), earlierEmail: from });
    },
  };
}

function stageOf(progress: VerificationProgress | null, proof: ClaimProof | null, problem: string | null): Stage {
  if (progress === 'logged-in' || progress === 'verified')
    return { kind: 'complete', isLoggedIn: progress === 'logged-in' };
  if (proof) return { kind: 'password', proof };
  return { kind: 'code', wasUsed: progress === 'code-used', problem };
}
