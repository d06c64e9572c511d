import type { BookingPriceGuideQuery } from '~/graphql/generated/graphql.ts';

type Service = NonNullable<BookingPriceGuideQuery['service']>;
type GuideSpecialist = NonNullable<Service['specialists']>[number];
type Price = NonNullable<GuideSpecialist['price']>;

/** The range from the cheapest to the dearest specialist; null if none has a price. */
export function priceGuideText(prices: readonly (Price | null)[]): string | null {
  const known = prices.filter((price) => price !== null);
  const low = known.map((price) => price.low).toSorted((a, b) => a.pence - b.pence)[0];
  const high = known.map((price) => price.high ?? price.low).toSorted((a, b) => b.pence - a.pence)[0];
  if (!low || !high) return null;
  return low.pence === high.pence ? low.formatted : `${low.formatted} - ${high.formatted}`;
}
