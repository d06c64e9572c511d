import { z } from 'zod';
import { registerCustomer, resendRegistrationCode, verifyRegistration } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, firstName, lastName, ukPhone } from '../input/text-fields.ts';
import { CODE_REFUSALS, flowId, flowPayload, RESEND_REFUSALS, sixDigitCode } from '../input/verification-code.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { newPassword } from '../password/input.ts';
import { registrationRefusals } from './registration-refusals.ts';

const email = emailAddress();

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: mutation({
      input: z.object({ firstName, lastName, email, phone: ukPhone, password: newPassword }),
      send: registerCustomer,
      refusals: registrationRefusals('An error occurred during registration.', {
        fields: { ...sameNames('firstName', 'lastName', 'email', 'password'), phoneNumber: 'phone' },
        codeFields: { EXPIRED: 'email' },
      }),
      payload: flowPayload,
    }),
    verifyRegistration: mutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
      send: verifyRegistration,
      refusals: CODE_REFUSALS,
      payload: ({ message, token }) => ({ claimToken: token, message }),
    }),
    resendRegistrationCode: mutation({
      input: z.object({ email, flowId }),
      send: resendRegistrationCode,
      refusals: RESEND_REFUSALS,
      payload: messagePayload,
    }),
  },
};
