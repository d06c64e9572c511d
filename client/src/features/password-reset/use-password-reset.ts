import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { flowOf, forgetFlow, rememberFlow } from '~/features/codes/flow-ids.ts';
import type { PasswordSetup } from '~/features/passwords/password-setup.ts';
import { useRequestPasswordResetMutation } from '~/graphql/generated/operations/request-password-reset.ts';
import { useResendPasswordResetCodeMutation } from '~/graphql/generated/operations/resend-password-reset-code.ts';
import { useResetPasswordMutation } from '~/graphql/generated/operations/reset-password.ts';
import { useVerifyPasswordResetCodeMutation } from '~/graphql/generated/operations/verify-password-reset-code.ts';
import { saveSentCode } from './password-reset-draft.ts';

const NOT_RESET = 'An error occurred while resetting your password.';

/** The mutations of a password reset, with their messages (AUTH-15, AUTH-27). */
export function usePasswordReset(): PasswordSetup {
  const requestReset = useRequestPasswordResetMutation();
  const resendCode = useResendPasswordResetCodeMutation();
  const verifyCode = useVerifyPasswordResetCodeMutation();
  const resetPassword = useResetPasswordMutation();
  return {
    async requestCode(email) {
      const result = await requestReset({ email });
      if (result.kind === 'done') {
        rememberFlow('password-reset', email, result.payload.flowId);
        saveSentCode(email);
      }
      return result;
    },
    requestMessages: { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT },
    async resendCode(email) {
      const result = await resendCode({ email, ...flowOf('password-reset', email) });
      if (result.kind === 'done') saveSentCode(email);
      return result;
    },
    async verifyCode(email, code) {
      const result = await verifyCode({ email, code, ...flowOf('password-reset', email) });
      return result.kind === 'done' ? { kind: 'done', payload: { token: result.payload.resetToken } } : result;
    },
    async setPassword({ email, token, password }) {
      const result = await resetPassword({ resetToken: token, password });
      if (result.kind === 'done') forgetFlow('password-reset', email);
      return result;
    },
    passwordMessages: { refused: NOT_RESET, noResponse: NOT_RESET },
  };
}
