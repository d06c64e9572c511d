import { formatPounds } from '#shared/money.ts';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import product from '../../product.json' with { type: 'json' };
import { bookingFacts } from '../mail/templates/booking-facts.ts';
import type { Booking } from '../store/appointments/appointments.ts';
import type { NewNotification } from '../store/notifications.ts';
import { refundSentence } from './appointments/appointment-rules.ts';

/**
 * The events of an appointment that its customer is notified of. They are stored as part of
 * event keys, so `moved` keeps its old name; it means rescheduled.
 */
export const appointmentEvents = [
  'booked',
  'confirmed',
  'moved',
  'cancelled',
  'paid',
  'payment-soon',
  'payment-expired',
  'completed',
] as const;

export type AppointmentEvent = (typeof appointmentEvents)[number];

/** How the keys of this event begin. */
export function eventKeyPrefix(event: AppointmentEvent, appointmentId: number): string {
  return `${event}:${appointmentId}:`;
}

/** What a notification shows, and the page it leads to. */
type NotificationContent = Pick<NewNotification, 'type' | 'title' | 'message' | 'actionUrl'>;

const APPOINTMENTS = '/dashboard/appointments';

export const welcomeNotification: NotificationContent = {
  type: 'system',
  title: `Welcome to ${product.name}`,
  message: 'Your account is ready. You’ll find your appointments, repairs and vehicles here.',
  actionUrl: '/dashboard',
};

export const emailChangedNotification: NotificationContent = {
  type: 'system',
  title: 'Email changed',
  message: 'From now on, log in with your new email.',
  actionUrl: '/dashboard/profile',
};

export const emailChangeUndoneNotification: NotificationContent = {
  type: 'system',
  title: 'Email change undone',
  message: 'Your account has its earlier email again. Log in with that one.',
  actionUrl: '/dashboard/profile',
};

export const passwordChangedNotification: NotificationContent = {
  type: 'system',
  title: 'Password changed',
  message: 'If it wasn’t you, set a new password now and call us.',
  actionUrl: '/dashboard/profile',
};

function about(
  type: NotificationContent['type'],
  title: string,
  message: string,
  actionUrl: string,
): NotificationContent {
  return { type, title, message, actionUrl };
}

/** The notification of an appointment's customer. */
export function appointmentNotification(event: AppointmentEvent, booking: Booking): NotificationContent {
  const { serviceName, reference, day, time } = bookingFacts(booking, '');
  const job = `${serviceName} (${reference})`;
  const when = `${day} at ${time}`;
  const appointment = `${APPOINTMENTS}?appointment=${encodeURIComponent(reference)}`;
  switch (event) {
    case 'booked':
      return about(
        'appointment',
        'Booking received',
        `${job} on ${when}. We’ll let you know when it’s confirmed.`,
        appointment,
      );
    case 'confirmed':
      return confirmedNotification(booking, job, when, appointment);
    case 'moved':
      return about(
        'appointment',
        'Appointment rescheduled',
        `${job} is rescheduled to ${when}. We’ll let you know when it’s confirmed.`,
        appointment,
      );
    case 'cancelled':
      return about(
        'appointment',
        'Appointment cancelled',
        `${job} on ${when} is cancelled. ${refundSentence(booking)}`.trim(),
        appointment,
      );
    case 'paid': {
      const amount = booking.price_pence === null ? 'Your payment' : formatPounds(booking.price_pence);
      return about('payment', 'Payment received', `${amount} for ${job}. Thank you.`, appointment);
    }
    case 'payment-soon':
      return about('payment', 'Payment due soon', `The time to pay for ${job} ends soon.`, appointment);
    case 'payment-expired':
      return about(
        'payment',
        'Payment expired',
        `The time to pay for ${job} has passed. Please book a new appointment.`,
        appointment,
      );
    case 'completed':
      return booking.specialist_id === null
        ? about('repair', 'Work completed', `${job} is done.`, '/dashboard/repairs')
        : about('review', 'How was it?', `${job} is done. Please leave a review.`, '/dashboard/reviews');
  }
}

function confirmedNotification(booking: Booking, job: string, when: string, actionUrl: string): NotificationContent {
  const payment =
    booking.paid === 1 || booking.confirmed_at === null
      ? ''
      : ` Please pay within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')}.`;
  return about('appointment', 'Appointment confirmed', `${job} is confirmed for ${when}.${payment}`, actionUrl);
}
