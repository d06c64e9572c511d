import { z } from 'zod';
import { codeEmail as email } from '#shared/forms/fields.ts';
import { graphNames } from '#shared/forms/form.ts';
import { registrationForm } from '#shared/forms/registration.ts';
import { registerCustomer, resendRegistrationCode, verifyRegistration } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  CODE_REFUSALS,
  flowId,
  flowPayload,
  RESEND_REFUSALS,
  registrationRefusals,
  sixDigitCode,
} from '../input/input.ts';
import { messagePayload, mutation } from '../mutations/mutation.ts';

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: mutation({
      input: registrationForm.schema,
      send: registerCustomer,
      refusals: registrationRefusals('An error occurred during registration.', {
        fields: graphNames(registrationForm),
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
