import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { changeBookingEmail } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, openBookingLink, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import { toBookingResult, toGuestBooking } from '../booking/booking-result.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { emailAddress, idText } from '../input/text-fields.ts';
import { codeErrors, flowId, flowPayload, sixDigitCode } from '../input/verification-code.ts';
import { sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { resolveMutation } from '../mutations/resolve-mutation.ts';
import { registrationErrors } from '../registration/registration-errors.ts';
import { afterClaim } from './after-claim.ts';
import { bookingHandle, claimInput, LINK_EXPIRED } from './input.ts';

const email = emailAddress();

export const accountClaimResolvers: Resolvers = {
  Mutation: {
    claimAccount: resolveMutation({
      input: z.object({ email }),
      endpoint: requestClaim,
      onRefusal: registrationErrors('An error occurred while sending the verification code.', {
        fields: sameNames('email'),
        codeFields: { EXPIRED: 'email' },
      }),
      onSuccess: flowPayload,
    }),
    openBookingLink: resolveMutation({
      input: z.object({ handle: bookingHandle }),
      endpoint: openBookingLink,
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: LINK_EXPIRED,
          statuses: { 410: 'EXPIRED' },
          fields: sameNames('handle'),
          codeFields: { EXPIRED: 'handle' },
        }),
      onSuccess: ({ booking, serviceName, email, firstName }) => ({
        booking: toGuestBooking(toBookingResult(booking, serviceName), { email, firstName }),
        userErrors: [],
      }),
    }),
    verifyClaim: resolveMutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
      endpoint: verifyClaim,
      onRefusal: codeErrors,
      onSuccess: ({ message, token }) => ({ claimToken: token, message, userErrors: [] }),
    }),
    completeClaim: resolveMutation({
      input: claimInput,
      endpoint: completeClaim,
      onRefusal: registrationErrors('An error occurred during password setup.', {
        fields: { ...sameNames('email', 'password'), token_id: 'claimToken' },
        codeFields: { EXPIRED: 'claimToken' },
      }),
      onSuccess: async ({ message, email: ofAccount }, input, context) => ({
        session: await afterClaim({ ...input, email: ofAccount ?? input.email }, context),
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
      onRefusal: (refusal) =>
        userErrorsOf(refusal, {
          fallback: 'Failed to update email address.',
          statuses: { 409: 'TAKEN' },
          fields: { ...sameNames('newEmail', 'currentEmail'), userId: 'customerId', email: 'newEmail' },
          codeFields: { TAKEN: 'newEmail', NOT_FOUND: 'customerId' },
        }),
      onSuccess: ({ message, userId, flowId }, input) => ({
        flowId,
        email: input.newEmail,
        customerId: userId ?? input.userId,
        message,
        userErrors: [],
      }),
    }),
  },
};
