import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { useBookingPriceGuideQuery } from '~/graphql/generated/operations/price-guide.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { priceRangeLabel, travelFeeLabel } from '~/site/price-labels.ts';
import type { BookingSummary } from './booking-summary.ts';
import { offersService } from './offers-service.ts';

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
    price: priceRangeLabel(specialist ? [specialist.price] : specialists.map(({ price }) => price)),
    duration: minutes === null ? null : formatDuration(minutes),
    travelFee:
      specialist && location && isCustomerLocation(location) ? travelFeeLabel(specialist.serviceAreas, address) : null,
    offersService: (named) => (named && named.id !== null ? offersService(specialists, named.id) : null),
  };
}
