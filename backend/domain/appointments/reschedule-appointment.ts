import { isWithin, rescheduleWindow } from '#shared/booking-window.ts';
import { isDay } from '#shared/london/days.ts';
import {
  type Appointment,
  type AppointmentKey,
  changeAppointment,
  freeClaims,
  slotStart,
} from '../../store/appointments/appointment-life.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { type OfferedSlot, type Place, type SlotQuery, slotsOffered } from '../availability/availability.ts';
import { assignClaims, claimTimeSlot } from '../availability/slot-claims.ts';
import { timeSlotLabel } from '../availability/time-slot-label.ts';
import { checkTimeSlot } from '../bookings/booking-form.ts';
import { Refusal } from '../refusal.ts';
import { rescheduleRefusal } from './appointment-rules.ts';
import { type ChangeContext, confirmDueAt, lockCustomersAppointment } from './customer-appointment.ts';
import { notifyCustomer } from './customer-messages.ts';

export interface Move {
  key: AppointmentKey;
  date: string;
  slotId: number;
  /** As the request says; null when it says nothing. */
  specialistId: number | null;
}

function placeOf({ place, workshop_id }: Appointment): Place {
  if (place !== 'workshop') return { kind: place };
  if (workshop_id === null) throw new Error('An appointment at a workshop has none.');
  return { kind: 'workshop', workshopId: workshop_id };
}

/** Specialist and location stay; only the time changes. */
function slotsOf(appointment: Appointment): SlotQuery {
  return {
    serviceId: appointment.service_id,
    place: placeOf(appointment),
    specialistId: appointment.specialist_id ?? undefined,
  };
}

/**
 * The free time slots of a day for such an appointment; none outside the reschedule window (C-44).
 */
export async function rescheduleSlots(db: Queries, wanted: SlotQuery, date: string, now: Date): Promise<OfferedSlot[]> {
  if (!isDay(date) || !isWithin(rescheduleWindow(now), date)) return [];
  const offered = await slotsOffered(db, wanted, { date }, now);
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
  move: Move,
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
    if (move.date === appointment.date && move.slotId === appointment.slot_id)
      throw new Refusal('invalid', 'This is the time that the appointment has now. Please choose another one.');
    const slots = slotsOf(appointment);
    await checkTimeSlot(db, slots, move.date, move.slotId, now);
    const claimed = await claimTimeSlot(db, { slots, date: move.date, slotId: move.slotId });
    await freeClaims(db, appointment.id);
    await assignClaims(db, claimed, move, appointment.id);
    await changeAppointment(db, appointment.id, {
      date: move.date,
      slot_id: move.slotId,
      status: 'pending',
      rescheduled: 1,
      moved_once: 1,
      confirmed_at: null,
      payment_notice: null,
      confirm_due_at: confirmDueAt(context),
    });
    await notifyCustomer(db, 'moved', appointment.id, context);
    return { newTime: timeSlotLabel(await slotStart(db, move.slotId)) };
  });
}
