import { formatAddress } from '#shared/uk/address.ts';
import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { commonBookingInput, vehicleInput } from '~/features/booking/shared/submit/common-booking-input.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';

/** The input of the mutation; null until every required choice is made. */
export function guestBookingInput(draft: GuestDraft, idempotencyKey: string): BookAppointmentAsGuestInput | null {
  const common = commonBookingInput(draft, idempotencyKey);
  if (!common) return null;
  const { service, location, specialist, preselected } = draft;
  const isVisit = location !== null && isCustomerLocation(location);
  return {
    ...common,
    vehicle: service?.needsVehicle ? vehicleInput(draft) : null,
    itemDetails: service?.needsVehicle ? null : draft.itemDetails.trim() || null,
    address: isVisit ? formatAddress(draft.address) || null : null,
    specialistId: isVisit ? (specialist?.id ?? null) : null,
    preselectedSpecialistId: preselected?.id ?? null,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone,
    declarationAccepted: draft.declarationAccepted,
  };
}
