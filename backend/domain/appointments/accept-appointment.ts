import {
  type AppointmentKey,
  acceptAppointmentsOf,
  changeAppointment,
  freeClaims,
  lockAppointment,
} from '../../store/appointments/appointment-changes.ts';
import { inTransaction } from '../../store/database/database.ts';
import { appointmentNotFound, type ChangeContext } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';

/*
 * Anyone can book as a guest with a customer's address. Such a booking is no one's until the
 * customer says that it is theirs, or logs in where it was made.
 */

/** The customer's answer to "Was this you?". A declined booking gives its time slot back. */
export function answerForAppointment(
  context: ChangeContext,
  accountId: number,
  key: AppointmentKey,
  isTheirs: boolean,
): Promise<void> {
  return inTransaction(context.store, async (db) => {
    const appointment = await lockAppointment(db, key, accountId, { isAccepted: false });
    if (!appointment || appointment.status === 'cancelled') throw appointmentNotFound();
    const { id } = appointment;
    if (isTheirs) {
      await changeAppointment(db, id, { accepted: 1 });
      return notifyCustomer(db, 'booked', id, context);
    }
    await changeAppointment(db, id, {
      status: 'cancelled',
      cancelled_at: context.now.toISOString(),
      cancelled_by: 'customer',
      cancel_reason: 'The customer with this email didn’t book it.',
      confirm_due_at: null,
    });
    await freeClaims(db, id);
  });
}

/** Accepts what was booked on this device before the log-in. */
export async function acceptFromDevice(context: ChangeContext, accountId: number, device: string): Promise<void> {
  await inTransaction(context.store, async (db) => {
    for (const id of await acceptAppointmentsOf(db, accountId, device)) await notifyCustomer(db, 'booked', id, context);
  });
}
