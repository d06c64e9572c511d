import type { Offer } from './records.ts';

interface PriceRange {
  basePricePence: number | null;
  highPricePence: number | null;
}

/** From the lowest to the highest price of these offers; null where no offer has one. */
export function priceRangeOf(offers: readonly PriceRange[]): PriceRange {
  const low = offers.flatMap(({ basePricePence }) => basePricePence ?? []);
  const high = offers.flatMap(({ basePricePence, highPricePence }) => highPricePence ?? basePricePence ?? []);
  if (low.length === 0) return { basePricePence: null, highPricePence: null };
  const [lowest, highest] = [Math.min(...low), Math.max(...high)];
  return { basePricePence: lowest, highPricePence: highest > lowest ? highest : null };
}

/** The price of a specialist whose offers change: it follows them unless it was set separately. */
export function priceAfterChange(
  { services, basePricePence, highPricePence }: PriceRange & { services: readonly Offer[] },
  offers: readonly Offer[] | undefined,
): PriceRange {
  const before = priceRangeOf(services);
  const isFollowing = before.basePricePence === basePricePence && before.highPricePence === highPricePence;
  return offers && isFollowing ? priceRangeOf(offers) : { basePricePence, highPricePence };
}
