import { weekdayOf } from '#shared/london/days.ts';
import {
  type Appointment,
  changeAppointment,
  specialistsAtWorkshop,
} from '../../store/appointments/appointment-changes.ts';
import { workingHours } from '../../store/availability/availability.ts';
import { assignClaim, claim } from '../../store/availability/claims.ts';
import { specialistResource } from '../../store/availability/resources.ts';
import type { Queries } from '../../store/database/database.ts';
import { priceOf } from '../specialists/prices.ts';
import { confirmationRefusal } from './appointment-rules.ts';
import type { ChangeContext } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';

/**
 * Finds a specialist for a booking without one, who offers the service at its workshop, works at
 * that time and is free. Claims the time slot; null when there is none.
 */
async function assignSpecialist(db: Queries, appointment: Appointment): Promise<number | null> {
  const { id, service_id, workshop_id, date, slot_id: timeSlotId } = appointment;
  if (workshop_id === null) return null;
  const candidates = await specialistsAtWorkshop(db, service_id, workshop_id);
  if (candidates.length === 0) return null;
  const hours = await workingHours(db, candidates.map(specialistResource));
  const weekday = weekdayOf(date);
  for (const specialistId of candidates) {
    const resource = specialistResource(specialistId);
    const works = hours.some(
      (row) => row.resource === resource && row.weekday === weekday && row.slot_id === timeSlotId,
    );
    if (!works || !(await claim(db, { resource, date, timeSlotId }))) continue;
    await assignClaim(db, { resource, date, timeSlotId }, id);
    return specialistId;
  }
  return null;
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
