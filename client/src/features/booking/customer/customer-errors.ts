import * as z from 'zod/mini';
import { isFullAddress } from '#shared/uk/address.ts';
import {
  ADDRESS_MISSING,
  dateTimeStep,
  FORM_ID,
  locationStep,
  problem,
  serviceStep,
  typedVehicle,
} from '~/features/booking/shared/booking-rules.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { type FormError, requiredChoice, requiredText, schemaValidator } from '~/forms/validation.ts';
import type { CustomerDraft } from './customer-draft.ts';

const itemStep = z.object({ itemDetails: requiredText('Say what the item is', 500), ...problem });
const savedVehicleStep = z.object({ vehicle: requiredChoice('Choose a vehicle'), ...problem });
const anotherVehicleStep = z.object({ ...typedVehicle, ...problem });

const differentLocationStep = z.object({
  address: requiredText(ADDRESS_MISSING, 300).check(
    z.refine((address) => !address || isFullAddress(address), ADDRESS_MISSING),
  ),
});

function detailsStep({ service, vehicle }: CustomerDraft) {
  if (!service?.needsVehicle) return itemStep;
  return vehicle?.kind === 'another' ? anotherVehicleStep : savedVehicleStep;
}

function schemaOf(step: BookingStep, draft: CustomerDraft) {
  switch (step) {
    case 'service':
      return serviceStep;
    case 'details':
      return detailsStep(draft);
    case 'location':
      return draft.location?.kind === 'DIFFERENT_LOCATION' ? differentLocationStep : locationStep;
    case 'date-time':
      return dateTimeStep;
    case 'specialist':
    case 'review':
      // No preference is a choice, and so is saying nothing (C-04); how to reach the customer is
      // known.
      return null;
  }
}

/** What keeps a customer on a step (DBOOK-07..13): one error per field, in page order. */
export function errorsIn(step: BookingStep, draft: CustomerDraft): readonly FormError[] {
  const schema = schemaOf(step, draft);
  return schema ? schemaValidator(FORM_ID, schema)(draft) : [];
}
