import { z } from 'zod';
import {
  type EmailCodeRequest,
  resendEmailCode,
  sendEmailCode,
  verifyEmailCode,
} from '../../legacy/endpoints/email-codes.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress } from '../input/text-fields.ts';
import { codeErrors, flowId, flowPayload, resendErrors, sixDigitCode } from '../input/verification-code.ts';
import { sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { messagePayload, requireSession, resolveMutation } from '../mutations/resolve-mutation.ts';

const type = z
  .enum(['SPECIALIST_APPLICATION', 'PROFILE_CHANGE'])
  .transform((purpose) => (purpose === 'PROFILE_CHANGE' ? 'profile_update' : 'specialist'));

const codeRequest = z
  .object({ email: emailAddress(), purpose: type, flowId })
  .transform(({ purpose, ...rest }): EmailCodeRequest => ({ ...rest, type: purpose }));

const codeAttempt = z
  .object({ email: emailAddress(), purpose: type, code: sixDigitCode, flowId })
  .transform(({ purpose, ...rest }): EmailCodeRequest & { code: string } => ({ ...rest, type: purpose }));

/** A code for a profile belongs to the account. An applicant's doesn't, even if logged in. */
function clientFor({ type }: EmailCodeRequest, context: GatewayContext) {
  if (type === 'specialist') return context.legacy.as(null);
  requireSession(context);
  return context.legacy;
}

export const emailCodeResolvers: Resolvers = {
  Mutation: {
    sendEmailCode: resolveMutation({
      input: codeRequest,
      endpoint: sendEmailCode,
      clientFor,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'Failed to send verification code.',
          statuses: { 409: 'TAKEN' },
          fields: sameNames('email'),
        }),
      onSuccess: flowPayload,
    }),
    resendEmailCode: resolveMutation({
      input: codeRequest,
      endpoint: resendEmailCode,
      clientFor,
      onRefusal: resendErrors,
      onSuccess: messagePayload,
    }),
    verifyEmailCode: resolveMutation({
      input: codeAttempt,
      endpoint: verifyEmailCode,
      clientFor,
      onRefusal: codeErrors,
      onSuccess: messagePayload,
    }),
  },
};
