import { type Appointment, changeAppointment, findOffer } from '../../store/appointments/appointment-changes.ts';
import { insertRepair, type NewRepair } from '../../store/appointments/repairs.ts';
import type { Queries } from '../../store/database/database.ts';
import { completionRefusal } from './appointment-rules.ts';
import type { ChangeContext } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * A price as hours of labour, if hours and a whole rate multiply to the exact price; otherwise as
 * one unit.
 */
export function labourFor(price: number, minutes: number | null): { hundredths_of_hours: number; rate_pence: number } {
  const hundredths = minutes === null ? 100 : Math.round((minutes * 100) / 60);
  if (hundredths <= 0) return { hundredths_of_hours: 100, rate_pence: price };
  const rate = Math.round((price * 100) / hundredths);
  const isExact = Math.round((rate * hundredths) / 100) === price;
  return isExact
    ? { hundredths_of_hours: hundredths, rate_pence: rate }
    : { hundredths_of_hours: 100, rate_pence: price };
}

async function repairOf(db: Queries, appointment: Appointment): Promise<NewRepair> {
  const { id, price_pence, specialist_id, service_id, details } = appointment;
  const offer = specialist_id === null ? undefined : await findOffer(db, specialist_id, service_id);
  const description = offer?.name ?? 'Labour';
  return {
    repair: { appointment_id: id, cost_pence: price_pence, description: details, notes: null, warranty: null },
    labour:
      price_pence === null
        ? []
        : [{ description, ...labourFor(price_pence, offer?.estimated_duration_minutes ?? null) }],
  };
}

/**
 * Completes a locked appointment and records it as a repair. Throws a refusal when it can't be
 * completed.
 */
export async function completeLocked(db: Queries, appointment: Appointment, context: ChangeContext): Promise<void> {
  const refusal = completionRefusal(appointment);
  if (refusal) throw refusal;
  await changeAppointment(db, appointment.id, { status: 'completed' });
  await insertRepair(db, await repairOf(db, appointment));
  await notifyCustomer(db, 'completed', appointment.id, context);
}
