import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail as email } from '#shared/forms/fields.ts';
import type { Session } from '../../graphql/generated/schema.ts';
import { changeBookingEmail, sendAppointmentConfirmation } from '../../legacy/endpoints/booking-email.ts';
import { completeClaim, openBookingLink, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import { logInCustomer } from '../../legacy/endpoints/sessions.ts';
import { toBookingResult, toGuestBooking } from '../booking/booking-result.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idText } from '../input/text-fields.ts';
import { CODE_REFUSALS, flowId, flowPayload, sixDigitCode } from '../input/verification-code.ts';
import { mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { registrationRefusals } from '../registration/registration-refusals.ts';
import { toSession } from '../session/session.ts';
import { bookingHandle, type ClaimInput, claimInput, LINK_EXPIRED } from './input.ts';

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

/**
 * Confirms the booking and logs in, with the address of the account whose password was set.
 * A failure of either doesn't fail the mutation (REG-31).
 */
async function afterClaim(input: ClaimInput, context: GatewayContext): Promise<Session | null> {
  if (input.booking) sendConfirmation(input.booking, input.email, context);
  return input.logIn ? logIn(input, context) : null;
}

/** Runs in the background. A failure is only logged. */
function sendConfirmation(
  booking: NonNullable<ClaimInput['booking']>,
  email: string,
  { legacy, log, runInBackground }: GatewayContext,
): void {
  const confirmation = legacy.write(sendAppointmentConfirmation, {
    email,
    firstName: booking.firstName,
    lastName: booking.lastName,
    phone: booking.phone,
    referenceNumber: booking.reference,
    serviceType: booking.serviceName,
    appointmentId: booking.appointmentId,
    userId: booking.customerId ?? null,
  });
  runInBackground(
    confirmation.catch((err: unknown) => log.warn({ event: 'booking confirmation', err }, 'confirmation not sent')),
  );
}

/**
 * C-58: logs in with the new password. Null if that fails: the client shows the login page. It
 * counts as a log-in until it succeeds, since a host that names no address may check another's.
 */
async function logIn({ email, password }: ClaimInput, context: GatewayContext): Promise<Session | null> {
  const { legacy, limiter, clientAddress, log } = context;
  if ((await limiter.hit('logIn', clientAddress)) !== null) return null;
  try {
    const result = await legacy.write(logInCustomer, { email, password, rememberMe: false });
    if (result.kind !== 'accepted') return null;
    await limiter.uncount('logIn', clientAddress);
    return toSession(result.response);
  } catch (err) {
    log.warn({ event: 'log-in after a claim', err }, 'not logged in');
    return null;
  }
}
