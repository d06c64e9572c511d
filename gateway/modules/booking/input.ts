import { z } from 'zod';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { formatAddress } from '#shared/uk/address.ts';
import { idempotencyKey, idText } from '../input/text-fields.ts';

const optionalId = idText.nullish().transform((id) => id ?? null);

/** The fields of every booking, checked without a call. Photos are checked separately. */
const bookingInput = z.object({
  idempotencyKey,
  serviceId: idText,
  vehicle: z.nullish(bookedVehicleForm(() => new Date()).schema).transform((vehicle) => vehicle ?? null),
  ...jobForm.schema.shape,
  address: z.pipe(jobForm.schema.shape.address, z.transform(formatAddress)),
  specialistId: optionalId,
  date: z.string(),
  timeSlotId: idText,
});

export type BookingInput = z.output<typeof bookingInput>;

/** BOOK-12, BOOK-15, BOOK-32. */
export const guestBookingInput = bookingInput.extend({
  preselectedSpecialistId: optionalId,
  ...guestForm.schema.shape,
});

/** DBOOK-07..13. */
export const customerBookingInput = bookingInput.extend({ vehicleId: optionalId });
