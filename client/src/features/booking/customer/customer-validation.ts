import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { requiredAddress, requiredText, rule } from '#shared/forms/fields.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isFullAddress } from '#shared/uk/address.ts';
import { issueFields, stepValidator, vehicleFields } from '~/features/booking/shared/booking-validation.ts';
import { requiredChoice } from '~/forms/validation.ts';
import type { CustomerDraft } from './customer-draft.ts';

const itemDetailsStep = z.object({
  itemDetails: requiredText(fieldMessages.itemDetails, TEXT_LIMITS.itemDetails),
  ...issueFields,
});
const savedVehicleStep = z.object({ vehicle: requiredChoice(fieldMessages.vehicle), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

/** Validates a customer's steps (DBOOK-07..13). */
export const errorsIn = stepValidator<CustomerDraft>({
  details: ({ service, vehicle }) => {
    if (!service?.needsVehicle) return itemDetailsStep;
    return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
  },
  differentLocation: z.object({
    address: requiredAddress(fieldMessages.address, TEXT_LIMITS.bookingAddress).check(
      rule(isFullAddress, fieldMessages.address),
    ),
  }),
  // The account has the contact details.
  review: null,
});
