import { describe, expect, it } from 'vitest';
import { availableActions } from '~/features/appointments/available-actions.ts';
import { confirmed } from './appointment-fixtures.ts';

const due = Date.parse('2026-11-17T14:00:00Z');
const before = due - 1;
const closed = { canCancel: false, reschedule: 'closed' };

/** A newer server may send a status that this version doesn't know. */
const withStatus = (status: string, more: object = {}) => ({ ...confirmed, ...more, status }) as typeof confirmed;

describe('what can be done with an appointment', () => {
  it.each([
    ['PENDING', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, canChangeOnCard: true }],
    ['CONFIRMED', { pay: 'open', canCancel: true, reschedule: 'open', canReview: false, canChangeOnCard: false }],
    ['COMPLETED', { pay: 'none', ...closed, canReview: true, canChangeOnCard: false }],
    ['CANCELLED', { pay: 'none', ...closed, canReview: false, canChangeOnCard: false }],
    ['WEIRD', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, canChangeOnCard: true }],
    ['', { pay: 'none', canCancel: true, reschedule: 'open', canReview: false, canChangeOnCard: true }],
  ])('by its status %s (APPT-06, APPT-07, APPT-13, APPT-14, APPT-16, APPT-21)', (status, actions) => {
    expect(availableActions(withStatus(status), before)).toEqual(actions);
  });

  it.each([
    ['PENDING', 'none', 'used'],
    ['CONFIRMED', 'rescheduled', 'used'],
    ['COMPLETED', 'none', 'closed'],
    ['CANCELLED', 'none', 'closed'],
    ['WEIRD', 'none', 'used'],
  ])('rescheduled once, %s (APPT-21, C-45)', (status, pay, reschedule) => {
    const rescheduled = { isRescheduled: true, wasRescheduled: true, paymentDueBy: null };
    expect(availableActions(withStatus(status, rescheduled), before)).toMatchObject({ pay, reschedule });
  });

  it.each([
    ['PENDING', 'none', 'used'],
    ['CONFIRMED', 'open', 'used'],
    ['COMPLETED', 'none', 'closed'],
    ['CANCELLED', 'none', 'closed'],
  ])('rescheduled once and %s since (APPT-21, C-45)', (status, pay, reschedule) => {
    expect(availableActions(withStatus(status, { wasRescheduled: true }), before)).toMatchObject({ pay, reschedule });
  });

  it.each([
    ['PENDING', 'paid'],
    ['CONFIRMED', 'paid'],
    ['COMPLETED', 'paid'],
    ['CANCELLED', 'none'],
  ])('paid, %s (C-41)', (status, pay) => {
    expect(availableActions(withStatus(status, { isPaid: true, paymentDueBy: null }), due + 1).pay).toBe(pay);
  });

  it('is still paid when it is rescheduled after the payment', () => {
    expect(
      availableActions(withStatus('CONFIRMED', { isPaid: true, isRescheduled: true, wasRescheduled: true }), before)
        .pay,
    ).toBe('paid');
  });

  it.each([
    ['a millisecond before the end', due - 1, 'open'],
    ['at the end', due, 'expired'],
    ['after the end', due + 1, 'expired'],
  ])('has the right payment state %s of the 24 hours (MONEY-05)', (_when, now, pay) => {
    expect(availableActions(withStatus('CONFIRMED'), now).pay).toBe(pay);
  });

  it('can be paid when the time of confirmation is unknown: the server decides (C-49)', () => {
    expect(availableActions(withStatus('CONFIRMED', { paymentDueBy: null, confirmedAt: null }), due + 1).pay).toBe(
      'open',
    );
  });

  it.each(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])('cannot be reviewed twice, %s (APPT-14)', (status) => {
    expect(availableActions(withStatus(status, { isReviewed: true }), before).canReview).toBe(false);
  });
});
