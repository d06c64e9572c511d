import { type AppointmentKey, changeAppointment } from '../store/appointment-life.ts';
import { inTransaction } from '../store/database.ts';
import { tellCustomer } from './appointment-news.ts';
import { whyNotPay } from './appointment-rules.ts';
import { type ChangeContext, ownAppointment } from './own-appointment.ts';

/** Marks a customer's own appointment as paid, once; what it costs was fixed before (RULE-09). The status stays confirmed (C-40). */
export async function payForOwn(context: ChangeContext, accountId: number, key: AppointmentKey): Promise<void> {
  await inTransaction(context.store, async (db) => {
    const appointment = await ownAppointment(db, key, accountId);
    const refusal = whyNotPay(appointment, context.now);
    if (refusal) throw refusal;
    await changeAppointment(db, appointment.id, { paid: 1, paid_at: context.now.toISOString() });
    await tellCustomer(db, 'paid', appointment.id, context);
  });
}
