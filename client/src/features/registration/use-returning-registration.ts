import { PASSWORD_NOT_SET } from '~/features/claims/claim-messages.ts';
import { useClaim } from '~/features/claims/use-claim.ts';
import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { rememberFlow } from '~/features/codes/flow-ids.ts';
import type { PasswordSetup } from '~/features/passwords/password-setup.ts';
import { useClaimAccountMutation } from '~/graphql/generated/operations/claim-account.ts';
import { saveSentCode } from './registration-draft.ts';
import { registrationFailureMessage } from './registration-messages.ts';

/** The mutations of a returning customer, with their messages (REG-14..16, REG-21..25). */
export function useReturningRegistration(): PasswordSetup {
  const claimAccount = useClaimAccountMutation();
  const { verifyCode, resendCode, complete } = useClaim();
  return {
    async requestCode(email) {
      const result = await claimAccount({ email });
      if (result.kind === 'done') {
        rememberFlow('claim', email, result.payload.flowId);
        saveSentCode('returning', email);
      }
      return result;
    },
    requestMessages: { refused: CODE_NOT_SENT, noResponse: registrationFailureMessage },
    async resendCode(email) {
      const result = await resendCode(email);
      if (result.kind === 'done') saveSentCode('returning', email);
      return result;
    },
    verifyCode,
    setPassword: ({ email, token, password }) => complete({ claimToken: token, email, password, logIn: false }),
    passwordMessages: { refused: PASSWORD_NOT_SET, noResponse: registrationFailureMessage },
  };
}
