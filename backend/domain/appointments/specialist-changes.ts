import {
  type Appointment,
  changeAppointment,
  findOffer,
  priceOf,
  specialistsAtWorkshop,
} from '../../store/appointments/appointment-changes.ts';
import { insertRepair, type NewRepair } from '../../store/appointments/appointments.ts';
import { freeHolds } from '../../store/availability/availability.ts';
import type { Queries } from '../../store/database/database.ts';
import { findHold, holdForSpecialist } from '../availability/availability.ts';
import { completionRefusal, confirmationRefusal } from './appointment-rules.ts';
import { type ChangeContext, timeSlotQueryOf } from './customer-changes.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * A specialist for a booking without one, who offers the service at its workshop or comes to its
 * address, works at that time and is free. Holds the time slot; null when there is none.
 */
async function assignSpecialist(db: Queries, appointment: Appointment): Promise<number | null> {
  const { service_id, workshop_id } = appointment;
  if (workshop_id === null) {
    const { id, date, slot_id: timeSlotId, address } = appointment;
    // It may hold the time of someone who doesn't come there.
    await freeHolds(db, id);
    const hold = await findHold(db, { timeSlotQuery: timeSlotQueryOf(appointment), date, timeSlotId, address });
    await hold?.assign(id);
    return hold?.specialistId ?? null;
  }
  return holdForSpecialist(db, await specialistsAtWorkshop(db, service_id, workshop_id), appointment);
}

/**
 * Confirms a locked appointment, which can then be paid for, even after it was rescheduled (C-45).
 * Throws a refusal when it can't be confirmed.
 */
export async function confirmLocked(db: Queries, appointment: Appointment, context: ChangeContext): Promise<void> {
  const refusal = confirmationRefusal(appointment, context.now);
  if (refusal) throw refusal;
  const specialist_id = appointment.specialist_id ?? (await assignSpecialist(db, appointment));
  await changeAppointment(db, appointment.id, {
    status: 'confirmed',
    confirmed_at: context.now.toISOString(),
    confirm_due_at: null,
    payment_notice: null,
    rescheduled: 0,
    specialist_id,
    price_pence: appointment.price_pence ?? (await priceOf(db, specialist_id, appointment.service_id)),
  });
  await notifyCustomer(db, 'confirmed', appointment.id, context);
}

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
