import { type Appointment, changeAppointment, freeClaims, lockAppointment } from '../store/appointment-life.ts';
import { inTransaction, type Queries } from '../store/database.ts';
import { listConfirmDue, listLapsed, listUnpaid, listWorkDone } from '../store/progression.ts';
import { tellCustomer } from './appointment-news.ts';
import { paymentDueBy, paymentHours, whyNotPay } from './appointment-rules.ts';
import { cancelLocked } from './cancel-appointment.ts';
import { completeLocked } from './complete-appointment.ts';
import { confirmLocked } from './confirm-appointment.ts';
import { londonDate, londonTimeOfDay } from './london-time.ts';
import type { ChangeContext } from './own-appointment.ts';
import { Refusal } from './refusal.ts';

const hour = 3_600_000;
/** How long before the end of the payment's time the customer is reminded of it. */
const reminderHours = 4;

type Step = (db: Queries, appointment: Appointment, context: ChangeContext) => Promise<void>;

const confirmWhenDue: Step = async (db, appointment, context) => {
  const { confirm_due_at } = appointment;
  if (confirm_due_at === null || confirm_due_at > context.now.toISOString()) return;
  await confirmLocked(db, appointment, context);
};

const lapse: Step = async (db, appointment, context) => {
  if (appointment.date >= londonDate(context.now)) return;
  if (appointment.status === 'confirmed' && appointment.paid === 1) return;
  const reason =
    appointment.status === 'pending' ? 'The specialist did not confirm it in time.' : 'It was not paid in time.';
  await cancelLocked(db, appointment, { by: 'product', reason }, context);
};

/** Reminds while the payment is still possible; once it is not, says so and gives the time back, since the customer is to book anew. */
const remind: Step = async (db, appointment, context) => {
  const { id, status, paid, payment_notice } = appointment;
  const dueBy = paymentDueBy(appointment);
  if (status !== 'confirmed' || paid === 1 || dueBy === null || payment_notice === 'expired') return;
  const expired = whyNotPay(appointment, context.now) !== null;
  if (!expired && payment_notice === 'soon') return;
  await changeAppointment(db, id, { payment_notice: expired ? 'expired' : 'soon' });
  if (expired) await freeClaims(db, id);
  await tellCustomer(db, expired ? 'payment-expired' : 'payment-soon', id, context);
};

/**
 * Does what time alone brings about: confirms (in the demo), completes, ends what has lapsed, reminds. One transaction for each
 * appointment; what has been changed meanwhile, by its customer or by another process, is read anew under its lock, and then refuses or
 * needs nothing. `onFault` hears of what went wrong with one, which does not keep the others waiting. Returns how many were looked at.
 */
export async function sweep(context: ChangeContext, onFault: (error: unknown) => void): Promise<number> {
  const { store, now } = context;
  const { db } = store;
  let seen = 0;
  const each = async (ids: number[], step: Step) => {
    seen += ids.length;
    for (const id of ids)
      await inTransaction(store, async (queries) => {
        const appointment = await lockAppointment(queries, { id });
        if (appointment) await step(queries, appointment, context);
      }).catch((error) => {
        if (!(error instanceof Refusal)) onFault(error);
      });
  };
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour);
  const today = londonDate(now);
  // A slot is an hour long, so that who began an hour ago is done. Before one o'clock nobody has begun on this day.
  const began = londonDate(hoursAgo(1)) === today ? londonTimeOfDay(hoursAgo(1)) : '';
  await each(await listConfirmDue(db, now.toISOString()), confirmWhenDue);
  await each(await listWorkDone(db, today, began), completeLocked);
  await each(await listLapsed(db, today), lapse);
  await each(await listUnpaid(db, hoursAgo(paymentHours).toISOString(), 'expired'), remind);
  await each(await listUnpaid(db, hoursAgo(paymentHours - reminderHours).toISOString(), 'soon'), remind);
  return seen;
}
