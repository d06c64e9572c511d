import { expect, it } from 'vitest';
import { filterRepairs } from '~/features/repairs/filter-repairs.ts';
import { aRepair } from './repair-fixtures.ts';

const repairs = [
  aRepair({ id: 'car' }),
  aRepair({ id: 'tap', vehicle: null, serviceName: 'Plumbing', reference: 'MW-2', specialistName: 'Tom Bexley' }),
  aRepair({ id: 'open', vehicle: null, serviceName: 'Towing', reference: null, status: 'IN_PROGRESS' }),
];

it.each([
  [null, '', 'car tap open'],
  ['COMPLETED', '', 'car tap'],
  ['IN_PROGRESS', '', 'open'],
  [null, ' FIESTA ', 'car'],
  [null, 'fn19ktr', 'car'],
  [null, 'plumb', 'tap'],
  [null, 'mw-2', 'tap'],
  [null, 'bexley', 'tap'],
  ['COMPLETED', 'towing', ''],
  [null, 'squeals', ''],
] as const)('with status %s, "%s" finds: %s (REP-01, REP-02)', (status, search, expected) => {
  const found = filterRepairs(repairs, { status, search });
  expect(found.map(({ id }) => id).join(' ')).toBe(expected);
});
