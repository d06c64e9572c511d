import { isVisit } from '~/features/locations/place.ts';
import { travelFeeText } from '~/features/specialists/travel-fee.ts';
import { useBookingPriceGuideQuery } from '~/graphql/generated/operations/price-guide.ts';
import { formatDuration } from '~/lib/duration.ts';
import type { BookingDraft } from './booking-draft.ts';
import { askedSpecialist } from './booking-flow.ts';
import { priceGuide } from './price-guide.ts';

/** What can be said about price, duration and journey before anything is sent. Each is null while it is not known; a failure is silent. */
export interface Guide {
  price: string | null;
  duration: string | null;
  travelFee: string | null;
  /** Whether the preselected specialist offers the chosen service; null when there is none, or it is not known. */
  preselectedOffers: boolean | null;
}

export function usePriceGuide(draft: BookingDraft): Guide {
  const { service, preselected, place, address } = draft;
  const { data } = useBookingPriceGuideQuery({ variables: { serviceId: service?.id ?? '' }, skip: !service });
  const specialists = data?.service?.specialists;
  if (!service || !specialists) return { price: null, duration: null, travelFee: null, preselectedOffers: null };

  const asked = askedSpecialist(draft);
  const specialist = specialists.find(({ id }) => id === asked?.id);
  const minutes = specialist?.estimatedDurationMinutes ?? null;
  return {
    price: priceGuide(specialist ? [specialist.price] : specialists.map(({ price }) => price)),
    duration: minutes === null ? null : formatDuration(minutes),
    travelFee: specialist && place && isVisit(place) ? travelFeeText(specialist.serviceAreas, address) : null,
    preselectedOffers: preselected && specialists.some(({ id }) => id === preselected.id),
  };
}
