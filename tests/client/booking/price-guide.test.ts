import { describe, expect, it } from 'vitest';
import { type GuideSpecialist, guideDuration, priceGuide } from '~/features/booking/price-guide.ts';

const money = (pence: number) => ({ __typename: 'Money' as const, pence, formatted: `£${pence / 100}` });
const range = (low: number, high: number | null) => ({
  __typename: 'PriceRange' as const,
  low: money(low),
  high: high === null ? null : money(high),
});

function specialist(id: string, general: ReturnType<typeof range> | null, plumbing: ReturnType<typeof range> | null) {
  const services: GuideSpecialist['services'] = plumbing
    ? [{ __typename: 'SpecialistService', serviceId: '3', price: plumbing, estimatedDurationMinutes: 90 }]
    : [];
  return { __typename: 'Specialist' as const, id, price: general, services, serviceAreas: [] };
}

const cheap = specialist('1', range(9900, null), range(4000, 6000));
const dear = specialist('2', range(7000, 12_000), null);
const silent = specialist('3', null, null);

describe('what a service is likely to cost', () => {
  it.each([
    ['of one who says it for this service', [cheap, dear], '1', '£40 - £60'],
    ['of one who says it in general', [cheap, dear], '2', '£70 - £120'],
    ['from the cheapest to the dearest', [cheap, dear, silent], null, '£40 - £120'],
    ['one price', [specialist('4', range(5000, null), null)], null, '£50'],
    ['nobody says', [silent], null, null],
    ['nobody is there', [], null, null],
    ['of one who is not among them', [cheap], '8', null],
  ] as const)('%s', (_what, specialists, id, text) => {
    expect(priceGuide(specialists, '3', id)).toBe(text);
  });

  it('knows how long one takes for this service', () => {
    expect(guideDuration(cheap, '3')).toBe(90);
    expect(guideDuration(cheap, '4')).toBeNull();
    expect(guideDuration(undefined, '3')).toBeNull();
  });
});
