import { describe, expect, it } from 'vitest';
import type { AppointmentEvent } from '../../backend/domain/appointments/appointment-events.ts';
import { messagesFor } from '../../backend/domain/appointments/message-texts.ts';
import type { Booking } from '../../backend/store/appointments/appointments.ts';

/** Confirmed on the last evening of winter time: the 24 hours to pay end in summer time. */
const booking: Booking = {
  id: 7,
  reference: 'MW-20451',
  account_id: 1,
  place: 'workshop',
  address: null,
  date: '2026-04-02',
  contact_first_name: 'Joan',
  specialist_id: 3,
  status: 'confirmed',
  price_pence: 9_550,
  paid: 0,
  confirmed_at: '2026-03-28T18:05:00.000Z',
  refund_percent: null,
  cancelled_by: null,
  cancel_reason: null,
  paid_at: null,
  email: 'joan@example.com',
  verified: 1,
  service_name: 'Brake Repair',
  starts_at: '13:00',
  workshop_name: 'Aylestone Road Garage',
  workshop_address: '212b Aylestone Road, Leicester LE2 7XQ',
  specialist_name: 'Marcus Delaney',
};
const render = (event: AppointmentEvent, changes: Partial<Booking> = {}) =>
  messagesFor(event, { ...booking, ...changes }, 'https://product.example');
const email = (event: AppointmentEvent, changes: Partial<Booking> = {}) => render(event, changes).mail?.body ?? '';

const WHAT = 'Brake Repair (MW-20451)';
const WHEN = 'Thursday 2 April 2026 at 01:00 PM';
const DUE = 'Sunday 29 March 2026, 19:05';
const PAY = 'Please pay within 24 hours.';
const REFUNDED = { refund_percent: 100 };
const REFUND = 'We refund £95.50 (in full).';
const BOOK_AGAIN = 'Please book a new appointment.';

describe('the notification about an appointment', () => {
  it.each<[AppointmentEvent, Partial<Booking>, type: string, title: string, message: string]>([
    ['booked', {}, 'appointment', 'Booking received', `${WHAT} on ${WHEN}. We’ll let you know when it’s confirmed.`],
    ['confirmed', {}, 'appointment', 'Appointment confirmed', `${WHAT} is confirmed for ${WHEN}. ${PAY}`],
    ['confirmed', { paid: 1 }, 'appointment', 'Appointment confirmed', `${WHAT} is confirmed for ${WHEN}.`],
    ['moved', {}, 'appointment', 'Appointment rescheduled', `${WHAT} is now on ${WHEN}, once it is confirmed.`],
    ['cancelled', {}, 'appointment', 'Appointment cancelled', `${WHAT} on ${WHEN} is cancelled.`],
    ['cancelled', REFUNDED, 'appointment', 'Appointment cancelled', `${WHAT} on ${WHEN} is cancelled. ${REFUND}`],
    ['paid', {}, 'payment', 'Payment received', `£95.50 for ${WHAT}. Thank you.`],
    ['paid', { price_pence: null }, 'payment', 'Payment received', `Your payment for ${WHAT}. Thank you.`],
    ['payment-soon', {}, 'payment', 'Payment due soon', `The time to pay for ${WHAT} ends soon.`],
    ['payment-expired', {}, 'payment', 'Payment expired', `The time to pay for ${WHAT} has passed. ${BOOK_AGAIN}`],
    ['completed', {}, 'review', 'How was it?', `${WHAT} is done. Please leave a review.`],
    ['completed', { specialist_id: null }, 'repair', 'Work completed', `${WHAT} is done.`],
  ])('for the event %s, with %j', (event, changes, type, title, message) => {
    const { actionUrl, ...notification } = render(event, changes).notification;
    expect(notification).toEqual({ type, title, message });
    expect(actionUrl).toBe(
      { review: '/dashboard/reviews', repair: '/dashboard/repairs' }[type] ?? '/dashboard/appointments',
    );
  });
});

describe('the email about an appointment', () => {
  it('is not sent when another email says it, or when there is no specialist to review', () => {
    expect(render('booked').mail).toBeNull();
    expect(render('completed', { specialist_id: null }).mail).toBeNull();
  });

  it.each<[string, Partial<Booking>, string]>([
    ['a workshop', {}, 'Where        Aylestone Road Garage, 212b Aylestone Road, Leicester LE2 7XQ'],
    ['an address', { place: 'different', address: '4 Mill Lane, LE1 6XH' }, 'Where        4 Mill Lane, LE1 6XH'],
    ['a home', { place: 'home' }, 'Where        your home (we will call you for the address)'],
    ['a day and a time', {}, '  Day          Thursday 2 April 2026\n  Time         01:00 PM\n'],
    ['a price', {}, '\n  Price        £95.50\n'],
    ['a specialist', {}, '  Specialist   Marcus Delaney\n'],
    ['no specialist', { specialist_name: null }, '  Specialist   not assigned yet\n'],
  ])('names %s', (_what, changes, line) => {
    expect(email('moved', changes)).toContain(line);
  });

  it('leaves out an unknown price', () => {
    expect(email('moved', { price_pence: null })).not.toContain('Price');
  });

  it('gives the payment deadline in London time, and none once it is paid', () => {
    for (const event of ['confirmed', 'payment-soon'] as const) expect(email(event)).toContain(`by ${DUE}`);
    expect(email('confirmed', { paid: 1 })).toContain("You've already paid, so there's nothing left to do.");
  });

  it('says when the payment was received', () => {
    const paid: Partial<Booking> = { paid: 1, paid_at: '2026-03-28T23:30:00.000Z' };
    expect(email('paid', paid)).toContain('your payment of £95.50 on Saturday 28 March 2026, 23:30.');
    expect(email('paid', { ...paid, price_pence: null })).toContain('We received your payment on Saturday');
  });

  it.each<[string, Partial<Booking>, string]>([
    ['the customer', { cancelled_by: 'customer' }, 'Your appointment has been cancelled, as you asked.\n'],
    [
      'the specialist',
      { cancelled_by: 'specialist', cancel_reason: 'Ill.' },
      "We're sorry: the specialist had to cancel your appointment.\n",
    ],
    [
      'ourselves',
      { cancelled_by: 'product', cancel_reason: 'It was not paid in time.' },
      'Your appointment has been cancelled. It was not paid in time.\n',
    ],
    ['ourselves without a reason', { cancelled_by: 'product' }, 'Your appointment has been cancelled.\n'],
  ])('says that %s cancelled it', (_who, changes, opening) => {
    expect(email('cancelled', changes)).toContain(opening);
  });

  it('does not repeat what the customer wrote', () => {
    const body = email('cancelled', { cancelled_by: 'customer', cancel_reason: 'My own words.' });
    expect(body).not.toContain('My own words.');
  });

  it('tells customers without a password how to create an account', () => {
    const how = 'Create an account with this email first:\nhttps://product.example/register';
    expect(email('moved', { verified: 0 })).toContain(how);
    expect(email('moved')).not.toContain(how);
  });
});
