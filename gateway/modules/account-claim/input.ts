import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail, listedName, optionalLine, requiredLine } from '#shared/forms/fields.ts';
import { newPassword } from '#shared/forms/passwords.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { idText } from '../input/text-fields.ts';
import { proofToken } from '../input/verification-code.ts';

export const LINK_EXPIRED = 'This link has expired, or your email is already verified.';

/** The handle of a link in a booking's email. */
export const bookingHandle = z
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

export const claimInput = z
  .object({
    claimToken: proofToken,
    email: codeEmail,
    password: newPassword,
    booking: booking.nullish(),
    logIn: z.boolean(),
  })
  .transform(({ claimToken, ...rest }) => ({ ...rest, token: claimToken }));

export type ClaimInput = z.output<typeof claimInput>;
