import type { EmailCodePurpose } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useResendEmailCodeMutation } from '~/graphql/generated/operations/resend-email-code.ts';
import { useResendPasswordResetCodeMutation } from '~/graphql/generated/operations/resend-password-reset-code.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useResetPasswordMutation } from '~/graphql/generated/operations/reset-password.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { useVerifyEmailCodeMutation } from '~/graphql/generated/operations/verify-email-code.ts';
import { useVerifyPasswordResetCodeMutation } from '~/graphql/generated/operations/verify-password-reset-code.ts';
import { useVerifyRegistrationMutation } from '~/graphql/generated/operations/verify-registration.ts';
import { type MutationResult, mapResult } from '~/graphql/mutation-result.ts';
import { type CodePurpose, flowOf, forgetFlow } from './flows.ts';

interface Address {
  email: string;
}

/** The response to a right code. */
export interface VerifiedCode {
  /** Lets the customer set a password; null if the server sent none. Secret: in memory only. */
  token: string | null;
  /** From the server; null if it sent none. */
  message: string | null;
}

/** The mutations of a purpose after the first code: another code, and the check of a code. */
interface CodeOperations {
  resend: (input: Address & { flowId?: string }) => Promise<MutationResult<unknown>>;
  verify: (input: Address & { code: string; flowId?: string }) => Promise<MutationResult<VerifiedCode>>;
}

function useOperations(): Record<CodePurpose, CodeOperations> {
  const resendRegistration = useResendRegistrationCodeMutation();
  const verifyRegistration = useVerifyRegistrationMutation();
  const verifyClaim = useVerifyClaimMutation();
  const resendReset = useResendPasswordResetCodeMutation();
  const verifyReset = useVerifyPasswordResetCodeMutation();
  const resendCode = useResendEmailCodeMutation();
  const verifyCode = useVerifyEmailCodeMutation();

  const ofAddress = (purpose: EmailCodePurpose): CodeOperations => ({
    resend: (input) => resendCode({ ...input, purpose }),
    verify: async (input) => withToken(await verifyCode({ ...input, purpose }), () => null),
  });
  return {
    registration: {
      resend: resendRegistration,
      verify: async (input) => withToken(await verifyRegistration(input), ({ claimToken }) => claimToken),
    },
    claim: {
      resend: resendRegistration,
      verify: async (input) => withToken(await verifyClaim(input), ({ claimToken }) => claimToken),
    },
    'password-reset': {
      resend: resendReset,
      verify: async (input) => withToken(await verifyReset(input), ({ resetToken }) => resetToken),
    },
    profile: ofAddress('PROFILE_CHANGE'),
    application: ofAddress('SPECIALIST_APPLICATION'),
  };
}

/** A right code's response, with the token that `tokenOf` finds in the payload. */
const withToken = <Payload extends { message: string | null }>(
  result: MutationResult<Payload>,
  tokenOf: (payload: Payload) => string | null,
) => mapResult(result, (payload) => ({ token: tokenOf(payload), message: payload.message }));

/**
 * Renews and verifies the codes of a purpose, in the flow that this browser began. `onSent` is
 * called for each code that was sent.
 */
export function useEmailCode(purpose: CodePurpose, onSent = (_email: string): void => {}) {
  const { resend, verify } = useOperations()[purpose];
  return {
    async resend(email: string) {
      const result = await resend({ email, ...flowOf(purpose, email) });
      if (result.kind === 'done') onSent(email);
      return result;
    },
    verify: (email: string, code: string) => verify({ email, code, ...flowOf(purpose, email) }),
  };
}

/** Sets the password of a verified address, which ends the flow. */
export function useSetPassword(purpose: 'claim' | 'password-reset') {
  const completeClaim = useCompleteClaimMutation();
  const resetPassword = useResetPasswordMutation();
  return async ({ email, token, password }: Address & { token: string; password: string }) => {
    const result: MutationResult<unknown> =
      purpose === 'claim'
        ? await completeClaim({ claimToken: token, email, password, logIn: false })
        : await resetPassword({ resetToken: token, password });
    if (result.kind === 'done') forgetFlow(purpose, email);
    return result;
  };
}
