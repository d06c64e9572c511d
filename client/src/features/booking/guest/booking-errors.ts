import * as z from 'zod/mini';
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
import { type FormError, maxLength, personShape, requiredText, schemaValidator } from '~/forms/validation.ts';
import type { BookingDraft } from './booking-draft.ts';

// A guest need not say what the item is (C-05).
const problemStep = z.object({ itemDetails: z.string().check(maxLength(500)), ...problem });

const vehicleStep = z.object({ ...typedVehicle, ...problemStep.shape });

// Only a different location needs its address at once; for home service the team can ask by phone
// (C-06).
const differentLocationStep = z.object({ address: requiredText(ADDRESS_MISSING, 300) });

const reviewStep = z.object({
  ...personShape,
  declarationAccepted: z.literal(true, 'Tick the box to agree to the Privacy Policy and Terms of Service'),
});

function schemaOf(step: BookingStep, { service, location }: BookingDraft) {
  switch (step) {
    case 'service':
      return serviceStep;
    case 'details':
      return service?.needsVehicle ? vehicleStep : problemStep;
    case 'location':
      return location?.kind === 'DIFFERENT_LOCATION' ? differentLocationStep : locationStep;
    case 'specialist':
      // No preference is a choice, and so is saying nothing (BOOK-19).
      return null;
    case 'date-time':
      return dateTimeStep;
    case 'review':
      return reviewStep;
  }
}

/**
 * What keeps a guest on a step (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32): one error
 * per field, in page order.
 */
export function errorsIn(step: BookingStep, draft: BookingDraft): readonly FormError[] {
  const schema = schemaOf(step, draft);
  return schema ? schemaValidator(FORM_ID, schema)(draft) : [];
}
