import { z } from 'zod';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeBookingEmail } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import { resolveAct, told } from '../act.ts';
import { codeRefused, sixDigits } from '../codes.ts';
import { emailAddress, idText } from '../fields.ts';
import { registrationRefused } from '../registration/refused.ts';
import { refusedAct } from '../user-errors.ts';
import { afterClaim } from './after-claim.ts';
import { claimInput } from './input.ts';

const email = emailAddress();

export const accountClaimResolvers: Resolvers = {
  Mutation: {
    claimAccount: resolveAct({
      input: z.object({ email }),
      endpoint: requestClaim,
      refused: registrationRefused('An error occurred while sending the verification code.'),
      done: told,
    }),
    verifyClaim: resolveAct({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyClaim,
      refused: codeRefused,
      done: ({ message, token }) => ({ claimToken: token, message, userErrors: [] }),
    }),
    completeClaim: resolveAct({
      input: claimInput,
      endpoint: completeClaim,
      refused: registrationRefused('An error occurred during password setup.'),
      done: async ({ message }, given, context) => ({
        session: await afterClaim(given, context),
        message,
        userErrors: [],
      }),
    }),
    changeBookingEmail: resolveAct({
      input: z
        .object({ customerId: idText, currentEmail: email, newEmail: email })
        .refine(({ currentEmail, newEmail }) => currentEmail.toLowerCase() !== newEmail.toLowerCase(), {
          error: 'Please enter a different email address.',
          path: ['newEmail'],
        })
        .transform(({ customerId, ...addresses }) => ({ ...addresses, userId: customerId })),
      endpoint: changeBookingEmail,
      refused: (refusal) => refusedAct(refusal, 'Failed to update email address.', { 409: 'TAKEN' }),
      done: ({ message, userId }, given) => ({
        email: given.newEmail,
        customerId: userId ?? given.userId,
        message,
        userErrors: [],
      }),
    }),
  },
};
