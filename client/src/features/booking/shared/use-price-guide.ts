import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { useBookingPriceGuideQuery } from '~/graphql/generated/operations/price-guide.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { priceRangeLabel, travelFeeLabel } from '~/site/price-labels.ts';
import { mayOffer } from './may-offer.ts';
import type { Written } from './written.ts';

/**
 * What can be said about price, duration and journey before anything is sent. Each is null while it
 * is not known; a failure is silent.
 */
export interface Guide {
  price: string | null;
  duration: string | null;
  travelFee: string | null;
  /** Whether a specialist offers the chosen service; null for nobody, or while it is not known. */
  offers(specialist: { id: string | null } | null): boolean | null;
}

export function usePriceGuide({ draft, address, asked }: Written): Guide {
  const { service, location } = draft;
  const { data } = useBookingPriceGuideQuery({ variables: { serviceId: service?.id ?? '' }, skip: !service });
  const specialists = data?.service?.specialists;
  if (!service || !specialists) return { price: null, duration: null, travelFee: null, offers: () => null };

  const specialist = specialists.find(({ id }) => id === asked?.id);
  const minutes = specialist?.estimatedDurationMinutes ?? null;
  return {
    price: priceRangeLabel(specialist ? [specialist.price] : specialists.map(({ price }) => price)),
    duration: minutes === null ? null : formatDuration(minutes),
    travelFee:
      specialist && location && isCustomerLocation(location) ? travelFeeLabel(specialist.serviceAreas, address) : null,
    offers: (of) => (of && of.id !== null ? mayOffer(specialists, of.id) : null),
  };
}
