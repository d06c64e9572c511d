import { formatPlate } from '#shared/uk/plate.ts';
import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import { locationInput } from '~/features/locations/work-location.ts';

/** The input that guests and customers both send; null until every required choice is made. */
export function commonBookingInput(draft: BookingAnswers, idempotencyKey: string) {
  const { service, location, date, timeSlot } = draft;
  if (!service || !location || !date || !timeSlot) return null;
  return {
    idempotencyKey,
    serviceId: service.id,
    issueDescription: draft.issueDescription.trim(),
    photos: draft.photos.map(({ file }) => file),
    location: locationInput(location),
    date,
    timeSlotId: timeSlot.id,
  };
}

/** A vehicle that is not saved. */
export function vehicleInput({ model, year, plate }: BookingAnswers) {
  return { model: model.trim(), year: year.trim(), plate: formatPlate(plate) };
}
