import { INCOMPLETE_PROOF } from '~/features/codes/code-texts.ts';
import type { CompleteClaimInput, CompleteClaimMutation } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { type Outcome, outcomeOf, type Refusal } from '~/graphql/outcome.ts';

type Completed = NonNullable<CompleteClaimMutation['completeClaim']>;

/** The proof that an address is somebody's: `token` is a secret that is kept in memory only. */
export interface ClaimProof {
  token: string;
  /** The server's words; null when it has not said anything. */
  message: string | null;
}

const withoutToken: Refusal = { field: null, message: INCOMPLETE_PROOF, code: 'EXPIRED', retryAfterSeconds: null };

/** The acts by which somebody who has booked without an account gets one: a code, another code, and the password. None of them throws. */
export function useClaim() {
  const [sendCode] = useVerifyClaimMutation();
  const [sendAgain] = useResendRegistrationCodeMutation();
  const [sendPassword] = useCompleteClaimMutation();

  return {
    /** A right code whose answer has no token cannot be gone on from, so it counts as refused (REG-25). */
    verify: async (email: string, code: string): Promise<Outcome<ClaimProof>> => {
      const outcome = await outcomeOf(sendCode({ variables: { input: { email, code } } }), (data) => data.verifyClaim);
      if (outcome.is !== 'done') return outcome;
      const { claimToken, message } = outcome.answer;
      return claimToken
        ? { is: 'done', answer: { token: claimToken, message } }
        : { is: 'refused', refusals: [withoutToken] };
    },
    resend: (email: string): Promise<Outcome<unknown>> =>
      outcomeOf(sendAgain({ variables: { input: { email } } }), (data) => data.resendRegistrationCode),
    complete: (input: CompleteClaimInput): Promise<Outcome<Completed>> =>
      outcomeOf(sendPassword({ variables: { input } }), (data) => data.completeClaim),
  };
}
