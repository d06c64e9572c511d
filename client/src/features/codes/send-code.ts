import type { RegisterInput } from '~/graphql/generated/graphql.ts';
import { useClaimAccountMutation } from '~/graphql/generated/operations/claim-account.ts';
import { useRegisterMutation } from '~/graphql/generated/operations/register.ts';
import { useRequestPasswordResetMutation } from '~/graphql/generated/operations/request-password-reset.ts';
import { useSendEmailCodeMutation } from '~/graphql/generated/operations/send-email-code.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { type CodePurpose, rememberFlow } from './flows.ts';

type Operations = {
  [Purpose in CodePurpose]: (
    input: Purpose extends 'registration' ? RegisterInput : { email: string },
  ) => Promise<MutationResult<{ flowId: string | null }>>;
};

/** Sends the first code of a purpose. `onSent` is called with its address. */
export function useSendCode<Purpose extends CodePurpose>(purpose: Purpose, onSent = (_email: string): void => {}) {
  const register = useRegisterMutation();
  const claim = useClaimAccountMutation();
  const requestReset = useRequestPasswordResetMutation();
  const sendCode = useSendEmailCodeMutation();
  const operations: Operations = {
    registration: register,
    claim,
    'password-reset': requestReset,
    profile: (input) => sendCode({ ...input, purpose: 'PROFILE_CHANGE' }),
    application: (input) => sendCode({ ...input, purpose: 'SPECIALIST_APPLICATION' }),
  };
  const send = operations[purpose];
  return async (input: Parameters<Operations[Purpose]>[0]) => {
    const result = await send(input);
    if (result.kind !== 'done') return result;
    rememberFlow(purpose, input.email, result.payload.flowId);
    onSent(input.email);
    return result;
  };
}
