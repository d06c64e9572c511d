import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { jobForm } from '#shared/forms/booking.ts';
import { requiredChoice } from '#shared/forms/fields.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { locationInput } from '~/features/locations/work-location.ts';
import { cleanValues, schemaValidator } from '~/forms/validation.ts';
import { type BookingAnswers, FORM_ID } from './booking-answers.ts';
import type { BookingStep } from './booking-flow.ts';

/** The details that every service needs. */
export const issueFields = {
  issueDescription: jobForm.schema.shape.issueDescription,
  photos: z.array(z.unknown()).check(z.minLength(1, fieldMessages.photos)),
};

const vehicle = bookedVehicleForm(() => new Date());
export const vehicleFields = vehicle.schema.shape;

const serviceStep = z.object({ service: requiredChoice(fieldMessages.service) });
const locationStep = z.object({ location: requiredChoice(fieldMessages.location) });
const dateTimeStep = z.object({
  date: requiredChoice(fieldMessages.date),
  timeSlot: requiredChoice(fieldMessages.time),
});

/** What differs between the bookings of guests and customers. */
interface BookingSchemas<Draft extends BookingAnswers> {
  details: (draft: Draft) => z.ZodMiniObject;
  differentLocation: z.ZodMiniObject;
  /** Null if there is nothing to fill in. */
  review: z.ZodMiniObject | null;
}

/** The errors of a booking's steps, and its clean answers. */
export function bookingRules<Draft extends BookingAnswers = BookingAnswers>(schemas: BookingSchemas<Draft>) {
  const errorsIn = (step: BookingStep, draft: Draft) => {
    const schema = schemaOf(step, draft, schemas);
    return schema ? schemaValidator(FORM_ID, schema)(draft) : [];
  };
  const review = schemas.review ? [schemas.review] : [];
  const clean = <Answers extends Draft>(draft: Answers) =>
    cleanValues(draft, jobForm.schema, vehicle.schema, ...review);
  return Object.assign(errorsIn, { clean });
}

/**
 * The input that guests and customers both send, of clean answers; null until every required choice
 * is made.
 */
export function commonBookingInput(draft: BookingAnswers, idempotencyKey: string) {
  const { service, location, date, timeSlot } = draft;
  if (!service || !location || !date || !timeSlot) return null;
  return {
    idempotencyKey,
    serviceId: service.id,
    issueDescription: draft.issueDescription,
    photos: draft.photos.map(({ file }) => file),
    location: locationInput(location),
    date,
    timeSlotId: timeSlot.id,
  };
}

/** A vehicle that is not saved. */
export const vehicleInput = ({ model, year, plate }: BookingAnswers) => ({ model, year, plate });

function schemaOf<Draft extends BookingAnswers>(
  step: BookingStep,
  draft: Draft,
  { details, differentLocation, review }: BookingSchemas<Draft>,
): z.ZodMiniObject | null {
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
}
