import type { BookingPriceGuideQuery } from '~/graphql/generated/graphql.ts';

type Service = NonNullable<BookingPriceGuideQuery['service']>;
export type GuideSpecialist = NonNullable<Service['specialists']>[number];
type Price = NonNullable<GuideSpecialist['price']>;
type Money = Price['low'];

/** What a service is likely to cost, fit to show: of one specialist, or from the cheapest to the dearest of all. Null when nobody says. */
export function priceGuide(
  specialists: readonly GuideSpecialist[],
  serviceId: string,
  specialistId: string | null,
): string | null {
  const asked = specialists.filter(({ id }) => specialistId === null || id === specialistId);
  const prices = asked.flatMap((specialist) => priceOf(specialist, serviceId) ?? []);
  const low = extreme(
    prices.map((price) => price.low),
    -1,
  );
  const high = extreme(
    prices.map((price) => price.high ?? price.low),
    1,
  );
  if (!low || !high) return null;
  return low.pence === high.pence ? low.formatted : `${low.formatted} - ${high.formatted}`;
}

/** How long one specialist usually takes for a service, in minutes. */
export function guideDuration(specialist: GuideSpecialist | undefined, serviceId: string): number | null {
  return offerOf(specialist, serviceId)?.estimatedDurationMinutes ?? null;
}

function priceOf(specialist: GuideSpecialist, serviceId: string): Price | null {
  return offerOf(specialist, serviceId)?.price ?? specialist.price;
}

function offerOf(specialist: GuideSpecialist | undefined, serviceId: string) {
  return specialist?.services.find((service) => service.serviceId === serviceId);
}

/** The lowest (-1) or the highest (1). */
function extreme(amounts: readonly Money[], sign: 1 | -1): Money | undefined {
  return amounts.toSorted((a, b) => sign * (b.pence - a.pence))[0];
}
