import { z } from 'zod';
import { codeEmail as email } from '#shared/forms/fields.ts';
import { newPassword, passwordChangeSchema } from '#shared/forms/passwords.ts';
import { updatePassword } from '../../legacy/endpoints/profiles.ts';
import {
  requestPasswordReset,
  resendPasswordReset,
  resetPassword,
  undoEmailChange,
  verifyPasswordReset,
} from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { CODE_REFUSALS, flowId, flowPayload, proofToken, RESEND_REFUSALS, sixDigitCode } from '../input/input.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: mutation({
      input: z.object({ email }),
      send: requestPasswordReset,
      refusals: {
        fallback: 'An error occurred while sending the verification code.',
        fields: sameNames('email'),
      },
      payload: flowPayload,
    }),
    resendPasswordResetCode: mutation({
      input: z.object({ email, flowId }),
      send: resendPasswordReset,
      refusals: RESEND_REFUSALS,
      payload: messagePayload,
    }),
    verifyPasswordResetCode: mutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
      send: verifyPasswordReset,
      refusals: CODE_REFUSALS,
      payload: ({ message, token }) => ({ resetToken: token, message }),
    }),
    resetPassword: mutation({
      input: z
        .object({ resetToken: proofToken, password: newPassword })
        .transform(({ resetToken, password }) => ({ token: resetToken, password })),
      send: resetPassword,
      refusals: {
        fallback: 'An error occurred while resetting your password.',
        statuses: { 410: 'EXPIRED' },
        meanings: ['newPassword'],
        fields: { password: 'password', token_id: 'resetToken' },
        codeFields: { EXPIRED: 'resetToken' },
      },
      payload: messagePayload,
    }),
    undoEmailChange: mutation({
      input: z.object({ token: proofToken }),
      send: undoEmailChange,
      refusals: {
        fallback: 'This link has expired. Please call us.',
        statuses: { 410: 'EXPIRED' },
        fields: { token_id: 'token' },
        codeFields: { EXPIRED: 'token', TAKEN: 'token' },
        messages: { EXPIRED: 'This link has expired. Please call us.' },
      },
      payload: ({ message, token }) => ({ resetToken: token, message }),
    }),
    changePassword: mutation({
      input: passwordChangeSchema,
      send: updatePassword,
      invalidates: ['customer'],
      refusals: {
        fallback: 'Failed to change password. Please try again.',
        meanings: ['wrongPassword', 'newPassword'],
        fields: { ...sameNames('currentPassword', 'newPassword', 'confirmPassword'), password: 'newPassword' },
      },
      payload: messagePayload,
    }),
  },
};
