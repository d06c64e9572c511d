import { londonDay, londonTime } from '#shared/london/clock.ts';
import { formatPounds } from '#shared/money.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import {
  type AppointmentFacts,
  appointmentCancelled,
  appointmentConfirmed,
  appointmentRescheduled,
  paymentExpired,
  paymentReceived,
  paymentReminder,
  reviewInvitation,
} from '../../mail/appointment-messages.ts';
import type { Message } from '../../mail/messages.ts';
import type { Booking } from '../../store/appointments/appointments.ts';
import { bookingFacts, formatLongDay } from '../bookings/booking-facts.ts';
import type { NewNotification } from '../notifications/notifications.ts';
import type { AppointmentEvent } from './appointment-events.ts';
import { refundSentence } from './refunds.ts';

type NotificationText = Pick<NewNotification, 'type' | 'title' | 'message' | 'actionUrl'>;

export interface CustomerMessages {
  notification: NotificationText;
  /** Null where another email covers it, or none is needed. */
  mail: Message | null;
}

function momentInWords(moment: Date): string {
  return `${formatLongDay(londonDay(moment))}, ${londonTime(moment)}`;
}

function factsOf(booking: Booking, publicUrl: string): AppointmentFacts {
  return {
    ...bookingFacts(booking, publicUrl),
    price: booking.price_pence === null ? null : formatPounds(booking.price_pence),
    verified: booking.verified === 1,
  };
}

/** Leaves out the customer's own reason; the product's reason is one of our sentences. */
function whyCancelled({ cancelled_by, cancel_reason }: Booking): string {
  if (cancelled_by === 'customer') return 'Your appointment has been cancelled, as you asked.';
  if (cancelled_by === 'specialist') return "We're sorry: the specialist had to cancel your appointment.";
  return `Your appointment has been cancelled. ${cancel_reason ?? ''}`.trim();
}

const appointmentsPage = '/dashboard/appointments';

/** What the customer reads about an event, as a notification and as an email. */
export function messagesFor(event: AppointmentEvent, booking: Booking, publicUrl: string): CustomerMessages {
  const facts = factsOf(booking, publicUrl);
  const what = `${facts.serviceName} (${facts.reference})`;
  const when = `${facts.day} at ${facts.time}`;
  const dueBy = paymentDueBy(booking.confirmed_at);
  const notificationOf = (
    type: NotificationText['type'],
    title: string,
    message: string,
    actionUrl = appointmentsPage,
  ): NotificationText => ({
    type,
    title,
    message,
    actionUrl,
  });
  switch (event) {
    case 'booked':
      return {
        notification: notificationOf(
          'appointment',
          'Booking received',
          `${what} on ${when}. We’ll let you know when it’s confirmed.`,
        ),
        mail: null,
      };
    case 'confirmed': {
      const due = booking.paid === 1 || dueBy === null ? null : momentInWords(dueBy);
      const next = due === null ? '' : ' Please pay within 24 hours.';
      return {
        notification: notificationOf(
          'appointment',
          'Appointment confirmed',
          `${what} is confirmed for ${when}.${next}`,
        ),
        mail: appointmentConfirmed(facts, due),
      };
    }
    case 'moved':
      return {
        notification: notificationOf(
          'appointment',
          'Appointment rescheduled',
          `${what} is now on ${when}, once it is confirmed.`,
        ),
        mail: appointmentRescheduled(facts),
      };
    case 'cancelled': {
      const refund = refundSentence(booking);
      return {
        notification: notificationOf(
          'appointment',
          'Appointment cancelled',
          `${what} on ${when} is cancelled. ${refund}`.trim(),
        ),
        mail: appointmentCancelled(facts, whyCancelled(booking), refund),
      };
    }
    case 'paid': {
      const amount = facts.price === null ? 'Your payment' : facts.price;
      return {
        notification: notificationOf('payment', 'Payment received', `${amount} for ${what}. Thank you.`),
        mail: paymentReceived(facts, momentInWords(new Date(booking.paid_at ?? 0))),
      };
    }
    case 'payment-soon':
      return {
        notification: notificationOf('payment', 'Payment due soon', `The time to pay for ${what} ends soon.`),
        mail: dueBy === null ? null : paymentReminder(facts, momentInWords(dueBy)),
      };
    case 'payment-expired':
      return {
        notification: notificationOf(
          'payment',
          'Payment expired',
          `The time to pay for ${what} has passed. Please book a new appointment.`,
        ),
        mail: paymentExpired(facts),
      };
    case 'completed':
      if (booking.specialist_id === null)
        return {
          notification: notificationOf('repair', 'Work completed', `${what} is done.`, '/dashboard/repairs'),
          mail: null,
        };
      return {
        notification: notificationOf(
          'review',
          'How was it?',
          `${what} is done. Please leave a review.`,
          '/dashboard/reviews',
        ),
        mail: reviewInvitation(facts),
      };
  }
}
