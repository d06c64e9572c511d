import { describe, expect, it } from 'vitest';
import { appointmentEmail } from '../../backend/domain/appointments/notify-customer.ts';
import type { AppointmentEvent } from '../../backend/domain/notification-messages.ts';
import { appointmentNotification } from '../../backend/domain/notification-messages.ts';
import { bookingDetailsEmail } from '../../backend/mail/templates/booking-emails.ts';
import { bookingFacts } from '../../backend/mail/templates/booking-facts.ts';
import type { Booking } from '../../backend/store/appointments/appointments.ts';

/** Confirmed on the last evening of winter time: the 24 hours to pay end in summer time. */
const storedBooking: Booking = {
  id: 7,
  reference: 'MW-20451',
  account_id: 1,
  accepted: 1,
  device: null,
  place: 'workshop',
  address: null,
  date: '2026-04-02',
  contact_first_name: 'Stranger',
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
  account_first_name: 'Joan',
  service_name: 'Brake Repair',
  starts_at: '13:00',
  workshop_name: 'Aylestone Road Garage',
  workshop_address: '212b Aylestone Road, Leicester LE2 7XQ',
  specialist_name: 'Marcus Delaney',
  guide_low_pence: 4_500,
  guide_high_pence: 6_000,
  travel_areas: null,
};

const render = (event: AppointmentEvent, changes: Partial<Booking> = {}) =>
  appointmentEmail(event, { ...storedBooking, ...changes }, 'https://product.example');
const email = (event: AppointmentEvent, changes: Partial<Booking> = {}) => render(event, changes)?.body ?? '';

const DUE = 'Sunday 29 March 2026, 19:05';

