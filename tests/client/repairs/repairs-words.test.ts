import { describe, expect, it } from 'vitest';
import { countText } from '~/features/repairs/repair.ts';
import { readRepairs, writeRepairs } from '~/features/repairs/repairs-address.ts';
import { pickRepairs } from '~/features/repairs/repairs-list.ts';
import { splitVehicle } from '~/features/repairs/vehicle-text.ts';
import { aRepair } from './made-repair.ts';

const repairs = [
  aRepair({ id: 'car' }),
  aRepair({ id: 'tap', vehicle: null, serviceName: 'Plumbing', reference: 'MW-2', specialistName: 'Tom Bexley' }),
  aRepair({ id: 'open', vehicle: null, serviceName: 'Towing', reference: null, status: 'IN_PROGRESS' }),
];
const ids = (standing: 'completed' | 'in-progress' | null, search: string) =>
  pickRepairs(repairs, { standing, search })
    .map(({ id }) => id)
    .join(' ');

it.each([
  [null, '', 'car tap open'],
  ['completed', '', 'car tap'],
  ['in-progress', '', 'open'],
  [null, ' FIESTA ', 'car'],
  [null, 'fn19ktr', 'car'],
  [null, 'plumb', 'tap'],
  [null, 'mw-2', 'tap'],
  [null, 'bexley', 'tap'],
  ['completed', 'towing', ''],
  [null, 'squeals', ''],
] as const)('of those that are %s, "%s" finds: %s (REP-01, REP-02)', (standing, search, expected) => {
  expect(ids(standing, search)).toBe(expected);
});

describe('the plate in a vehicle', () => {
  it.each([
    ['Ford Fiesta, 2019, FN19 KTR', 'Ford Fiesta, 2019', 'FN19 KTR'],
    ['Ford Fiesta (fn19ktr)', 'Ford Fiesta', 'FN19 KTR'],
    ['FN19 KTR', '', 'FN19 KTR'],
    ['Morris Minor, 1971, ABC 123K', 'Morris Minor, 1971', 'ABC 123K'],
    ['BMW 320d', 'BMW 320d', null],
    ['Mazda, MX-5', 'Mazda, MX-5', null],
    ['Ford Fiesta, 2019', 'Ford Fiesta, 2019', null],
  ])('of "%s"', (vehicle, name, plate) => {
    expect(splitVehicle(vehicle)).toEqual({ name, plate });
  });
});

it.each([
  [2, '2'],
  [1.5, '1.5'],
  [1 / 3, '0.33'],
])('%f is written %s', (count, expected) => {
  expect(countText(count)).toBe(expected);
});

it('the address says what is shown, and what it does not know counts as left out', () => {
  const state = { standing: 'in-progress' as const, search: 'a&b', repair: '31' };
  expect(readRepairs(writeRepairs(state))).toEqual(state);
  expect(readRepairs(new URLSearchParams('status=weird'))).toEqual({ standing: null, search: '', repair: null });
  expect(writeRepairs({ standing: null, search: '', repair: null }).toString()).toBe('');
});
