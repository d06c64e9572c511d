import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { addressOf } from '~/features/locations/work-location.ts';
import type { BookingRequest } from '~/site/navigation/booking-state.ts';

/** What a draft asks for, for the pages after the booking; null until every choice is made. */
export function bookingRequest(draft: GuestDraft): BookingRequest | null {
  const { location, date, timeSlot } = draft;
  if (!location || !date || !timeSlot) return null;
  const address = addressOf(location, draft.address) || null;
  // 'Different location' says nothing beside the address.
  const isNamed = location.kind !== 'DIFFERENT_LOCATION' || address === null;
  return {
    date,
    time: timeSlot.label,
    startsAt: timeSlot.startsAt,
    location: isNamed ? location.name : address,
    address: isNamed ? address : null,
    specialistName: requestedSpecialist(draft)?.name ?? null,
  };
}
