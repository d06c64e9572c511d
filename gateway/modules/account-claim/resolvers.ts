import { z } from 'zod';
import { changeBookingEmail } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, idText } from '../input/text-fields.ts';
import { codeRefused, sixDigits } from '../input/verification-code.ts';
import { resolveMutation, told } from '../mutations/resolve-mutation.ts';
import { refusedAct } from '../mutations/user-errors.ts';
import { registrationRefused } from '../registration/registration-errors.ts';
import { afterClaim } from './after-claim.ts';
import { claimInput } from './input.ts';

const email = emailAddress();

export const accountClaimResolvers: Resolvers = {
  Mutation: {
    claimAccount: resolveMutation({
      input: z.object({ email }),
      endpoint: requestClaim,
      refused: registrationRefused('An error occurred while sending the verification code.'),
      done: told,
    }),
    verifyClaim: resolveMutation({
      input: z.object({ email, code: sixDigits }),
      endpoint: verifyClaim,
      refused: codeRefused,
      done: ({ message, token }) => ({ claimToken: token, message, userErrors: [] }),
    }),
    completeClaim: resolveMutation({
      input: claimInput,
      endpoint: completeClaim,
      refused: registrationRefused('An error occurred during password setup.'),
      done: async ({ message }, given, context) => ({
        session: await afterClaim(given, context),
        message,
        userErrors: [],
      }),
    }),
    changeBookingEmail: resolveMutation({
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
