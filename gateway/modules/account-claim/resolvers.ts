import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail as email } from '#shared/forms/fields.ts';
import { changeBookingEmail } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, openBookingLink, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import { toBookingResult, toGuestBooking } from '../booking/booking-result.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idText } from '../input/text-fields.ts';
import { CODE_REFUSALS, flowId, flowPayload, sixDigitCode } from '../input/verification-code.ts';
import { mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { registrationRefusals } from '../registration/registration-refusals.ts';
import { afterClaim } from './after-claim.ts';
import { bookingHandle, claimInput, LINK_EXPIRED } from './input.ts';

export const accountClaimResolvers: Resolvers = {
  Mutation: {
    claimAccount: mutation({
      input: z.object({ email }),
      send: requestClaim,
      refusals: registrationRefusals('An error occurred while sending the verification code.', {
        fields: sameNames('email'),
        codeFields: { EXPIRED: 'email' },
      }),
      payload: flowPayload,
    }),
    openBookingLink: mutation({
      input: z.object({ handle: bookingHandle }),
      send: openBookingLink,
      refusals: {
        fallback: LINK_EXPIRED,
        statuses: { 410: 'EXPIRED' },
        fields: sameNames('handle'),
        codeFields: { EXPIRED: 'handle' },
      },
      payload: ({ booking, serviceName, email, firstName }) => ({
        booking: toGuestBooking(toBookingResult(booking, serviceName), { email, firstName }),
      }),
    }),
    verifyClaim: mutation({
      input: z.object({ email, code: sixDigitCode, flowId }),
      send: verifyClaim,
      refusals: CODE_REFUSALS,
      payload: ({ message, token }) => ({ claimToken: token, message }),
    }),
    completeClaim: mutation({
      input: claimInput,
      send: completeClaim,
      refusals: registrationRefusals('An error occurred during password setup.', {
        fields: { ...sameNames('email', 'password'), token_id: 'claimToken' },
        codeFields: { EXPIRED: 'claimToken' },
      }),
      payload: async ({ message, email: ofAccount }, input, context) => ({
        session: await afterClaim({ ...input, email: ofAccount ?? input.email }, context),
        message,
      }),
    }),
    changeBookingEmail: mutation({
      input: z
        .object({ customerId: idText, currentEmail: email, newEmail: email })
        .refine(({ currentEmail, newEmail }) => currentEmail.toLowerCase() !== newEmail.toLowerCase(), {
          error: fieldMessages.emailUnchanged,
          path: ['newEmail'],
        })
        .transform(({ customerId, ...addresses }) => ({ ...addresses, userId: customerId })),
      send: changeBookingEmail,
      refusals: {
        fallback: 'Failed to update email address.',
        statuses: { 409: 'TAKEN' },
        fields: { ...sameNames('newEmail', 'currentEmail'), userId: 'customerId', email: 'newEmail' },
        codeFields: { TAKEN: 'newEmail', NOT_FOUND: 'customerId' },
      },
      payload: ({ message, userId, flowId }, input) => ({
        flowId,
        email: input.newEmail,
        customerId: userId ?? input.userId,
        message,
      }),
    }),
  },
};
