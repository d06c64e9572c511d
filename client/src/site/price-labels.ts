import { formatPrice, formatPriceRange } from '#shared/money.ts';

/* The labels of several prices together. The graph returns a single price ready to show. */

interface Money {
  pence: number;
}

interface ServiceArea {
  name: string;
  travelFee: Money | null;
}

/** The range of several guide prices, from the lowest to the highest; null if all are unknown. */
export function priceRangeLabel(prices: readonly ({ low: Money; high: Money | null } | null)[]): string | null {
  const knownPrices = prices.filter((price) => price !== null);
  if (knownPrices.length === 0) return null;
  const lowest = Math.min(...knownPrices.map(({ low }) => low.pence));
  return formatPriceRange(lowest, Math.max(...knownPrices.map(({ low, high }) => (high ?? low).pence)));
}

/**
 * A specialist's travel fee: that of the service area in the address, or else the range of all
 * areas; null if no area has a fee.
 */
export function travelFeeLabel(areas: readonly ServiceArea[], address: string): string | null {
  const named = areas.find(({ name, travelFee }) => travelFee && address.toLowerCase().includes(name.toLowerCase()));
  if (named?.travelFee) return `${feeLabel(named.travelFee.pence)} to ${named.name}`;
  const fees = areas.flatMap(({ travelFee }) => travelFee?.pence ?? []);
  return fees.length > 0 ? feeLabel(Math.min(...fees), Math.max(...fees)) : null;
}

function feeLabel(lowest: number, highest = lowest): string {
  return highest === 0 ? 'No travel fee' : `Travel fee ${formatPriceRange(lowest, highest)}`;
}

/** A service area with its travel fee, such as 'Oadby · travel £5'. */
export function serviceAreaLabel({ name, travelFee }: ServiceArea): string {
  if (!travelFee) return name;
  return travelFee.pence === 0 ? `${name} · no travel fee` : `${name} · travel ${formatPrice(travelFee.pence)}`;
}
