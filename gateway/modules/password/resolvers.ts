import { z } from 'zod';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import {
  requestPasswordReset,
  resendPasswordReset,
  resetPassword,
  verifyPasswordReset,
} from '../../legacy/endpoints/password-reset.ts';
import { updatePassword } from '../../legacy/endpoints/profiles.ts';
import { resolveAct, told } from '../act.ts';
import { codeRefused, proofToken, resendRefused, sixDigits } from '../codes.ts';
import { customerChanged } from '../customer/changed.ts';
import { emailAddress } from '../fields.ts';
import { newPassword, passwordChange } from '../password-rules.ts';
import { refusedAct, saysPassword } from '../user-errors.ts';

const email = emailAddress();

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: resolveAct({
      input: z.object({ email }),
      endpoint: requestPasswordReset,
      refused: (refusal) => refusedAct(refusal, 'An error occurred while sending the verification code.'),
      done: told,
    }),
    resendPasswordResetCode: resolveAct({
      input: z.object({ email }),
      endpoint: resendPasswordReset,
      refused: resendRefused,
      done: told,
    }),
    verifyPasswordResetCode: resolveAct({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyPasswordReset,
      refused: codeRefused,
      done: ({ message, token }) => ({ resetToken: token, message, userErrors: [] }),
    }),
    resetPassword: resolveAct({
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
    changePassword: resolveAct({
      input: passwordChange,
      endpoint: updatePassword,
      refused: (refusal) =>
        refusedAct(refusal, 'Failed to change password. Please try again.').map(saysPassword('newPassword')),
      done: (answer, _given, context) => {
        customerChanged(context);
        return told(answer);
      },
    }),
  },
};
