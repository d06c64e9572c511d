import { describe, expect, it } from 'vitest';
import {
  type AppointmentEvent,
  appointmentNotification,
} from '../../backend/domain/notifications/notification-messages.ts';
import type { Booking } from '../../backend/store/appointments/appointments.ts';
import { storedBooking } from './support/stored-booking.ts';

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
