import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { travelFeeText } from '~/features/specialists/travel-fee.ts';
import { useBookingPriceGuideQuery } from '~/graphql/generated/operations/price-guide.ts';
import { formatDuration } from '~/lib/duration.ts';
import type { BookingSummary } from './booking-summary.ts';
import { offersService } from './offers-service.ts';
import { priceGuideText } from './price-guide.ts';

/**
 * The likely price, duration and travel fee of a booking. Each is null while it is not known; a
 * failed query shows no error.
 */
export interface PriceGuide {
  price: string | null;
  duration: string | null;
  travelFee: string | null;
  /** Whether they offer the chosen service; null without a specialist and while it is not known. */
  offersService(specialist: { id: string | null } | null): boolean | null;
}

export function usePriceGuide({ draft, address, specialist: requested }: BookingSummary): PriceGuide {
  const { service, location } = draft;
  const { data } = useBookingPriceGuideQuery({ variables: { serviceId: service?.id ?? '' }, skip: !service });
  const specialists = data?.service?.specialists;
  if (!service || !specialists) return { price: null, duration: null, travelFee: null, offersService: () => null };

  const specialist = specialists.find(({ id }) => id === requested?.id);
  const minutes = specialist?.estimatedDurationMinutes ?? null;
  return {
    price: priceGuideText(specialist ? [specialist.price] : specialists.map(({ price }) => price)),
    duration: minutes === null ? null : formatDuration(minutes),
    travelFee:
      specialist && location && isCustomerLocation(location) ? travelFeeText(specialist.serviceAreas, address) : null,
    offersService: (named) => (named && named.id !== null ? offersService(specialists, named.id) : null),
  };
}
