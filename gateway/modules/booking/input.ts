import { z } from 'zod';
import {
  emailAddress,
  firstName,
  idempotencyKey,
  idText,
  LONGEST_DESCRIPTION,
  lastName,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  ukPhone,
} from '../input/text-fields.ts';
import { formatPlate } from '../plate.ts';
import { tidyAddress } from '../postcode.ts';

const optionalId = idText.nullish().transform((id) => id ?? null);

/** What of every booking can be judged without asking anybody. Pictures are judged apart. */
const bookingInput = z.object({
  idempotencyKey,
  serviceId: idText,
  vehicle: z
    .object({
      model: requiredLine('Please enter the make and model.', 'The make and model', 100),
      year: requiredLine('Please enter the year.', 'The year', 4).regex(
        /^\d{4}$/,
        'Please enter the year as four digits.',
      ),
      plate: requiredLine('Please enter the number plate.', 'The number plate', 12).transform(formatPlate),
    })
    .nullish()
    .transform((vehicle) => vehicle ?? null),
  itemDetails: optionalText('The details of the item', 500),
  issueDescription: requiredText('Please describe the issue.', 'The description', LONGEST_DESCRIPTION),
  address: optionalLine('The address', 300).transform(tidyAddress),
  specialistId: optionalId,
  date: z.string(),
  timeSlotId: idText,
});

export type BookingInput = z.output<typeof bookingInput>;

/** BOOK-12, BOOK-15, BOOK-32. */
export const guestBookingInput = bookingInput.extend({
  preselectedSpecialistId: optionalId,
  firstName,
  lastName,
  email: emailAddress('Please enter your email address.'),
  phone: ukPhone,
  declarationAccepted: z.boolean().refine((isAccepted) => isAccepted, {
    error: 'Please agree to the Privacy Policy and the Terms of Service.',
    params: { userErrorCode: 'REQUIRED' },
  }),
});

export type GuestBookingInput = z.output<typeof guestBookingInput>;

/** DBOOK-07..13. */
export const customerBookingInput = bookingInput.extend({ vehicleId: optionalId });

export type CustomerBookingInput = z.output<typeof customerBookingInput>;
