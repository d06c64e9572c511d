import { describe, expect, it } from 'vitest';
import {
  appointmentPath,
  appointmentsSearchParams,
  formatScheduledTime,
  isUnidentified,
  statusAppearance,
} from '~/features/appointments/appointment.ts';
import { offeredActions } from '~/features/appointments/card-actions.tsx';
import { historyOf } from '~/features/appointments/details-dialog.tsx';
import { formatTimeLeft, paymentStateAt } from '~/features/appointments/pay-action.tsx';
import {
  bare,
  cancelledDecisions,
  completedDecisions,
  confirmed,
  pendingDecisions,
  rescheduledOnce,
} from './appointment-fixtures.ts';

const unpaid = { isPaid: false, isRescheduled: false, isPaymentExpired: false };

describe('how a status is shown (ENT-21, APPT-06)', () => {
  it.each([
    ['PENDING', 'Pending', 'plate'],
    ['CONFIRMED', 'Confirmed', 'green'],
    ['COMPLETED', 'Completed', 'carbon'],
    ['CANCELLED', 'Cancelled', 'muted'],
    ['WEIRD', 'Pending', 'plate'],
    ['toString', 'Pending', 'plate'],
    ['', 'Pending', 'plate'],
  ])('%s', (status, label, tone) => {
    expect(statusAppearance(status, unpaid)).toMatchObject({ label, tone });
  });

  it('changes for a confirmed appointment that was not paid in time, and for no other (APPT-09)', () => {
    const late = { ...unpaid, isPaymentExpired: true };
    expect(statusAppearance('CONFIRMED', late)).toMatchObject({ label: 'Expired', tone: 'muted' });
    expect(statusAppearance('CONFIRMED', late).next).toContain('time slot has been released');
    expect(statusAppearance('COMPLETED', late).label).toBe('Completed');
  });

  it('says what happens next, and that a paid appointment is paid (C-41)', () => {
    expect(statusAppearance('CONFIRMED', { ...unpaid, isPaid: true }).next).toMatch(/^Paid/);
    expect(statusAppearance('PENDING', { ...unpaid, isRescheduled: true }).next).toMatch(/^Rescheduled/);
    expect(statusAppearance('COMPLETED', { ...unpaid, isPaid: true, isRescheduled: true }).next).toBeNull();
  });
});

describe('when an appointment is (APPT-05, C-47)', () => {
  const unscheduled = { scheduledDate: null, scheduledTime: null };
  it.each([
    ['the day and time', {}, 'Mon 23 Nov 2026, 09:00'],
    ['a day', { scheduledTime: null }, 'Mon 23 Nov 2026'],
    ['a time', { scheduledDate: null }, '09:00, day to be agreed'],
    ['the booking', unscheduled, 'Booked on Mon 16 Nov 2026; time to be agreed'],
    ['nothing', { ...unscheduled, bookedAt: null }, 'Time to be agreed'],
  ])('if %s is known', (_what, more, text) => {
    expect(formatScheduledTime({ ...confirmed, ...more })).toBe(text);
  });
});

describe('the time left to pay', () => {
  const HOUR = 3_600_000;
  const dueBy = '2026-11-17T14:00:00Z';
  it.each([
    [24 * HOUR, '24:00:00', 'DUE'],
    [24 * HOUR - 1, '24:00:00', 'DUE'],
    [24 * HOUR - 1000, '23:59:59', 'DUE'],
    [HOUR - 1000, '00:59:59', 'DUE'],
    [1000, '00:00:01', 'DUE'],
    [1, '00:00:01', 'DUE'],
    [0, '00:00:00', 'EXPIRED'],
    [-1, '00:00:00', 'EXPIRED'],
    [-HOUR, '00:00:00', 'EXPIRED'],
  ])('%i ms before it is due reads %s, and it is %s (APPT-08, APPT-09, MONEY-05)', (remaining, text, pay) => {
    const now = Date.parse(dueBy) - remaining;
    expect(formatTimeLeft(dueBy, now)).toBe(text);
    expect(paymentStateAt({ ...confirmed, paymentDueBy: dueBy }, now)).toBe(pay);
  });

  it.each([
    ['2026-03-29T12:00:00Z', '2026-03-28T12:00:00Z'],
    ['2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z'],
  ])('is 24 hours also when the clocks change before %s', (end, start) => {
    expect(formatTimeLeft(end, Date.parse(start))).toBe('24:00:00');
  });
});

