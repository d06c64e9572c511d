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
import { codeErrors, resendErrors, sixDigitCode } from '../input/verification-code.ts';
import { messagePayload, requireSession, resolveMutation } from '../mutations/resolve-mutation.ts';
import { userErrorsOf } from '../mutations/user-errors.ts';

const type = z
  .enum(['SPECIALIST_APPLICATION', 'PROFILE_CHANGE'])
  .transform((purpose) => (purpose === 'PROFILE_CHANGE' ? 'profile_update' : 'specialist'));

const whose = z
  .object({ email: emailAddress(), purpose: type })
  .transform(({ email, purpose }): EmailCodeRequest => ({ email, type: purpose }));

const proof = z
  .object({ email: emailAddress(), purpose: type, code: sixDigitCode })
  .transform(({ email, purpose, code }): EmailCodeRequest & { code: string } => ({ email, type: purpose, code }));

/** A code for a profile belongs to an account; an applicant's doesn't, even when logged in. */
function inWhoseName({ type: purpose }: EmailCodeRequest, context: GatewayContext) {
  if (purpose === 'specialist') return context.legacy.asVisitor();
  requireSession(context);
  return context.legacy;
}

export const emailCodeResolvers: Resolvers = {
  Mutation: {
    sendEmailCode: resolveMutation({
      input: whose,
      endpoint: sendEmailCode,
      clientFor: inWhoseName,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to send verification code.', { 409: 'TAKEN' }),
      onSuccess: messagePayload,
    }),
    resendEmailCode: resolveMutation({
      input: whose,
      endpoint: resendEmailCode,
      clientFor: inWhoseName,
      onRefusal: resendErrors,
      onSuccess: messagePayload,
    }),
    verifyEmailCode: resolveMutation({
      input: proof,
      endpoint: verifyEmailCode,
      clientFor: inWhoseName,
      onRefusal: codeErrors,
      onSuccess: messagePayload,
    }),
  },
};
