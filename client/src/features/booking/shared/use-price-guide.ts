import { formatPriceRange } from '#shared/money.ts';
import type { Coverage } from '#shared/travel-fee.ts';
import { isCustomerLocation, type WorkLocation } from '~/features/locations/work-location.ts';
import type { BookingPriceGuideQuery } from '~/graphql/generated/graphql.ts';
import { useBookingPriceGuideQuery } from '~/graphql/generated/operations/booking-price-guide.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { lazyModule, useModule } from '~/lib/lazy-module.ts';
import { usePreload } from '~/lib/use-preload.ts';
import type { BookingSummary } from './booking-answers.ts';
import { requestedSpecialist } from './booking-answers.ts';

type Offers = NonNullable<NonNullable<BookingPriceGuideQuery['service']>['specialists']>;

/**
 * The likely price and duration of a booking, which narrow with each answer. Each is null while it
 * is not known; a failed query shows no error.
 */
export interface PriceGuide {
  /** With travel, if the specialist comes to the customer. */
  price: string | null;
  /** What the price says about travel; null for a workshop. */
  travel: string | null;
  /** Whose prices these are. */
  source: string | null;
  duration: string | null;
  /** The ids of those who have these prices. */
  offering: readonly string[];
  /** Whether they offer the chosen service; null without a specialist and while it is not known. */
  offersService(specialist: { id: string | null } | null): boolean | null;
}

const UNKNOWN: PriceGuide = {
  price: null,
  travel: null,
  source: null,
  duration: null,
  offering: [],
  offersService: () => null,
};

// Without a service there is no price, so the page doesn't wait for what finds areas in addresses.
const travelFees = lazyModule(() => import('#shared/travel-fee.ts'));

export function usePriceGuide({ draft, address }: BookingSummary): PriceGuide {
  const { service, location } = draft;
  const fees = useModule(travelFees, service !== null);
  usePreload(travelFees.load);
  const requested = requestedSpecialist(draft);
  const { data } = useBookingPriceGuideQuery({ variables: { serviceId: service?.id ?? '' }, skip: !service });
  const specialists = data?.service?.specialists;
  if (!service || !specialists) return UNKNOWN;

  const specialist = specialists.find(({ id }) => id === requested?.id);
  const isVisit = location !== null && isCustomerLocation(location);
  const areas = specialists.flatMap(({ serviceMode, serviceAreas }) =>
    serviceMode === 'WORKSHOP' ? [] : serviceAreas,
  );
  const coverage = (isVisit && fees?.coverageOf(areas, address)) || null;
  const offers = specialist ? [specialist] : offersAt(location, specialists, coverage);
  const minutes = specialist?.estimatedDurationMinutes ?? null;
  const priced = offers.flatMap(({ price, serviceMode, serviceAreas }) => {
    if (!price || !fees) return [];
    const { low, high } = price;
    const travels = isVisit && serviceMode !== 'WORKSHOP';
    // To a place that they don't list, the fees of their areas say nothing.
    const listed = coverage?.covers(serviceAreas) === false ? [] : serviceAreas;
    return {
      price: { low: low.pence, high: (high ?? low).pence },
      travel: travels ? fees.travelFeeOf(listed, address) : null,
    };
  });
  const total = fees?.priceWithTravel(priced);
  const price = total ? formatPriceRange(total.low, total.high) : null;
  const included = priced.flatMap(({ travel }) => travel ?? []);
  return {
    price,
    travel: fees && included.length > 0 ? fees.includedTravelText(included) : null,
    source: price && (specialist && requested ? `${requested.name}’s guide price` : offersLabel(offers, location)),
    duration: minutes === null ? null : formatDuration(minutes),
    offering: offers.map(({ id }) => id),
    offersService: (named) => (named && named.id !== null ? offersService(specialists, named.id) : null),
  };
}

/** Those who work at a location, or come to it. All if that is not known of anyone. */
function offersAt(location: WorkLocation | null, specialists: Offers, coverage: Coverage | null): Offers {
  if (!location) return specialists;
  const there = specialists.filter(({ serviceMode, workshops }) =>
    location.kind === 'WORKSHOP'
      ? workshops.some(({ workshopId }) => workshopId === location.id)
      : serviceMode !== 'WORKSHOP',
  );
  const coming = there.filter(({ serviceAreas }) => coverage?.covers(serviceAreas) !== false);
  return [coming, there, specialists].find(({ length }) => length > 0) ?? specialists;
}

function offersLabel(offers: Offers, location: WorkLocation | null): string {
  const count = offers.filter(({ price }) => price !== null).length;
  const people = count === 1 ? 'one specialist' : `${count} specialists`;
  if (!location) return `From ${people}`;
  return location.kind === 'WORKSHOP' ? `From ${people} at this workshop` : `From ${people} who can come to you`;
}

/** The embedded backend lists at most 50 specialists for a service, so 50 may be part of a list. */
const MAX_COMPLETE_LIST = 49;

/** Whether a specialist offers the service. True if the list may be truncated: the host decides. */
export function offersService(listed: readonly { readonly id: string }[], id: string): boolean {
  return listed.length > MAX_COMPLETE_LIST || listed.some((specialist) => specialist.id === id);
}
