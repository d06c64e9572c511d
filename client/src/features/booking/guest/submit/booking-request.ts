import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { addressOf, type WorkLocation } from '~/features/locations/work-location.ts';
import type { BookingRequest } from '~/site/navigation/booking-state.ts';

/** What a draft asks for, for the pages after the booking; null until every choice is made. */
export function bookingRequest(draft: GuestDraft): BookingRequest | null {
  const { location, date, timeSlot } = draft;
  if (!location || !date || !timeSlot) return null;
  return {
    date,
    time: timeSlot.label,
    startsAt: timeSlot.startsAt,
    location: locationText(location, addressOf(location, draft.address)),
    specialistName: requestedSpecialist(draft)?.name ?? null,
  };
}

function locationText({ kind, name }: WorkLocation, address: string): string {
  // 'Different location' says nothing beside the address.
  if (kind === 'DIFFERENT_LOCATION' && address) return address;
  return [name, address].filter(Boolean).join(', ');
}
