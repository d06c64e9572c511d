import * as z from 'zod/mini';
import {
  ADDRESS_MISSING,
  dateTimeStep,
  fieldId,
  locationStep,
  problem,
  serviceStep,
  typedVehicle,
} from '~/features/booking/shared/booking-rules.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { Problem } from '~/lib/flow/flow.ts';
import { chosen, filled, problemsIn } from '~/lib/flow/rules.ts';
import { isFullAddress } from '~/lib/uk-address.ts';
import type { CustomerDraft } from './customer-draft.ts';

const itemStep = z.object({ itemDetails: filled('Say what the item is', 500), ...problem });
const savedVehicleStep = z.object({ vehicle: chosen('Choose a vehicle'), ...problem });
const anotherVehicleStep = z.object({ ...typedVehicle, ...problem });

const differentLocationStep = z.object({
  address: filled(ADDRESS_MISSING, 300).check(
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
      return draft.place?.kind === 'DIFFERENT_LOCATION' ? differentLocationStep : locationStep;
    case 'date-time':
      return dateTimeStep;
    case 'specialist':
    case 'review':
      // No preference is a choice, and so is saying nothing (C-04); how to reach the customer is known.
      return null;
  }
}

/** What blocks a customer on a step (DBOOK-07..13): one message per field, in page order. */
export function problemsOf(step: BookingStep, draft: CustomerDraft): readonly Problem[] {
  return problemsIn(schemaOf(step, draft), draft, fieldId);
}
