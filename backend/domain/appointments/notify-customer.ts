import { findBooking } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { reassignNotifications } from '../../store/notifications/notifications.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { appointmentNotification } from '../notifications/notification-messages.ts';
import { notify } from '../notifications/notifications.ts';
import { appointmentEmail } from './appointment-email.ts';
import { type AppointmentEvent, appointmentEvents, occasionPrefix } from './appointment-events.ts';

/**
 * Notifies the customer of a change to an appointment, by a notification if they have accepted it
 * and, where one is expected, by email; in the transaction of the change. The same event is
 * repeated only after another confirmation or on another day.
 */
export async function notifyCustomer(
  db: Queries,
  event: AppointmentEvent,
  appointmentId: number,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const booking = await findBooking(db, appointmentId);
  if (!booking) throw new Error('An appointment that was just changed is missing.');
  const occasion = `${occasionPrefix(event, appointmentId)}${booking.confirmed_at ?? booking.date}`;
  if (booking.accepted === 1)
    await notify(db, { accountId: booking.account_id, ...appointmentNotification(event, booking), occasion }, now);
  const content = appointmentEmail(event, booking, publicUrl);
  if (content) await queueEmail(db, { recipient: booking.email, content, occasion }, now);
}

/** Gives an appointment's notifications to another account. */
export async function reassignAppointmentNotifications(
  db: Queries,
  appointmentId: number,
  accounts: { from: number; to: number },
): Promise<void> {
  const prefixes = appointmentEvents.map((event) => occasionPrefix(event, appointmentId));
  await reassignNotifications(db, prefixes, accounts);
}
