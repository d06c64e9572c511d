import { describe, expect, it } from 'vitest';
import { eventOf } from '~/features/appointments/appointment-event.ts';
import { historyOf } from '~/features/appointments/appointment-history.ts';
import { ofStatus, searched } from '~/features/appointments/appointment-list.ts';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { appointmentPath, readAppointments, writeAppointments } from '~/features/appointments/appointments-address.ts';
import { pageNotice, pageNoticeIn } from '~/site/navigation/page-notice.ts';
import { bare, confirmed } from './made-appointment.ts';

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

describe('looking for words (APPT-04)', () => {
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
  ])('%j', (text, found) => {
    expect(searched(all, text)).toEqual(found);
  });
});

describe('a status (APPT-03, APPT-06)', () => {
  it('keeps what has it, and what has one that is not known as pending', () => {
    const weird = { ...confirmed, status: 'WEIRD' as 'PENDING' };
    expect(ofStatus([...all, weird], 'PENDING')).toEqual([plumbing, bare, weird]);
    expect(ofStatus(all, 'CONFIRMED')).toEqual([confirmed]);
    expect(ofStatus(all, 'CANCELLED')).toEqual([]);
    expect(ofStatus(all, null)).toEqual(all);
  });
});

describe('the address', () => {
  it.each([
    ['', { status: null, search: '', appointment: null }],
    ['status=pending&search=tap', { status: 'PENDING', search: 'tap', appointment: null }],
    ['status=CANCELLED&appointment=31', { status: 'CANCELLED', search: '', appointment: '31' }],
    ['status=weird&appointment=', { status: null, search: '', appointment: null }],
  ])('%s', (query, read) => {
    expect(readAppointments(new URLSearchParams(query))).toEqual(read);
  });

  it('leaves out what is as usual, and writes what is needed safely', () => {
    expect(writeAppointments({ status: null, search: '  ', appointment: null }).toString()).toBe('');
    expect(writeAppointments({ status: 'PENDING', search: ' a&b ', appointment: '3' }).toString()).toBe(
      'status=pending&search=a%26b&appointment=3',
    );
    expect(appointmentPath('MW-1&2')).toBe('/dashboard/appointments?appointment=MW-1%262');
  });
});

describe('when it is (APPT-05, C-47)', () => {
  const unscheduled = { scheduledDate: null, scheduledTime: null };
  it.each([
    ['day and time', {}, 'Mon 23 Nov 2026, 09:00'],
    ['a day', { scheduledTime: null }, 'Mon 23 Nov 2026'],
    ['a time', { scheduledDate: null }, '09:00, day to be agreed'],
    ['the booking', unscheduled, 'Booked on Mon 16 Nov 2026; time to be agreed'],
    ['nothing', { ...unscheduled, bookedAt: null }, 'Time to be agreed'],
  ])('where %s is known', (_what, more, text) => {
    expect(whenText({ ...confirmed, ...more })).toBe(text);
  });
});

describe('its history', () => {
  const paidAt = (time: string) => ({ isPaid: true, paidAt: `2026-11-16T${time}:00Z` });
  const idsOf = (more: object) => historyOf({ ...confirmed, ...more }).map(({ id }) => id);
  it.each([
    [{}, ['booked', 'confirmed']],
    [{ status: 'PENDING', confirmedAt: null }, ['booked']],
    [{ status: 'CONFIRMED', confirmedAt: null }, ['booked', 'confirmed']],
    [{ status: 'PENDING', isRescheduled: true }, ['booked', 'confirmed', 'rescheduled']],
    [{ wasRescheduled: true }, ['booked', 'rescheduled', 'confirmed']],
    [{ wasRescheduled: true, ...paidAt('15:00') }, ['booked', 'rescheduled', 'confirmed', 'paid']],
    [{ wasRescheduled: true, ...paidAt('13:00') }, ['booked', 'paid', 'rescheduled', 'confirmed']],
    [
      { status: 'PENDING', isRescheduled: true, wasRescheduled: true, confirmedAt: null, ...paidAt('13:00') },
      ['booked', 'paid', 'rescheduled'],
    ],
    [{ isPaid: true, status: 'COMPLETED' }, ['booked', 'confirmed', 'paid', 'completed']],
    [{ status: 'CANCELLED', confirmedAt: null }, ['booked', 'cancelled']],
  ])('%j', (more, ids) => {
    expect(idsOf(more)).toEqual(ids);
  });

  it('has moments where they are known', () => {
    expect(historyOf({ ...confirmed, isPaid: true, paidAt: '2026-11-16T15:00:00Z' }).map(({ at }) => at)).toEqual([
      '2026-11-16T10:15:00Z',
      '2026-11-16T14:00:00Z',
      '2026-11-16T15:00:00Z',
    ]);
  });
});

describe('as a calendar takes it in', () => {
  const here = { origin: 'https://example.org', minutes: null };

  it('is known by its id, lasts an hour where nothing else is said, and says whom to quote and to call', () => {
    expect(eventOf(confirmed, here)).toEqual({
      uid: 'appointment-31@mendwell.example',
      start: new Date('2026-11-23T09:00:00Z'),
      minutes: 60,
      isTentative: false,
      title: 'Brake Repair with Amara Okafor',
      location: 'Highfields workshop',
      notes: [
        'Reference: MW-48213',
        'Mendwell: 0116 496 0120',
        'https://example.org/dashboard/appointments?appointment=31',
      ],
      url: 'https://example.org/dashboard/appointments?appointment=31',
    });
  });

  it('keeps its name when it is moved, and is tentative until it is confirmed', () => {
    const moved = eventOf(
      { ...confirmed, status: 'PENDING', isRescheduled: true, scheduledDate: '2026-07-01', scheduledTime: '02:30 PM' },
      { ...here, minutes: 90 },
    );
    expect(moved).toMatchObject({ uid: 'appointment-31@mendwell.example', isTentative: true, minutes: 90 });
    expect(moved?.start).toEqual(new Date('2026-07-01T13:30:00Z'));
  });

  it('does not say that nobody comes', () => {
    expect(eventOf({ ...confirmed, specialistName: 'Not assigned' }, here)?.title).toBe('Brake Repair');
  });

  it.each([
    ['a day', { scheduledDate: null }],
    ['a time', { scheduledTime: null }],
    ['a time that can be read', { scheduledTime: 'in the morning' }],
    ['an id', { id: null }],
    ['a future, when it is done', { status: 'COMPLETED' as const }],
    ['a future, when it was called off', { status: 'CANCELLED' as const }],
  ])('is nothing without %s', (_what, more) => {
    expect(eventOf({ ...confirmed, ...more }, here)).toBeNull();
  });
});

describe('a word that is handed on to a page', () => {
  it.each([
    [pageNotice('Booked.'), 'Booked.'],
    [{ notice: ' ' }, null],
    [{ notice: 3 }, null],
    [{ other: 'Booked.' }, null],
    [null, null],
    ['Booked.', null],
  ])('%j', (state, notice) => {
    expect(pageNoticeIn(state)).toBe(notice);
  });
});
