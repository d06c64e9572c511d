import { describe, expect, it } from 'vitest';
import { isUnidentified, offeredActions, paymentStateAt } from '~/features/appointments/appointment.ts';
import {
  bare,
  cancelledDecisions,
  completedDecisions,
  confirmed,
  pendingDecisions,
  rescheduledOnce,
} from './appointment-fixtures.ts';

const due = Date.parse('2026-11-17T14:00:00Z');

describe('the payment state', () => {
  it.each([
    ['a millisecond before the end', due - 1, 'DUE'],
    ['at the end', due, 'EXPIRED'],
    ['after the end', due + 1, 'EXPIRED'],
  ])('is right %s of the 24 hours, even if the server said so before it (MONEY-05)', (_when, now, state) => {
    expect(paymentStateAt(confirmed, now)).toBe(state);
  });

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
