import type { PriceGuide, PriceRange } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { money } from '../money/money.ts';
import { priceOf } from '../money/price-label.ts';

/** What one specialist asks for a piece of work. */
interface Offer {
  readonly specialistId: string;
  readonly price: PriceRange | null;
  readonly minutes: number | null;
}

/** The offers for a service among those of the directory. */
export function offersAmong(serviceId: string, specialists: readonly SpecialistRecord[]): Offer[] {
  return specialists.flatMap(({ id: specialistId, services }) =>
    services
      .filter((service) => service.serviceId === serviceId)
      .map((service) => ({ specialistId, price: priceOf(service), minutes: service.estimatedDurationMinutes })),
  );
}

/**
 * The offers of the specialists whom the host lists for a service. Of those whose offers name no
 * service, the specialist's own price counts.
 */
export function offersOfListed(serviceId: string, listed: readonly SpecialistRecord[]): Offer[] {
  return listed.flatMap((specialist) => {
    if (specialist.services.some((service) => service.serviceId !== null)) return offersAmong(serviceId, [specialist]);
    const { id: specialistId, estimatedDurationMinutes: minutes } = specialist;
    return [{ specialistId, price: priceOf(specialist), minutes }];
  });
}

/** What the offers cost and how long they take; null if none has a price. */
export function priceGuide(offers: readonly Offer[]): PriceGuide | null {
  const prices = offers.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return null;
  const lowest = prices.map(({ low }) => low.pence);
  return {
    lowest: money(Math.min(...lowest)),
    highest: money(Math.max(...prices.map(({ low, high }) => (high ?? low).pence))),
    typical: money(median(lowest)),
    typicalDurationMinutes: durationOf(offers),
    offerCount: new Set(offers.flatMap(({ specialistId, price }) => (price ? specialistId : []))).size,
  };
}

function durationOf(offers: readonly Offer[]): number | null {
  const durations = offers.flatMap(({ minutes }) => minutes ?? []);
  return durations.length > 0 ? median(durations) : null;
}

/** Of an even number, the lower of the middle two, so that it is a value that someone gave. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
