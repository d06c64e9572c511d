import { z } from 'zod';
import { codeEmail } from '#shared/forms/fields.ts';
import {
  type EmailCodeRequest,
  resendEmailCode,
  sendEmailCode,
  verifyEmailCode,
} from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { CODE_REFUSALS, flowId, flowPayload, RESEND_REFUSALS, sixDigitCode } from '../input/input.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';

const type = z
  .enum(['SPECIALIST_APPLICATION', 'PROFILE_CHANGE'])
  .transform((purpose) => (purpose === 'PROFILE_CHANGE' ? 'profile_update' : 'specialist'));

const codeRequest = z
  .object({ email: codeEmail, purpose: type, flowId })
  .transform(({ purpose, ...rest }): EmailCodeRequest => ({ ...rest, type: purpose }));

const codeAttempt = z
  .object({ email: codeEmail, purpose: type, code: sixDigitCode, flowId })
  .transform(({ purpose, ...rest }): EmailCodeRequest & { code: string } => ({ ...rest, type: purpose }));

/** A code for a profile belongs to the account. An applicant's doesn't, even if logged in. */
const session = ({ type }: EmailCodeRequest) => (type === 'specialist' ? 'none' : 'required');

export const emailCodeResolvers: Resolvers = {
  Mutation: {
    sendEmailCode: mutation({
      input: codeRequest,
      send: sendEmailCode,
      session,
      refusals: {
        fallback: 'Failed to send verification code.',
        statuses: { 409: 'TAKEN' },
        fields: sameNames('email'),
      },
      payload: flowPayload,
    }),
    resendEmailCode: mutation({
      input: codeRequest,
      send: resendEmailCode,
      session,
      refusals: RESEND_REFUSALS,
      payload: messagePayload,
    }),
    verifyEmailCode: mutation({
      input: codeAttempt,
      send: verifyEmailCode,
      session,
      refusals: CODE_REFUSALS,
      payload: messagePayload,
    }),
  },
};
