import { formatAddress } from '#shared/uk/address.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { locationInput } from '~/features/locations/work-location.ts';
import type { BookAppointmentInput } from '~/graphql/generated/graphql.ts';

/**
 * The draft as the graph wants it; null while something that every booking needs is missing
 * (DBOOK-18).
 */
export function customerBookingInput(draft: CustomerDraft, idempotencyKey: string): BookAppointmentInput | null {
  const { service, location, date, time, vehicle, model, year, plate } = draft;
  if (!service || !location || !date || !time) return null;
  const typed = { model: model.trim(), year: year.trim(), plate: formatPlate(plate) };
  return {
    idempotencyKey,
    serviceId: service.id,
    vehicleId: service.needsVehicle && vehicle?.kind === 'saved' ? vehicle.id : null,
    vehicle: service.needsVehicle && vehicle?.kind === 'another' ? typed : null,
    itemDetails: service.needsVehicle ? null : draft.itemDetails.trim(),
    issueDescription: draft.issueDescription.trim(),
    photos: draft.photos.map(({ file }) => file),
    location: locationInput(location),
    // Home is the address of the profile, which the server knows.
    address: location.kind === 'DIFFERENT_LOCATION' ? formatAddress(draft.address) : null,
    // In a workshop nobody is asked who should do it, but 'Book now' may have said so.
    specialistId: requestedSpecialist(draft)?.id ?? null,
    date,
    timeSlotId: time.slotId,
  };
}
