import { formatAddress } from '#shared/uk/address.ts';
import { formatPlate } from '#shared/uk/plate.ts';
import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import { isCustomerLocation, locationInput } from '~/features/locations/work-location.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';

/** The draft as the graph wants it; null while something that every booking needs is missing. */
export function bookingInput(draft: BookingDraft, idempotencyKey: string): BookAppointmentAsGuestInput | null {
  const { service, location, date, time } = draft;
  if (!service || !location || !date || !time) return null;
  const { model, year, plate, itemDetails, address } = draft;
  return {
    idempotencyKey,
    serviceId: service.id,
    vehicle: service.needsVehicle ? { model: model.trim(), year: year.trim(), plate: formatPlate(plate) } : null,
    itemDetails: service.needsVehicle ? null : itemDetails.trim() || null,
    issueDescription: draft.issueDescription.trim(),
    photos: draft.photos.map(({ file }) => file),
    location: locationInput(location),
    address: isCustomerLocation(location) ? formatAddress(address) || null : null,
    specialistId: isCustomerLocation(location) ? (draft.specialist?.id ?? null) : null,
    preselectedSpecialistId: draft.preselected?.id ?? null,
    date,
    timeSlotId: time.slotId,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone,
    declarationAccepted: draft.declarationAccepted,
  };
}
