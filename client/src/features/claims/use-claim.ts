import { INCOMPLETE_PROOF } from '~/features/codes/code-texts.ts';
import type { CompleteClaimInput, CompleteClaimMutation } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { type MutationResult, mutationResult, type UserError } from '~/graphql/mutation-result.ts';

type Completed = NonNullable<CompleteClaimMutation['completeClaim']>;

/** The proof that an address is somebody's: `token` is a secret that is kept in memory only. */
export interface ClaimProof {
  token: string;
  /** The server's words; null when it has not said anything. */
  message: string | null;
}

const withoutToken: UserError = { field: null, message: INCOMPLETE_PROOF, code: 'EXPIRED', retryAfterSeconds: null };

/**
 * The acts by which somebody who has booked without an account gets one: a code, another code, and
 * the password. None of them throws.
 */
export function useClaim() {
  const [sendCode] = useVerifyClaimMutation();
  const [sendAgain] = useResendRegistrationCodeMutation();
  const [sendPassword] = useCompleteClaimMutation();

  return {
    /**
     * A right code whose answer has no token cannot be gone on from, so it counts as refused
     * (REG-25).
     */
    verify: async (email: string, code: string): Promise<MutationResult<ClaimProof>> => {
      const result = await mutationResult(
        sendCode({ variables: { input: { email, code } } }),
        (data) => data.verifyClaim,
      );
      if (result.kind !== 'done') return result;
      const { claimToken, message } = result.payload;
      return claimToken
        ? { kind: 'done', payload: { token: claimToken, message } }
        : { kind: 'refused', userErrors: [withoutToken] };
    },
    resend: (email: string): Promise<MutationResult<unknown>> =>
      mutationResult(sendAgain({ variables: { input: { email } } }), (data) => data.resendRegistrationCode),
    complete: (input: CompleteClaimInput): Promise<MutationResult<Completed>> =>
      mutationResult(sendPassword({ variables: { input } }), (data) => data.completeClaim),
  };
}
