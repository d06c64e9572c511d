import * as z from 'zod/mini';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { bookingRules, issueFields, vehicleFields } from '~/features/booking/shared/booking-rules.ts';

// The item is optional for guests (C-05).
const itemDetailsStep = z.object({ itemDetails: jobForm.schema.shape.itemDetails, ...issueFields });
const vehicleDetailsStep = z.object({ ...vehicleFields, ...itemDetailsStep.shape });

export const guestRules = bookingRules({
  details: ({ service }) => (service?.needsVehicle ? vehicleDetailsStep : itemDetailsStep),
  // For home service the address is optional: the team can ask by phone (C-06).
  differentLocation: z.object({ address: requiredVisitAddress }),
  review: guestForm.schema,
});
