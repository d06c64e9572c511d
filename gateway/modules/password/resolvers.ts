import { z } from 'zod';
import {
  requestPasswordReset,
  resendPasswordReset,
  resetPassword,
  verifyPasswordReset,
} from '../../legacy/endpoints/password-reset.ts';
import { updatePassword } from '../../legacy/endpoints/profiles.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress } from '../input/text-fields.ts';
import { codeRefused, proofToken, resendRefused, sixDigits } from '../input/verification-code.ts';
import { resolveMutation, told } from '../mutations/resolve-mutation.ts';
import { refusedAct, saysPassword } from '../mutations/user-errors.ts';
import { newPassword, passwordChange } from '../password-rules.ts';

const email = emailAddress();

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: resolveMutation({
      input: z.object({ email }),
      endpoint: requestPasswordReset,
      refused: (refusal) => refusedAct(refusal, 'An error occurred while sending the verification code.'),
      done: told,
    }),
    resendPasswordResetCode: resolveMutation({
      input: z.object({ email }),
      endpoint: resendPasswordReset,
      refused: resendRefused,
      done: told,
    }),
    verifyPasswordResetCode: resolveMutation({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyPasswordReset,
      refused: codeRefused,
      done: ({ message, token }) => ({ resetToken: token, message, userErrors: [] }),
    }),
    resetPassword: resolveMutation({
      input: z
        .object({ resetToken: proofToken, password: newPassword })
        .transform(({ resetToken, password }) => ({ token: resetToken, password })),
      endpoint: resetPassword,
      refused: (refusal) =>
        refusedAct(refusal, 'An error occurred while resetting your password.', { 410: 'EXPIRED' }).map(
          saysPassword('password'),
        ),
      done: told,
    }),
    changePassword: resolveMutation({
      input: passwordChange,
      endpoint: updatePassword,
      refused: (refusal) =>
        refusedAct(refusal, 'Failed to change password. Please try again.').map(saysPassword('newPassword')),
      done: (answer, _given, context) => {
        invalidateCustomer(context);
        return told(answer);
      },
    }),
  },
};
