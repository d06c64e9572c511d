import { findBooking } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertMail } from '../../store/emails/mails.ts';
import { moveNotifications } from '../../store/notifications/notifications.ts';
import { notify } from '../notifications/notifications.ts';
import { type AppointmentEvent, appointmentEvents } from './appointment-events.ts';
import { messagesFor } from './message-texts.ts';

/** What an occasion of this appointment begins with. */
const aboutIt = (event: AppointmentEvent, appointmentId: number) => `${event}:${appointmentId}:`;

/**
 * Notifies the customer of a change to an appointment, by a notification and, where one is
 * expected, by email; in the transaction of the change. The same event is repeated only after
 * another confirmation or on another day.
 */
export async function notifyCustomer(
  db: Queries,
  event: AppointmentEvent,
  appointmentId: number,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const booking = await findBooking(db, appointmentId);
  if (!booking) throw new Error('An appointment that has just been changed is not there.');
  const { notification, mail } = messagesFor(event, booking, publicUrl);
  const occasion = `${aboutIt(event, appointmentId)}${booking.confirmed_at ?? booking.date}`;
  await notify(db, { accountId: booking.account_id, ...notification, occasion }, now);
  if (!mail) return;
  const at = now.toISOString();
  await insertMail(db, { occasion, recipient: booking.email, ...mail, created_at: at, due_at: at });
}

/** Moves an appointment's notifications to another account. */
export async function reassignMessages(
  db: Queries,
  appointmentId: number,
  accounts: { from: number; to: number },
): Promise<void> {
  const beginnings = appointmentEvents.map((event) => aboutIt(event, appointmentId));
  await moveNotifications(db, beginnings, accounts);
}
