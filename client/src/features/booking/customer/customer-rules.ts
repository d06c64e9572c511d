import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { requiredVisitAddress } from '#shared/forms/codes.ts';
import { requiredChoice, requiredText, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isFullAddress } from '#shared/uk/address.ts';
import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import { bookingRules, issueFields, vehicleFields } from '~/features/booking/shared/booking-rules.ts';

const itemDetailsStep = z.object({
  itemDetails: requiredText(fieldMessages.itemDetails, TEXT_LIMITS.itemDetails),
  ...issueFields,
});
const savedVehicleStep = z.object({ vehicle: requiredChoice(fieldMessages.vehicle), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

export const customerRules = bookingRules<BookingAnswers & { vehicle: { kind: string } | null }>({
  details: ({ service, vehicle }) => {
    if (!service?.needsVehicle) return itemDetailsStep;
    return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
  },
  differentLocation: z.object({
    address: requiredVisitAddress.check(rule(isFullAddress, fieldMessages.address)),
  }),
  // The account has the contact details.
  review: null,
});
