import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClaimProof } from '~/features/claims/use-claim.ts';
import type { BookingState } from '~/lib/booking-state.ts';
import { progressIn, type VerificationProgress } from './verification-progress.ts';

type Stage =
  /** `wasUsed`: a code was right before, but the page was loaded anew since and its proof is gone. */
  | { is: 'code'; wasUsed: boolean; problem: string | null }
  | { is: 'password'; proof: ClaimProof }
  | { is: 'complete'; isLoggedIn: boolean };

/**
 * The three stages of /verify-appointment-email (REG-29). What may be kept (the booking, how far it has come) is in the history entry, so that a
 * reload and Back find it again; the proof of a right code is not, so a reload at the password asks for another code.
 */
export function useVerification(booking: BookingState) {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [proof, setProof] = useState<ClaimProof | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Whether this page has changed by something that was done on it: then it, and not the arrival, says where the focus goes.
  const [hasMoved, setHasMoved] = useState(false);
  const progress = progressIn(state);

  const keep = (next: BookingState, reached: VerificationProgress | null) => {
    setHasMoved(true);
    const kept = reached ? { booking: next, progress: reached } : { booking: next };
    void navigate({ pathname, search, hash }, { replace: true, state: kept, preventScrollReset: true });
  };

  return {
    stage: stageOf(progress, proof, problem),
    hasMoved,
    proved(found: ClaimProof) {
      setProof(found);
      setProblem(null);
      keep(booking, 'code-used');
    },
    codeSentAgain() {
      setProblem(null);
      if (progress) keep(booking, null);
    },
    /** The proof is no longer good: all that is left is another code. */
    startAgain(why: string) {
      setProof(null);
      setProblem(why);
      keep(booking, 'code-used');
    },
    finished: (isLoggedIn: boolean) => keep(booking, isLoggedIn ? 'logged-in' : 'verified'),
    moved(to: Pick<BookingState, 'email' | 'customerId' | 'message'>) {
      setProblem(null);
      keep({ ...booking, ...to }, null);
    },
  };
}

function stageOf(progress: VerificationProgress | null, proof: ClaimProof | null, problem: string | null): Stage {
  if (progress === 'logged-in' || progress === 'verified')
    return { is: 'complete', isLoggedIn: progress === 'logged-in' };
  if (proof) return { is: 'password', proof };
  return { is: 'code', wasUsed: progress === 'code-used', problem };
}
