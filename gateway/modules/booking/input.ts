import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatAddress } from '#shared/uk/address.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import {
  emailAddress,
  firstName,
  idempotencyKey,
  idText,
  lastName,
  optionalAddress,
  optionalText,
  requiredLine,
  requiredText,
  ukPhone,
} from '../input/text-fields.ts';

const optionalId = idText.nullish().transform((id) => id ?? null);

/** The fields of every booking, checked without a call. Photos are checked separately. */
const bookingInput = z.object({
  idempotencyKey,
  serviceId: idText,
  vehicle: z
    .object({
      model: requiredLine(fieldMessages.vehicleModel, 'The make and model', TEXT_LIMITS.bookedVehicle.model),
      year: requiredLine(fieldMessages.vehicleYear, 'The year', 4).regex(/^\d{4}$/, fieldMessages.vehicleYearInvalid),
      plate: requiredLine(fieldMessages.plate, 'The number plate', TEXT_LIMITS.bookedVehicle.plate).transform(
        formatPlate,
      ),
    })
    .nullish()
    .transform((vehicle) => vehicle ?? null),
  itemDetails: optionalText('The details of the item', TEXT_LIMITS.itemDetails),
  issueDescription: requiredText(fieldMessages.issueDescription, 'The description', TEXT_LIMITS.description),
  address: optionalAddress('The address', TEXT_LIMITS.bookingAddress).transform(formatAddress),
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
  email: emailAddress(fieldMessages.email),
  phone: ukPhone,
  declarationAccepted: z.boolean().refine((isAccepted) => isAccepted, {
    error: 'Please agree to the Privacy Policy and the Terms of Service.',
    params: { userErrorCode: 'REQUIRED' },
  }),
});

/** DBOOK-07..13. */
export const customerBookingInput = bookingInput.extend({ vehicleId: optionalId });
