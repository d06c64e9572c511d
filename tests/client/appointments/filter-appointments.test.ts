import { describe, expect, it } from 'vitest';
import { filterAppointments } from '~/features/appointments/filter-appointments.ts';
import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { bare, confirmed } from './appointment-fixtures.ts';

const plumbing = {
  ...confirmed,
  id: '2',
  reference: 'MW-20585',
  serviceName: 'Plumbing',
  specialistName: 'Zoë Fairbrother',
  locationName: '27 Wheatsheaf Road, Leicester LE2 3PL',
  status: 'PENDING' as const,
};
const all = [confirmed, plumbing, bare];

describe('searching for words (APPT-04)', () => {
  it.each([
    ['', [confirmed, plumbing, bare]],
    ['   ', [confirmed, plumbing, bare]],
    ['brake', [confirmed]],
    ['BRAKE Repair', [confirmed]],
    ['MW-20585', [plumbing]],
    ['mw20585', [plumbing]],
    ['20585', [plumbing]],
    ['okafor', [confirmed]],
    ['zoe', [plumbing]],
    ['leicester plumbing', [plumbing]],
    ['okafor plumbing', []],
    ['workshop', [confirmed, bare]],
    ['grinding', []],
    ['.*', []],
  ])('%j', (search, found) => {
    expect(filterAppointments(all, { status: null, search })).toEqual(found);
  });
});

describe('filtering by status (APPT-03, APPT-06)', () => {
  it('finds appointments with the status, and counts unknown statuses as pending', () => {
    const byStatus = (appointments: typeof all, status: AppointmentStatus | null) =>
      filterAppointments(appointments, { status, search: '' });
    const weird = { ...confirmed, status: 'WEIRD' as 'PENDING' };
    expect(byStatus([...all, weird], 'PENDING')).toEqual([plumbing, bare, weird]);
    expect(byStatus(all, 'CONFIRMED')).toEqual([confirmed]);
    expect(byStatus(all, 'CANCELLED')).toEqual([]);
    expect(byStatus(all, null)).toEqual(all);
  });
});
