import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { jobForm } from '#shared/forms/booking.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { type FormError, requiredChoice, schemaValidator } from '~/forms/validation.ts';
import type { BookingAnswers } from './booking-answers.ts';
import { FORM_ID } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';

/** The details that every service needs. */
export const issueFields = {
  issueDescription: jobForm.schema.shape.issueDescription,
  photos: z.array(z.unknown()).check(z.minLength(1, fieldMessages.photos)),
};

export const vehicleFields = bookedVehicleForm(() => new Date()).schema.shape;

const serviceStep = z.object({ service: requiredChoice(fieldMessages.service) });
const locationStep = z.object({ location: requiredChoice(fieldMessages.location) });
const dateTimeStep = z.object({
  date: requiredChoice(fieldMessages.date),
  timeSlot: requiredChoice(fieldMessages.time),
});

/** The schemas that differ between guests' and customers' bookings. */
interface StepSchemas<Draft> {
  details: (draft: Draft) => z.ZodMiniType;
  differentLocation: z.ZodMiniType;
  /** Null if there is nothing to fill in. */
  review: z.ZodMiniType | null;
}

/** Validates a step of a booking: one error per field, in page order. */
export function stepValidator<Draft extends BookingAnswers>({
  details,
  differentLocation,
  review,
}: StepSchemas<Draft>) {
  const schemaOf = (step: BookingStep, draft: Draft): z.ZodMiniType | null => {
    switch (step) {
      case 'service':
        return serviceStep;
      case 'details':
        return details(draft);
      case 'location':
        return draft.location?.kind === 'DIFFERENT_LOCATION' ? differentLocation : locationStep;
      case 'specialist':
        // Optional: no choice means no preference (BOOK-19, C-04).
        return null;
      case 'date-time':
        return dateTimeStep;
      case 'review':
        return review;
    }
  };
  return (step: BookingStep, draft: Draft): readonly FormError[] => {
    const schema = schemaOf(step, draft);
    return schema ? schemaValidator(FORM_ID, schema)(draft) : [];
  };
}
