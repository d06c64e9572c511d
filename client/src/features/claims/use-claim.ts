import { flowOf, forgetFlow } from '~/features/codes/flow-ids.ts';
import type { CompleteClaimInput, CompleteClaimMutation } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';

type CompletedClaim = NonNullable<CompleteClaimMutation['completeClaim']>;

/** The response to a right code. */
export interface VerifiedClaim {
  /** Proves that the address was verified; null if the server sent none. Secret: in memory only. */
  token: string | null;
  /** From the server; null if it sent none. */
  message: string | null;
}

/** The mutations that turn a guest booking into an account: code, another code, password. */
export function useClaim() {
  const verifyClaim = useVerifyClaimMutation();
  const resendRegistrationCode = useResendRegistrationCodeMutation();
  const completeClaim = useCompleteClaimMutation();

  return {
    async verifyCode(email: string, code: string): Promise<MutationResult<VerifiedClaim>> {
      const result = await verifyClaim({ email, code, ...flowOf('claim', email) });
      if (result.kind !== 'done') return result;
      const { claimToken, message } = result.payload;
      return { kind: 'done', payload: { token: claimToken, message } };
    },
    resendCode: (email: string): Promise<MutationResult<unknown>> =>
      resendRegistrationCode({ email, ...flowOf('claim', email) }),
    async complete(input: CompleteClaimInput): Promise<MutationResult<CompletedClaim>> {
      const result = await completeClaim(input);
      if (result.kind === 'done') forgetFlow('claim', input.email);
      return result;
    },
  };
}