describe('the email about an appointment', () => {
  it('is not sent when another email covers it, or when there is no specialist to review', () => {
    expect(render('booked')).toBeNull();
    expect(render('completed', { specialist_id: null })).toBeNull();
  });

  it.each<[string, Partial<Booking>, string]>([
    ['a workshop', {}, 'Where        Aylestone Road Garage, 212b Aylestone Road, Leicester LE2 7XQ'],
    [
      'a map of the workshop',
      {},
      '\n  Map          https://www.google.com/maps/search/?api=1&query=212b%20Aylestone%20Road%2C%20Leicester%20LE2%207XQ\n',
    ],
    ["a customer's address", { place: 'different', address: '4 Mill Lane' }, 'Where        4 Mill Lane\n'],
    [
      "no guest's address, which anyone may have typed",
      { place: 'different', address: '4 Mill Lane', device: 'd'.repeat(43) },
      'Where        the address in your booking',
    ],
    ['a home', { place: 'home' }, 'Where        your home (we’ll call you for the address)'],
    ['a day and a time', {}, '  Day          Thursday 2 April 2026\n  Time         13:00\n'],
    ['a price', {}, '\n  Price        £95.50\n'],
    ['a specialist', {}, '  Specialist   Marcus Delaney\n'],
    ['no specialist', { specialist_name: null }, '  Specialist   not assigned yet\n'],
  ])('names %s', (_what, changes, line) => {
    expect(email('moved', changes)).toContain(line);
  });

  const visit: Partial<Booking> = {
    place: 'different',
    address: '12 High Road, Beeston, Nottingham NG9 2JP',
    travel_areas: [
      { name: 'Nottingham', travel_fee_pence: 0 },
      { name: 'Beeston', travel_fee_pence: 500 },
    ],
  };
  const guest: Partial<Booking> = { ...visit, device: 'd'.repeat(43) };

  it.each<[string, Partial<Booking>, price: string, guide: string]>([
    ['of a visit', visit, '£95.50, plus £5 travel to Beeston', '£50 - £65, including £5 travel to Beeston'],
    ['of a guest’s visit', guest, '£95.50, plus £5 travel', '£50 - £65, including £5 travel'],
    [
      'without a known fee',
      { ...visit, travel_areas: [] },
      '£95.50, travel fee not known yet',
      '£45 - £60, travel fee not known yet',
    ],
    ['in a workshop', {}, '£95.50', '£45 - £60'],
    ['of one amount', { guide_high_pence: null }, '£95.50', '£45'],
  ])('says what travel adds to a price %s (MONEY-04)', (_what, changes, price, guide) => {
    expect(email('confirmed', changes)).toContain(`\n  Price        ${price}\n`);
    const facts = bookingFacts({ ...storedBooking, ...changes }, 'https://product.example');
    expect(bookingDetailsEmail(facts, true).body).toContain(`\n  Price guide  ${guide}\n`);
  });

  it.each([null, 0])('has no price guide from %s', (guide_low_pence) => {
    const facts = bookingFacts({ ...storedBooking, guide_low_pence, guide_high_pence: null }, '');
    expect(bookingDetailsEmail(facts, true).body).not.toContain('Price guide');
  });

  it('has a map of workshops alone', () => {
    const atHome: Partial<Booking> = { place: 'home', workshop_name: null, workshop_address: null };
    expect(email('moved', atHome)).not.toContain('Map');
  });

  it('leaves out an unknown price', () => {
    expect(email('moved', { price_pence: null })).not.toContain('Price');
  });

  it('gives the payment deadline in London time, and none once it is paid', () => {
    for (const event of ['confirmed', 'payment-soon'] as const) expect(email(event)).toContain(`by ${DUE}`);
    expect(email('confirmed', { paid: 1 })).toContain('You’ve already paid, so there’s nothing left to do.');
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
      'We’re sorry: the specialist had to cancel your appointment.\n',
    ],
    [
      'ourselves',
      { cancelled_by: 'product', cancel_reason: 'It wasn’t paid in time.' },
      'Your appointment has been cancelled. It wasn’t paid in time.\n',
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

const WHAT = 'Brake Repair (MW-20451)';
const WHEN = 'Thursday 2 April 2026 at 13:00';
const LATER = 'We’ll let you know when it’s confirmed.';
const PAY = 'Please pay within 24 hours.';
const REFUNDED = { refund_percent: 100 };
const REFUND = 'We’ll refund £95.50 (in full).';
const BOOK_AGAIN = 'Please book a new appointment.';

describe('the notification about an appointment', () => {
  it.each<[AppointmentEvent, Partial<Booking>, type: string, title: string, message: string]>([
    ['booked', {}, 'appointment', 'Booking received', `${WHAT} on ${WHEN}. ${LATER}`],
    ['confirmed', {}, 'appointment', 'Appointment confirmed', `${WHAT} is confirmed for ${WHEN}. ${PAY}`],
    ['confirmed', { paid: 1 }, 'appointment', 'Appointment confirmed', `${WHAT} is confirmed for ${WHEN}.`],
    ['moved', {}, 'appointment', 'Appointment rescheduled', `${WHAT} is rescheduled to ${WHEN}. ${LATER}`],
    ['cancelled', {}, 'appointment', 'Appointment cancelled', `${WHAT} on ${WHEN} is cancelled.`],
    ['cancelled', REFUNDED, 'appointment', 'Appointment cancelled', `${WHAT} on ${WHEN} is cancelled. ${REFUND}`],
    ['paid', {}, 'payment', 'Payment received', `£95.50 for ${WHAT}. Thank you.`],
    ['paid', { price_pence: null }, 'payment', 'Payment received', `Your payment for ${WHAT}. Thank you.`],
    ['payment-soon', {}, 'payment', 'Payment due soon', `The time to pay for ${WHAT} ends soon.`],
    ['payment-expired', {}, 'payment', 'Payment expired', `The time to pay for ${WHAT} has passed. ${BOOK_AGAIN}`],
    ['completed', {}, 'review', 'How was it?', `${WHAT} is done. Please leave a review.`],
    ['completed', { specialist_id: null }, 'repair', 'Work completed', `${WHAT} is done.`],
  ])('for the event %s, with %j', (event, changes, type, title, message) => {
    const { actionUrl, ...notification } = appointmentNotification(event, { ...storedBooking, ...changes });
    expect(notification).toEqual({ type, title, message });
    expect(actionUrl).toBe(
      { review: '/dashboard/reviews', repair: '/dashboard/repairs' }[type] ??
        '/dashboard/appointments?appointment=MW-20451',
    );
  });
});
