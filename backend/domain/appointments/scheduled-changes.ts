import { londonDay, londonTime } from '#shared/london/clock.ts';
import { PAYMENT_WINDOW_HOURS, paymentDueBy } from '#shared/payment-window.ts';
import { HOUR_MS } from '#shared/time.ts';
import {
  type Appointment,
  changeAppointment,
  listConfirmDue,
  listLapsed,
  listUnpaid,
  listUnverified,
  listWorkDone,
  lockAppointment,
} from '../../store/appointments/appointment-changes.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import { freeHolds } from '../../store/availability/availability.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { Refusal } from '../refusal.ts';
import { paymentRefusal } from './appointment-rules.ts';
import { type ChangeContext, cancelLocked } from './customer-changes.ts';
import { notifyCustomer } from './notify-customer.ts';
import { completeLocked, confirmLocked } from './specialist-changes.ts';

/** How many hours before the payment deadline the customer is reminded. */
const reminderHours = 4;

type ScheduledChange = (db: Queries, appointment: Appointment, context: ChangeContext) => Promise<void>;

const confirmWhenDue: ScheduledChange = async (db, appointment, context) => {
  const { confirm_due_at } = appointment;
  if (confirm_due_at === null || confirm_due_at > context.now.toISOString()) return;
  await confirmLocked(db, appointment, context);
};

const cancelLapsed: ScheduledChange = async (db, appointment, context) => {
  if (appointment.date >= londonDay(context.now)) return;
  if (appointment.status === 'confirmed' && appointment.paid === 1) return;
  const reason =
    appointment.status === 'pending' ? 'The specialist didn’t confirm it in time.' : 'It wasn’t paid in time.';
  await cancelLocked(db, appointment, { by: 'product', reason }, context);
};

/** Judged again under the lock: a confirmed one has been agreed on the phone. */
const releaseUnverified: ScheduledChange = async (db, appointment, context) => {
  const booking = await findBooking(db, appointment.id);
  if (appointment.status !== 'pending' || (booking?.verified === 1 && booking.accepted === 1)) return;
  await cancelLocked(db, appointment, { by: 'product', reason: 'Its email wasn’t verified in time.' }, context);
};

/** Reminds the customer to pay in time; after that, frees the time slot and notifies them. */
const remindToPay: ScheduledChange = async (db, appointment, context) => {
  const { id, status, paid, payment_notice } = appointment;
  const dueBy = paymentDueBy(appointment.confirmed_at);
  if (status !== 'confirmed' || paid === 1 || dueBy === null || payment_notice === 'expired') return;
  const expired = paymentRefusal(appointment, context.now) !== null;
  if (!expired && payment_notice === 'soon') return;
  await changeAppointment(db, id, { payment_notice: expired ? 'expired' : 'soon' });
  if (expired) await freeHolds(db, id);
  await notifyCustomer(db, expired ? 'payment-expired' : 'payment-soon', id, context);
};

/**
 * Makes the changes that are due by time alone: confirms (in the demo), completes, cancels what has
 * lapsed, reminds. Each appointment has its own transaction and is read again under its lock, so a
 * concurrent change leaves nothing to do. `onError` receives errors, which don't stop the others.
 * Returns how many appointments were due.
 */
export async function applyScheduledChanges(
  context: ChangeContext,
  onError: (error: unknown) => void,
): Promise<number> {
  const { store, now, releaseUnverifiedAfter } = context;
  const { db } = store;
  let count = 0;
  const applyTo = async (ids: number[], change: ScheduledChange) => {
    count += ids.length;
    for (const id of ids)
      await inTransaction(store, async (queries) => {
        const appointment = await lockAppointment(queries, { id });
        if (appointment) await change(queries, appointment, context);
      }).catch((error) => {
        if (!(error instanceof Refusal)) onError(error);
      });
  };
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const today = londonDay(now);
  // A time slot lasts an hour, so one that began an hour ago is over. Before 01:00 none of today
  // has begun.
  const latestOver = londonDay(hoursAgo(1)) === today ? londonTime(hoursAgo(1)) : '';
  const reminderAfter = PAYMENT_WINDOW_HOURS - reminderHours;
  if (releaseUnverifiedAfter !== null)
    await applyTo(await listUnverified(db, hoursAgo(releaseUnverifiedAfter).toISOString()), releaseUnverified);
  await applyTo(await listConfirmDue(db, now.toISOString()), confirmWhenDue);
  await applyTo(await listWorkDone(db, today, latestOver), completeLocked);
  await applyTo(await listLapsed(db, today), cancelLapsed);
  await applyTo(await listUnpaid(db, hoursAgo(PAYMENT_WINDOW_HOURS).toISOString(), 'expired'), remindToPay);
  await applyTo(await listUnpaid(db, hoursAgo(reminderAfter).toISOString(), 'soon'), remindToPay);
  return count;
}
