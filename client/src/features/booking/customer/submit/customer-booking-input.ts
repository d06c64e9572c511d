import { formatAddress } from '#shared/uk/address.ts';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { commonBookingInput, vehicleInput } from '~/features/booking/shared/submit/common-booking-input.ts';
import type { BookAppointmentInput } from '~/graphql/generated/graphql.ts';

/** The input of the mutation; null until every required choice is made (DBOOK-18). */
export function customerBookingInput(draft: CustomerDraft, idempotencyKey: string): BookAppointmentInput | null {
  const common = commonBookingInput(draft, idempotencyKey);
  if (!common) return null;
  const { service, vehicle, location } = draft;
  return {
    ...common,
    vehicleId: service?.needsVehicle && vehicle?.kind === 'saved' ? vehicle.id : null,
    vehicle: service?.needsVehicle && vehicle?.kind === 'another' ? vehicleInput(draft) : null,
    itemDetails: service?.needsVehicle ? null : draft.itemDetails.trim(),
    // For home service the server uses the address of the profile.
    address: location?.kind === 'DIFFERENT_LOCATION' ? formatAddress(draft.address) : null,
    // For a workshop only 'Book now' can have chosen one.
    specialistId: requestedSpecialist(draft)?.id ?? null,
  };
}
