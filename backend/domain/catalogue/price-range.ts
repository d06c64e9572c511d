import type { Offer } from './field-schemas.ts';
import type { Report } from './references.ts';

export interface PriceRange {
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

/** The price range after a change of the offers: it follows them unless it was set separately. */
export function priceAfterChange(
  { services, basePricePence, highPricePence }: PriceRange & { services: readonly Offer[] },
  newOffers: readonly Offer[],
): PriceRange {
  const ofServices = priceRangeOf(services);
  const isFollowing = ofServices.basePricePence === basePricePence && ofServices.highPricePence === highPricePence;
  return isFollowing ? priceRangeOf(newOffers) : { basePricePence, highPricePence };
}

/** Reports a price whose higher end is the lower one. */
export function checkPrice(
  { basePricePence: base, highPricePence: high }: { [End in keyof PriceRange]?: number | null | undefined },
  field: string,
  report: Report,
): void {
  if (typeof base === 'number' && typeof high === 'number' && high < base)
    report(field, 'must not be below the base price');
}
