import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { changeBookingEmail } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, idText } from '../input/text-fields.ts';
import { codeErrors, sixDigitCode } from '../input/verification-code.ts';
import { messagePayload, resolveMutation } from '../mutations/resolve-mutation.ts';
import { userErrorsOf } from '../mutations/user-errors.ts';
import { registrationErrors } from '../registration/registration-errors.ts';
import { afterClaim } from './after-claim.ts';
import { claimInput } from './input.ts';

const email = emailAddress();

export const accountClaimResolvers: Resolvers = {
  Mutation: {
    claimAccount: resolveMutation({
      input: z.object({ email }),
      endpoint: requestClaim,
      onRefusal: registrationErrors('An error occurred while sending the verification code.'),
      onSuccess: messagePayload,
    }),
    verifyClaim: resolveMutation({
      input: z.object({ email, code: sixDigitCode }),
      endpoint: verifyClaim,
      onRefusal: codeErrors,
      onSuccess: ({ message, token }) => ({ claimToken: token, message, userErrors: [] }),
    }),
    completeClaim: resolveMutation({
      input: claimInput,
      endpoint: completeClaim,
      onRefusal: registrationErrors('An error occurred during password setup.'),
      onSuccess: async ({ message }, input, context) => ({
        session: await afterClaim(input, context),
        message,
        userErrors: [],
      }),
    }),
    changeBookingEmail: resolveMutation({
      input: z
        .object({ customerId: idText, currentEmail: email, newEmail: email })
        .refine(({ currentEmail, newEmail }) => currentEmail.toLowerCase() !== newEmail.toLowerCase(), {
          error: fieldMessages.emailUnchanged,
          path: ['newEmail'],
        })
        .transform(({ customerId, ...addresses }) => ({ ...addresses, userId: customerId })),
      endpoint: changeBookingEmail,
      onRefusal: (refusal) => userErrorsOf(refusal, 'Failed to update email address.', { 409: 'TAKEN' }),
      onSuccess: ({ message, userId }, input) => ({
        email: input.newEmail,
        customerId: userId ?? input.userId,
        message,
        userErrors: [],
      }),
    }),
  },
};