describe('the payment state', () => {
  const due = Date.parse('2026-11-17T14:00:00Z');

  it('stays due without a deadline: the server decides (C-49)', () => {
    expect(paymentStateAt({ ...confirmed, paymentDueBy: null }, due + 1)).toBe('DUE');
  });

  it.each(['NOT_DUE', 'EXPIRED', 'ON_HOLD', 'PAID'] as const)('stays %s whatever the time', (paymentState) => {
    expect(paymentStateAt({ ...confirmed, paymentState }, due - 1)).toBe(paymentState);
    expect(paymentStateAt({ ...confirmed, paymentState }, due + 1)).toBe(paymentState);
  });
});

const none = { canCancel: false, canReschedule: false, wasRescheduled: false, canReview: false };

describe('the actions that are offered', () => {
  it.each([
    ['pending', pendingDecisions, { ...none, canCancel: true, canReschedule: true }],
    ['confirmed', {}, { ...none, canCancel: true, canReschedule: true }],
    ['rescheduled once', { actions: rescheduledOnce() }, { ...none, canCancel: true, wasRescheduled: true }],
    ['completed', completedDecisions, { ...none, canReview: true }],
    ['cancelled', cancelledDecisions, none],
    [
      'reviewed',
      { actions: { ...completedDecisions.actions, canReview: false, reviewUnavailableReason: 'ALREADY_REVIEWED' } },
      none,
    ],
  ] as const)('are those that the server allows: %s (APPT-13, APPT-14, APPT-16, APPT-21)', (_what, more, offered) => {
    expect(offeredActions({ ...confirmed, ...more })).toEqual(offered);
    expect(isUnidentified({ ...confirmed, ...more })).toBe(false);
  });

  it('include those that only lack an id, so that they can be explained (APPT-18)', () => {
    expect(isUnidentified(bare)).toBe(true);
    expect(offeredActions(bare)).toEqual({ ...none, canCancel: true, canReschedule: true });
    const completed = {
      ...confirmed,
      actions: { ...completedDecisions.actions, canReview: false, reviewUnavailableReason: 'NOT_IDENTIFIED' as const },
    };
    expect(isUnidentified(completed)).toBe(true);
    expect(offeredActions(completed)).toEqual({ ...none, canReview: true });
  });
});

describe('the history', () => {
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
  ])('orders the events of %j', (more, ids) => {
    expect(idsOf(more)).toEqual(ids);
  });

  it('has the times that are known', () => {
    expect(historyOf({ ...confirmed, isPaid: true, paidAt: '2026-11-16T15:00:00Z' }).map(({ at }) => at)).toEqual([
      '2026-11-16T10:15:00Z',
      '2026-11-16T14:00:00Z',
      '2026-11-16T15:00:00Z',
    ]);
  });
});

describe('the search parameters', () => {
  const { parse, format } = appointmentsSearchParams;

  it.each([
    ['', { status: null, search: '', openId: null }],
    ['status=pending&search=tap', { status: 'PENDING', search: 'tap', openId: null }],
    ['status=CANCELLED&appointment=31', { status: 'CANCELLED', search: '', openId: 'appointment-31' }],
    ['status=weird&appointment=', { status: null, search: '', openId: null }],
  ])('parses %j', (query, state) => {
    expect(parse(new URLSearchParams(query))).toEqual(state);
  });

  it('leaves out defaults, and escapes what it writes', () => {
    expect(format({ status: null, search: '  ', openId: null }).toString()).toBe('');
    expect(format({ status: 'PENDING', search: ' a&b ', openId: '3' }).toString()).toBe(
      'status=pending&search=a%26b&appointment=3',
    );
    expect(appointmentPath('appointment-MW-1&2')).toBe('/dashboard/appointments?appointment=MW-1%262');
  });
});
