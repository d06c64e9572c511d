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
import { codeErrors, proofToken, resendErrors, sixDigitCode } from '../input/verification-code.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { userErrorsOf, withPasswordField } from '../mutations/user-errors.ts';
import { changePasswordInput, newPassword } from './input.ts';

const email = emailAddress();

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: resolveMutation({
      input: z.object({ email }),
      endpoint: requestPasswordReset,
      onRefusal: (refusal) => userErrorsOf(refusal, 'An error occurred while sending the verification code.'),
      onSuccess: messagePayload,
    }),
    resendPasswordResetCode: resolveMutation({
      input: z.object({ email }),
      endpoint: resendPasswordReset,
      onRefusal: resendErrors,
      onSuccess: messagePayload,
    }),
    verifyPasswordResetCode: resolveMutation({
      input: z.object({ email, code: sixDigitCode }),
      endpoint: verifyPasswordReset,
      onRefusal: codeErrors,
      onSuccess: ({ message, token }) => ({ resetToken: token, message, userErrors: [] }),
    }),
    resetPassword: resolveMutation({
      input: z
        .object({ resetToken: proofToken, password: newPassword })
        .transform(({ resetToken, password }) => ({ token: resetToken, password })),
      endpoint: resetPassword,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, 'An error occurred while resetting your password.', { 410: 'EXPIRED' }).map(
          withPasswordField(refusal, 'password'),
        ),
      onSuccess: messagePayload,
    }),
    changePassword: resolveMutation({
      input: changePasswordInput,
      endpoint: updatePassword,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, 'Failed to change password. Please try again.').map(
          withPasswordField(refusal, 'newPassword'),
        ),
      onSuccess: (response, _input, context) => {
        invalidateCustomer(context);
        return messagePayload(response);
      },
    }),
  },
};
