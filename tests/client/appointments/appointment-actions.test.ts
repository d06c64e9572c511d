import { describe, expect, it } from 'vitest';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { confirmed } from './made-appointment.ts';

const due = Date.parse('2026-11-17T14:00:00Z');
const before = due - 1;
const closed = { canCancel: false, reschedule: 'closed' };

/** A newer server may give a status that this version does not know. */
const of = (status: string, more: object = {}) => ({ ...confirmed, ...more, status }) as typeof confirmed;

describe('what can be done with an appointment', () => {
  it.each([
    ['PENDING', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, isChangedOnCard: true }],
    ['CONFIRMED', { pay: 'open', canCancel: true, reschedule: 'open', canReview: false, isChangedOnCard: false }],
    ['COMPLETED', { pay: 'none', ...closed, canReview: true, isChangedOnCard: false }],
    ['CANCELLED', { pay: 'none', ...closed, canReview: false, isChangedOnCard: false }],
    ['WEIRD', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, isChangedOnCard: true }],
    ['', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, isChangedOnCard: true }],
  ])('by its status %s (APPT-06, APPT-07, APPT-13, APPT-14, APPT-16, APPT-21)', (status, actions) => {
    expect(actionsOf(of(status), before)).toEqual(actions);
  });

  it.each([
    ['PENDING', 'none', 'used'],
    ['CONFIRMED', 'rescheduled', 'used'],
    ['COMPLETED', 'none', 'closed'],
    ['CANCELLED', 'none', 'closed'],
    ['WEIRD', 'none', 'used'],
  ])('rescheduled once, %s (APPT-21, C-45)', (status, pay, reschedule) => {
    const moved = { isRescheduled: true, wasRescheduled: true, paymentDueBy: null };
    expect(actionsOf(of(status, moved), before)).toMatchObject({ pay, reschedule });
  });

  it.each([
    ['PENDING', 'none', 'used'],
    ['CONFIRMED', 'open', 'used'],
    ['COMPLETED', 'none', 'closed'],
    ['CANCELLED', 'none', 'closed'],
  ])('rescheduled before and %s since (APPT-21, C-45)', (status, pay, reschedule) => {
    expect(actionsOf(of(status, { wasRescheduled: true }), before)).toMatchObject({ pay, reschedule });
  });

  it.each([
    ['PENDING', 'paid'],
    ['CONFIRMED', 'paid'],
    ['COMPLETED', 'paid'],
    ['CANCELLED', 'none'],
  ])('paid, %s (C-41)', (status, pay) => {
    expect(actionsOf(of(status, { isPaid: true, paymentDueBy: null }), due + 1).pay).toBe(pay);
  });

  it('counts as paid when it was rescheduled after that', () => {
    expect(actionsOf(of('CONFIRMED', { isPaid: true, isRescheduled: true, wasRescheduled: true }), before).pay).toBe(
      'paid',
    );
  });

  it.each([
    ['a millisecond before its end', due - 1, 'open'],
    ['at its end', due, 'expired'],
    ['after it', due + 1, 'expired'],
  ])('can be paid within the window, not %s onwards (MONEY-05)', (_when, now, pay) => {
    expect(actionsOf(of('CONFIRMED'), now).pay).toBe(pay);
  });

  it('can be paid when the moment of confirmation is unknown: the server decides (C-49)', () => {
    expect(actionsOf(of('CONFIRMED', { paymentDueBy: null, confirmedAt: null }), due + 1).pay).toBe('open');
  });

  it.each(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])('cannot be reviewed twice, %s (APPT-14)', (status) => {
    expect(actionsOf(of(status, { isReviewed: true }), before).canReview).toBe(false);
  });
});
