import { z } from 'zod';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { registerCustomer, resendRegistrationCode, verifyRegistration } from '../../legacy/endpoints/registration.ts';
import { resolveAct, told } from '../act.ts';
import { codeRefused, resendRefused, sixDigits } from '../codes.ts';
import { emailAddress, firstName, lastName, ukPhone } from '../fields.ts';
import { newPassword } from '../password-rules.ts';
import { registrationRefused } from './refused.ts';

const email = emailAddress();

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: resolveAct({
      input: z.object({ firstName, lastName, email, phone: ukPhone, password: newPassword }),
      endpoint: registerCustomer,
      refused: registrationRefused('An error occurred during registration.'),
      done: told,
    }),
    verifyRegistration: resolveAct({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyRegistration,
      refused: codeRefused,
      done: told,
    }),
    resendRegistrationCode: resolveAct({
      input: z.object({ email }),
      endpoint: resendRegistrationCode,
      refused: resendRefused,
      done: told,
    }),
  },
};
