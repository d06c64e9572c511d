import { addressOf, type WorkLocation } from '~/features/locations/work-location.ts';
import type { BookingRequest } from '~/site/navigation/booking-state.ts';
import { type BookingAnswers, requestedSpecialist } from './booking-answers.ts';
import type { PriceGuide } from './use-price-guide.ts';

/** What a draft asks for, for the pages after the booking; null until every choice is made. */
export function bookingRequest(
  draft: BookingAnswers,
  { price, travel }: Pick<PriceGuide, 'price' | 'travel'>,
): BookingRequest | null {
  const { location, date, timeSlot } = draft;
  if (!location || !date || !timeSlot) return null;
  const specialistName = requestedSpecialist(draft)?.name ?? null;
  return {
    date,
    time: timeSlot.label,
    startsAt: timeSlot.startsAt,
    location: locationText(location, addressOf(location, draft.address)),
    specialistName,
    priceGuide: price && specialistName && [price, travel].filter(Boolean).join(' · '),
  };
}

function locationText({ kind, name }: WorkLocation, address: string): string {
  // 'Different location' says nothing beside the address.
  if (kind === 'DIFFERENT_LOCATION' && address) return address;
  return [name, address].filter(Boolean).join(', ');
}
