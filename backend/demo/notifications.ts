import type { Tables } from '../store/database/tables.ts';

export interface DemoNotification {
  type: Tables['notifications']['type'];
  title: string;
  /** `#` is replaced by the reference of the appointment. */
  message: string;
  /** The index of Joan's appointment that it is about, if any. */
  appointment?: number;
  path: string;
  minutesAgo: number;
  read?: boolean;
}

const hour = 60;
const day = 24 * hour;
const appointments = '/dashboard/appointments';

/** Joan's notifications, the newest first: one for each kind of event. */
export const joansNotifications: DemoNotification[] = [
  {
    type: 'appointment',
    title: 'Appointment confirmed',
    message: 'Vehicle Repair (#) is confirmed. Please pay within 24 hours.',
    appointment: 0,
    path: appointments,
    minutesAgo: hour,
  },
  {
    type: 'payment',
    title: 'Payment expired',
    message: 'The time to pay for Tailoring (#) has passed. Please book a new appointment.',
    appointment: 4,
    path: appointments,
    minutesAgo: 6 * hour,
  },
  {
    type: 'appointment',
    title: 'Booking received',
    message: 'Plumbing (#) is booked. We’ll let you know when it’s confirmed.',
    appointment: 1,
    path: appointments,
    minutesAgo: day,
    read: true,
  },
  {
    type: 'payment',
    title: 'Payment received',
    message: '£65.00 for Electrical Repair (#). Thank you.',
    appointment: 3,
    path: appointments,
    minutesAgo: 39 * hour,
    read: true,
  },
  {
    type: 'appointment',
    title: 'Appointment rescheduled',
    message: 'Carpentry (#) is rescheduled. We’ll let you know when it’s confirmed.',
    appointment: 2,
    path: appointments,
    minutesAgo: 5 * day,
    read: true,
  },
  {
    type: 'review',
    title: 'How was it?',
    message: 'Brake Repair (#) is done. Please leave a review.',
    appointment: 5,
    path: '/dashboard/reviews',
    minutesAgo: 12 * day,
  },
  {
    type: 'system',
    title: 'Welcome',
    message: 'Your account is ready. You’ll find your appointments, repairs and vehicles here.',
    path: '/dashboard',
    minutesAgo: 90 * day,
    read: true,
  },
];
