import { CODE_NOT_SENT } from '~/features/codes/code-texts.ts';
import { useRequestPasswordResetMutation } from '~/graphql/generated/operations/request-password-reset.ts';
import { useResendPasswordResetCodeMutation } from '~/graphql/generated/operations/resend-password-reset-code.ts';
import { useResetPasswordMutation } from '~/graphql/generated/operations/reset-password.ts';
import { useVerifyPasswordResetCodeMutation } from '~/graphql/generated/operations/verify-password-reset-code.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { noteCodeSent } from './reset-draft.ts';

const NOT_RESET = 'An error occurred while resetting your password.';

/** The four mutations of a password reset, with their messages (AUTH-15, AUTH-27). */
export function usePasswordReset() {
  const [requestReset] = useRequestPasswordResetMutation();
  const [resendCode] = useResendPasswordResetCodeMutation();
  const [verifyCode] = useVerifyPasswordResetCodeMutation();
  const [resetPassword] = useResetPasswordMutation();
  return {
    async request(email: string) {
      const answer = requestReset({ variables: { input: { email } } });
      const result = await mutationResult(answer, (data) => data.requestPasswordReset);
      if (result.kind === 'done') noteCodeSent(email);
      return result;
    },
    requestMessages: { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT },
    async resend(email: string) {
      const answer = resendCode({ variables: { input: { email } } });
      const result = await mutationResult(answer, (data) => data.resendPasswordResetCode);
      if (result.kind === 'done') noteCodeSent(email);
      return result;
    },
    verify(email: string, code: string) {
      const answer = verifyCode({ variables: { input: { email, code } } });
      return mutationResult(answer, (data) => data.verifyPasswordResetCode);
    },
    setPassword({ token, password }: { token: string; password: string }) {
      const answer = resetPassword({ variables: { input: { resetToken: token, password } } });
      return mutationResult(answer, (data) => data.resetPassword);
    },
    setMessages: { refused: NOT_RESET, noResponse: NOT_RESET },
  };
}
