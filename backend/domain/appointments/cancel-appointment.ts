import {
  type Appointment,
  type AppointmentKey,
  changeAppointment,
  freeClaims,
} from '../../store/appointments/appointment-changes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { cancellationRefusal } from './appointment-rules.ts';
import { type ChangeContext, lockCustomersAppointment } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';
import { type CancelledBy, refundPercent } from './refunds.ts';

type Cancelled = Pick<Appointment, 'price_pence' | 'refund_percent'>;

/**
 * Cancels a locked appointment: frees its time slot and refunds by the rule. Throws a refusal when
 * it can't be cancelled.
 */
export async function cancelLocked(
  db: Queries,
  appointment: Appointment,
  { by, reason }: { by: CancelledBy; reason: string },
  context: ChangeContext,
): Promise<Cancelled> {
  const refusal = cancellationRefusal(appointment);
  if (refusal) throw refusal;
  const { id, price_pence } = appointment;
  const refund_percent = appointment.paid === 1 ? refundPercent(appointment, by, context.now) : null;
  await changeAppointment(db, id, {
    status: 'cancelled',
    cancelled_at: context.now.toISOString(),
    cancelled_by: by,
    cancel_reason: reason,
    refund_percent,
    confirm_due_at: null,
  });
  await freeClaims(db, id);
  await notifyCustomer(db, 'cancelled', id, context);
  return { price_pence, refund_percent };
}

/** Cancels for the customer. Of two concurrent calls, the second gets a refusal. */
export function cancelAppointment(
  context: ChangeContext,
  accountId: number,
  key: AppointmentKey,
  reason: string,
): Promise<Cancelled> {
  return inTransaction(context.store, async (db) =>
    cancelLocked(db, await lockCustomersAppointment(db, key, accountId), { by: 'customer', reason }, context),
  );
}
