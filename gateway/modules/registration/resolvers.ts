import { z } from 'zod';
import { registerCustomer, resendRegistrationCode, verifyRegistration } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, firstName, lastName, ukPhone } from '../input/text-fields.ts';
import { codeErrors, flowId, flowPayload, resendErrors, sixDigitCode } from '../input/verification-code.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { newPassword } from '../password/input.ts';
import { registrationErrors } from './registration-errors.ts';

const email = emailAddress();

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: resolveMutation({
      input: z.object({ firstName, lastName, email, phone: ukPhone, password: newPassword }),
      endpoint: registerCustomer,
      onRefusal: registrationErrors('An error occurred during registration.', {
        fields: { ...sameNames('firstName', 'lastName', 'email', 'password'), phoneNumber: 'phone' },
        codeFields: { EXPIRED: 'email' },
      }),
      onSuccess: flowPayload,
    }),
    verifyRegistration: resolveMutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
      endpoint: verifyRegistration,
      onRefusal: codeErrors,
      onSuccess: ({ message, token }) => ({ claimToken: token, message, userErrors: [] }),
    }),
    resendRegistrationCode: resolveMutation({
      input: z.object({ email, flowId }),
      endpoint: resendRegistrationCode,
      onRefusal: resendErrors,
      onSuccess: messagePayload,
    }),
  },
};
