import { z } from 'zod';
import { registerCustomer, resendRegistrationCode, verifyRegistration } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, firstName, lastName, ukPhone } from '../input/text-fields.ts';
import { codeRefused, resendRefused, sixDigits } from '../input/verification-code.ts';
import { resolveMutation, told } from '../mutations/resolve-mutation.ts';
import { newPassword } from '../password-rules.ts';
import { registrationRefused } from './registration-errors.ts';

const email = emailAddress();

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: resolveMutation({
      input: z.object({ firstName, lastName, email, phone: ukPhone, password: newPassword }),
      endpoint: registerCustomer,
      refused: registrationRefused('An error occurred during registration.'),
      done: told,
    }),
    verifyRegistration: resolveMutation({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyRegistration,
      refused: codeRefused,
      done: told,
    }),
    resendRegistrationCode: resolveMutation({
      input: z.object({ email }),
      endpoint: resendRegistrationCode,
      refused: resendRefused,
      done: told,
    }),
  },
};
