import DataLoader from 'dataloader';
import type { PriceGuide, PriceRange } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialists, listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { money, priceOf } from '../money/money.ts';

/** The page that loads specialists by their ids as well, so that they share a cached response. */
const DIRECTORY_PAGE = { page: 1, perPage: 100 };

/** Always with one call: for several services from the directory, as each has its own list. */
export function createPriceGuideLoader(legacy: LegacyClient): DataLoader<string, PriceGuide | null> {
  return new DataLoader(async (ids) => {
    const [serviceId] = ids;
    if (serviceId !== undefined && ids.length === 1) {
      const { specialists } = await legacy.read(listSpecialistsByService, { serviceId });
      return [priceGuide(offersOfListed(serviceId, specialists))];
    }
    const { specialists } = await legacy.read(listSpecialists, DIRECTORY_PAGE);
    return ids.map((id) => priceGuide(offersAmong(id, specialists)));
  });
}

interface Offer {
  readonly specialistId: string;
  readonly price: PriceRange | null;
  readonly minutes: number | null;
}

function offersAmong(serviceId: string, specialists: readonly SpecialistRecord[]): Offer[] {
  return specialists.flatMap(({ id: specialistId, services }) =>
    services
      .filter((service) => service.serviceId === serviceId)
      .map((service) => ({ specialistId, price: priceOf(service), minutes: service.estimatedDurationMinutes })),
  );
}

/** If a listed specialist's offers name no service, their own price counts. */
function offersOfListed(serviceId: string, listed: readonly SpecialistRecord[]): Offer[] {
  return listed.flatMap((specialist) => {
    if (specialist.services.some((service) => service.serviceId !== null)) return offersAmong(serviceId, [specialist]);
    const { id: specialistId, estimatedDurationMinutes: minutes } = specialist;
    return [{ specialistId, price: priceOf(specialist), minutes }];
  });
}

/** What the offers cost and how long they take; null if none has a price. */
function priceGuide(offers: readonly Offer[]): PriceGuide | null {
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
