import { isWithin, rescheduleWindow } from '#shared/booking-window.ts';
import { isDay } from '#shared/london/days.ts';
import {
  type Appointment,
  type AppointmentKey,
  changeAppointment,
  freeClaims,
  startOfTimeSlot,
} from '../../store/appointments/appointment-changes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { listOfferedTimeSlots, type OfferedTimeSlot } from '../availability/availability.ts';
import type { JobLocation, TimeSlotQuery } from '../availability/candidates.ts';
import { assignClaims, claimTimeSlot } from '../availability/time-slot-claims.ts';
import { timeSlotLabel } from '../availability/time-slot-label.ts';
import { checkTimeSlot } from '../bookings/booking-form.ts';
import { Refusal } from '../refusal.ts';
import { rescheduleRefusal } from './appointment-rules.ts';
import { type ChangeContext, confirmDueAt, lockCustomersAppointment } from './customer-appointment.ts';
import { notifyCustomer } from './notify-customer.ts';

export interface RescheduleInput {
  key: AppointmentKey;
  date: string;
  timeSlotId: number;
  /** The specialist in the request; null when it names none. */
  specialistId: number | null;
}

function locationOf({ place, workshop_id }: Appointment): JobLocation {
  if (place !== 'workshop') return { kind: place };
  if (workshop_id === null) throw new Error('An appointment at a workshop has none.');
  return { kind: 'workshop', workshopId: workshop_id };
}

/** Specialist and location stay; only the time changes. */
function timeSlotQueryOf(appointment: Appointment): TimeSlotQuery {
  return {
    serviceId: appointment.service_id,
    location: locationOf(appointment),
    specialistId: appointment.specialist_id ?? undefined,
  };
}

/**
 * The free time slots of a day for such an appointment; none outside the reschedule window (C-44).
 */
export async function listRescheduleTimeSlots(
  db: Queries,
  query: TimeSlotQuery,
  date: string,
  now: Date,
): Promise<OfferedTimeSlot[]> {
  if (!isDay(date) || !isWithin(rescheduleWindow(now), date)) return [];
  const offered = await listOfferedTimeSlots(db, query, { date }, now);
  return offered.filter(({ isFree }) => isFree);
}

/**
 * Reschedules a customer's appointment, once. The new time slot is claimed before the old one is
 * freed, in one transaction, so that the customer is never left without. Returns the new time as
 * /php writes it.
 */
export function rescheduleAppointment(
  context: ChangeContext,
  accountId: number,
  move: RescheduleInput,
): Promise<{ newTime: string }> {
  const { now } = context;
  return inTransaction(context.store, async (db) => {
    const appointment = await lockCustomersAppointment(db, move.key, accountId);
    const refusal = rescheduleRefusal(appointment);
    if (refusal) throw refusal;
    if (move.specialistId !== null && move.specialistId !== appointment.specialist_id)
      throw new Refusal('invalid', 'An appointment can be moved only to another time of its own specialist.');
    if (!isDay(move.date) || !isWithin(rescheduleWindow(now), move.date))
      throw new Refusal('invalid', 'Please choose a date from today to 30 days ahead.');
    if (move.date === appointment.date && move.timeSlotId === appointment.slot_id)
      throw new Refusal('invalid', 'This is the time that the appointment has now. Please choose another one.');
    const timeSlotQuery = timeSlotQueryOf(appointment);
    await checkTimeSlot(db, timeSlotQuery, move.date, move.timeSlotId, now);
    const claimed = await claimTimeSlot(db, { timeSlotQuery, date: move.date, timeSlotId: move.timeSlotId });
    await freeClaims(db, appointment.id);
    await assignClaims(db, claimed, move, appointment.id);
    await changeAppointment(db, appointment.id, {
      date: move.date,
      slot_id: move.timeSlotId,
      status: 'pending',
      rescheduled: 1,
      moved_once: 1,
      confirmed_at: null,
      payment_notice: null,
      confirm_due_at: confirmDueAt(context),
    });
    await notifyCustomer(db, 'moved', appointment.id, context);
    return { newTime: timeSlotLabel(await startOfTimeSlot(db, move.timeSlotId)) };
  });
}
