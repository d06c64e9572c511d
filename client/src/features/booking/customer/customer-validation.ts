import * as z from 'zod/mini';
import { isFullAddress } from '#shared/uk/address.ts';
import {
  ADDRESS_MISSING,
  issueFields,
  stepValidator,
  vehicleFields,
} from '~/features/booking/shared/booking-validation.ts';
import { requiredChoice, requiredText } from '~/forms/validation.ts';
import type { CustomerDraft } from './customer-draft.ts';

const itemDetailsStep = z.object({ itemDetails: requiredText('Enter the details of the item', 500), ...issueFields });
const savedVehicleStep = z.object({ vehicle: requiredChoice('Choose a vehicle'), ...issueFields });
const otherVehicleStep = z.object({ ...vehicleFields, ...issueFields });

/** Validates a customer's steps (DBOOK-07..13). */
export const errorsIn = stepValidator<CustomerDraft>({
  details: ({ service, vehicle }) => {
    if (!service?.needsVehicle) return itemDetailsStep;
    return vehicle?.kind === 'another' ? otherVehicleStep : savedVehicleStep;
  },
  differentLocation: z.object({
    address: requiredText(ADDRESS_MISSING, 300).check(
      z.refine((address) => !address || isFullAddress(address), ADDRESS_MISSING),
    ),
  }),
  // The account has the contact details.
  review: null,
});
