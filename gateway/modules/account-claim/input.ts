import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { emailAddress, idText, optionalLine, requiredLine } from '../input/text-fields.ts';
import { proofToken } from '../input/verification-code.ts';
import { newPassword } from '../password/input.ts';

export const LINK_EXPIRED = 'This link has expired, or your email is already verified.';

/** The handle of a link in a booking's email. */
export const bookingHandle = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,128}$/, LINK_EXPIRED);

/** The booking's details, from its response. Only the host can check that they belong together. */
const booking = z.object({
  reference: requiredLine('The reference number is missing.', 'The reference number', MAX_ID_LENGTH),
  appointmentId: idText,
  customerId: idText.nullish(),
  serviceName: requiredLine('The service is missing.', 'The service', 200),
  firstName: requiredLine(fieldMessages.firstName, 'The first name', TEXT_LIMITS.name),
  // A link's booking has neither.
  lastName: optionalLine('The last name', TEXT_LIMITS.name),
  phone: optionalLine('The phone number', TEXT_LIMITS.phone),
});

export const claimInput = z
  .object({
    claimToken: proofToken,
    email: emailAddress(),
    password: newPassword,
    booking: booking.nullish(),
    logIn: z.boolean(),
  })
  .transform(({ claimToken, ...rest }) => ({ ...rest, token: claimToken }));

export type ClaimInput = z.output<typeof claimInput>;
