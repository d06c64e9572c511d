import type { EmailCodePurpose, RegisterInput } from '~/graphql/generated/graphql.ts';
import { useClaimAccountMutation } from '~/graphql/generated/operations/claim-account.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useRegisterMutation } from '~/graphql/generated/operations/register.ts';
import { useRequestPasswordResetMutation } from '~/graphql/generated/operations/request-password-reset.ts';
import { useResendEmailCodeMutation } from '~/graphql/generated/operations/resend-email-code.ts';
import { useResendPasswordResetCodeMutation } from '~/graphql/generated/operations/resend-password-reset-code.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useResetPasswordMutation } from '~/graphql/generated/operations/reset-password.ts';
import { useSendEmailCodeMutation } from '~/graphql/generated/operations/send-email-code.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { useVerifyEmailCodeMutation } from '~/graphql/generated/operations/verify-email-code.ts';
import { useVerifyPasswordResetCodeMutation } from '~/graphql/generated/operations/verify-password-reset-code.ts';
import { useVerifyRegistrationMutation } from '~/graphql/generated/operations/verify-registration.ts';
import { type MutationResult, mapResult } from '~/graphql/mutation-result.ts';
import { type CodePurpose, flowOf, forgetFlow, rememberFlow } from './flows.ts';

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

/** The mutations of a purpose: the one that sends the first code, another code, and its check. */
interface CodeOperations<Begin extends Address> {
  send: (input: Begin) => Promise<MutationResult<{ flowId: string | null }>>;
  resend: (input: Address & { flowId?: string }) => Promise<MutationResult<unknown>>;
  verify: (input: Address & { code: string; flowId?: string }) => Promise<MutationResult<VerifiedCode>>;
}

type Operations = {
  [Purpose in CodePurpose]: CodeOperations<Purpose extends 'registration' ? RegisterInput : Address>;
};

function useOperations(): Operations {
  const resendRegistration = useResendRegistrationCodeMutation();
  const register = useRegisterMutation();
  const verifyRegistration = useVerifyRegistrationMutation();
  const claim = useClaimAccountMutation();
  const verifyClaim = useVerifyClaimMutation();
  const requestReset = useRequestPasswordResetMutation();
  const resendReset = useResendPasswordResetCodeMutation();
  const verifyReset = useVerifyPasswordResetCodeMutation();
  const sendCode = useSendEmailCodeMutation();
  const resendCode = useResendEmailCodeMutation();
  const verifyCode = useVerifyEmailCodeMutation();

  const ofAddress = (purpose: EmailCodePurpose): CodeOperations<Address> => ({
    send: (input) => sendCode({ ...input, purpose }),
    resend: (input) => resendCode({ ...input, purpose }),
    verify: async (input) => withToken(await verifyCode({ ...input, purpose }), () => null),
  });
  return {
    registration: {
      send: register,
      resend: resendRegistration,
      verify: async (input) => withToken(await verifyRegistration(input), ({ claimToken }) => claimToken),
    },
    claim: {
      send: claim,
      resend: resendRegistration,
      verify: async (input) => withToken(await verifyClaim(input), ({ claimToken }) => claimToken),
    },
    'password-reset': {
      send: requestReset,
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
 * Sends, renews and verifies the codes of a purpose, in the flow that this browser began. `onSent`
 * is called for each code that was sent.
 */
export function useEmailCode<Purpose extends CodePurpose>(purpose: Purpose, onSent = (_email: string): void => {}) {
  const { send, resend, verify } = useOperations()[purpose];
  return {
    async send(input: Parameters<Operations[Purpose]['send']>[0]) {
      const result = await send(input);
      if (result.kind !== 'done') return result;
      rememberFlow(purpose, input.email, result.payload.flowId);
      onSent(input.email);
      return result;
    },
    async resend(email: string) {
      const result = await resend({ email, ...flowOf(purpose, email) });
      if (result.kind === 'done') onSent(email);
      return result;
    },
    verify: (email: string, code: string) => verify({ email, code, ...flowOf(purpose, email) }),
  };
}

export type EmailCode = ReturnType<typeof useEmailCode>;

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
