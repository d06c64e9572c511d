import type { BookingPriceGuideQuery } from '~/graphql/generated/graphql.ts';

type Service = NonNullable<BookingPriceGuideQuery['service']>;
type GuideSpecialist = NonNullable<Service['specialists']>[number];
type Price = NonNullable<GuideSpecialist['price']>;

/**
 * What a booking is likely to cost, fit to show: from the cheapest to the dearest of these guide
 * prices, which are the ones that cards show and lists are sorted by. Null when nobody says.
 */
export function priceGuide(prices: readonly (Price | null)[]): string | null {
  const known = prices.filter((price) => price !== null);
  const low = known.map((price) => price.low).toSorted((a, b) => a.pence - b.pence)[0];
  const high = known.map((price) => price.high ?? price.low).toSorted((a, b) => b.pence - a.pence)[0];
  if (!low || !high) return null;
  return low.pence === high.pence ? low.formatted : `${low.formatted} - ${high.formatted}`;
}
