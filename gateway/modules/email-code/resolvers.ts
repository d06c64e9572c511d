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
import { codeRefused, resendRefused, sixDigits } from '../input/verification-code.ts';
import { requireSession, resolveMutation, told } from '../mutations/resolve-mutation.ts';
import { refusedAct } from '../mutations/user-errors.ts';

const type = z
  .enum(['SPECIALIST_APPLICATION', 'PROFILE_CHANGE'])
  .transform((purpose) => (purpose === 'PROFILE_CHANGE' ? 'profile_update' : 'specialist'));

const whose = z
  .object({ email: emailAddress(), purpose: type })
  .transform(({ email, purpose }): EmailCodeRequest => ({ email, type: purpose }));

const proof = z
  .object({ email: emailAddress(), purpose: type, code: sixDigits })
  .transform(({ email, purpose, code }): EmailCodeRequest & { code: string } => ({ email, type: purpose, code }));

/** A code for a profile belongs to an account; an applicant's says nothing of the customer who may be logged in. */
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
      as: inWhoseName,
      refused: (refusal) => refusedAct(refusal, 'Failed to send verification code.', { 409: 'TAKEN' }),
      done: told,
    }),
    resendEmailCode: resolveMutation({
      input: whose,
      endpoint: resendEmailCode,
      as: inWhoseName,
      refused: resendRefused,
      done: told,
    }),
    verifyEmailCode: resolveMutation({
      input: proof,
      endpoint: verifyEmailCode,
      as: inWhoseName,
      refused: codeRefused,
      done: told,
    }),
  },
};
