import type { PriceGuide } from '../../graphql/generated/schema.ts';
import { money } from '../money/money.ts';
import type { SpecialistModel } from '../specialist/specialist.ts';

/**
 * What a service usually costs and how long it takes, from the guide prices of those who offer it;
 * null if none of them gives a price.
 */
export function priceGuide(specialists: readonly SpecialistModel[]): PriceGuide | null {
  const prices = specialists.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return null;
  const lowest = prices.map(({ low }) => low.pence);
  return {
    lowest: money(Math.min(...lowest)),
    highest: money(Math.max(...prices.map(({ low, high }) => (high ?? low).pence))),
    typical: money(median(lowest)),
    typicalDurationMinutes: durationOf(specialists),
    offerCount: prices.length,
  };
}

function durationOf(specialists: readonly SpecialistModel[]): number | null {
  const durations = specialists.flatMap(({ estimatedDurationMinutes }) => estimatedDurationMinutes ?? []);
  return durations.length > 0 ? median(durations) : null;
}

/** Of an even number, the lower of the middle two, so that it is a value that someone gave. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
