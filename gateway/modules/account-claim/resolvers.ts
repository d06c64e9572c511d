import { z } from 'zod';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail, codeEmail as email, listedName, optionalLine, requiredLine } from '#shared/forms/fields.ts';
import { newPassword } from '#shared/forms/passwords.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import type { Session } from '../../graphql/generated/schema.ts';
import { changeBookingEmail, sendAppointmentConfirmation } from '../../legacy/endpoints/bookings.ts';
import { completeClaim, openBookingLink, requestClaim, verifyClaim } from '../../legacy/endpoints/registration.ts';
import { logInCustomer } from '../../legacy/endpoints/sessions.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { confirmInBackground, toBookingResult, toGuestBooking } from '../booking/booking-result.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  CODE_REFUSALS,
  flowId,
  flowPayload,
  idText,
  proofToken,
  registrationRefusals,
  sixDigitCode,
} from '../input/input.ts';
import { mutation } from '../mutations/mutation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { toSession } from '../session/resolvers.ts';

const LINK_EXPIRED = 'This link has expired, or your email is already verified.';

const bookingHandle = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,128}$/, LINK_EXPIRED);

/** The booking's details, from its response. Only the host can check that they belong together. */
const booking = z.object({
  reference: listedName('The reference number is missing.', MAX_ID_LENGTH),
  appointmentId: idText,
  customerId: idText.nullish(),
  serviceName: listedName('The service is missing.', 200),
  firstName: requiredLine(fieldMessages.firstName, TEXT_LIMITS.name),
  // A link's booking has neither.
  lastName: optionalLine(TEXT_LIMITS.name),
  phone: optionalLine(TEXT_LIMITS.phone),
});

const claimInput = z
  .object({
    claimToken: proofToken,
    email: codeEmail,
    password: newPassword,
    booking: booking.nullish(),
    logIn: z.boolean(),
  })
  .transform(({ claimToken, ...rest }) => ({ ...rest, token: claimToken }));

type ClaimInput = z.output<typeof claimInput>;

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
        .refine(({ currentEmail, newEmail }) => normaliseEmail(currentEmail) !== normaliseEmail(newEmail), {
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
 * Confirms the booking and logs in, with the address whose password was set. A failure of either
 * doesn't fail the mutation (REG-31).
 */
async function afterClaim(input: ClaimInput, context: GatewayContext): Promise<Session | null> {
  if (input.booking) {
    const { reference: referenceNumber, serviceName: serviceType, customerId: userId = null, ...rest } = input.booking;
    const { email } = input;
    confirmInBackground(sendAppointmentConfirmation, { ...rest, email, referenceNumber, serviceType, userId }, context);
  }
  return input.logIn ? logIn(input, context) : null;
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
