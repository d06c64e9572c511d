import { z } from 'zod';
import {
  requestPasswordReset,
  resendPasswordReset,
  resetPassword,
  undoEmailChange,
  verifyPasswordReset,
} from '../../legacy/endpoints/password-reset.ts';
import { updatePassword } from '../../legacy/endpoints/profiles.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress } from '../input/text-fields.ts';
import { codeErrors, flowId, flowPayload, proofToken, resendErrors, sixDigitCode } from '../input/verification-code.ts';
import { sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { changePasswordInput, newPassword } from './input.ts';

const email = emailAddress();

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: resolveMutation({
      input: z.object({ email }),
      endpoint: requestPasswordReset,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'An error occurred while sending the verification code.',
          fields: sameNames('email'),
        }),
      onSuccess: flowPayload,
    }),
    resendPasswordResetCode: resolveMutation({
      input: z.object({ email, flowId }),
      endpoint: resendPasswordReset,
      onRefusal: resendErrors,
      onSuccess: messagePayload,
    }),
    verifyPasswordResetCode: resolveMutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
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
        userErrorsOf(refusal, {
          fallback: 'An error occurred while resetting your password.',
          statuses: { 410: 'EXPIRED' },
          meanings: ['newPassword'],
          fields: { password: 'password', token_id: 'resetToken' },
          codeFields: { EXPIRED: 'resetToken' },
        }),
      onSuccess: messagePayload,
    }),
    undoEmailChange: resolveMutation({
      input: z.object({ token: proofToken }),
      endpoint: undoEmailChange,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'This link has expired. Please call us.',
          statuses: { 410: 'EXPIRED' },
          fields: { token_id: 'token' },
          codeFields: { EXPIRED: 'token', TAKEN: 'token' },
          messages: { EXPIRED: 'This link has expired. Please call us.' },
        }),
      onSuccess: ({ message, token }) => ({ resetToken: token, message, userErrors: [] }),
    }),
    changePassword: resolveMutation({
      input: changePasswordInput,
      endpoint: updatePassword,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'Failed to change password. Please try again.',
          meanings: ['wrongPassword', 'newPassword'],
          fields: { ...sameNames('currentPassword', 'newPassword', 'confirmPassword'), password: 'newPassword' },
        }),
      onSuccess: (response, _input, context) => {
        invalidateCustomer(context);
        return messagePayload(response);
      },
    }),
  },
};
