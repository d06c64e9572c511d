import { type AppointmentKey, changeAppointment } from '../../store/appointments/appointment-changes.ts';
import { inTransaction } from '../../store/database/database.ts';
import { paymentRefusal } from './appointment-rules.ts';
import { type ChangeContext, lockCustomersAppointment } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * Marks a customer's appointment as paid, once. Its price was fixed before (RULE-09); the status
 * stays confirmed (C-40).
 */
export async function payForAppointment(context: ChangeContext, accountId: number, key: AppointmentKey): Promise<void> {
  await inTransaction(context.store, async (db) => {
    const appointment = await lockCustomersAppointment(db, key, accountId);
    const refusal = paymentRefusal(appointment, context.now);
    if (refusal) throw refusal;
    await changeAppointment(db, appointment.id, { paid: 1, paid_at: context.now.toISOString() });
    await notifyCustomer(db, 'paid', appointment.id, context);
  });
}
