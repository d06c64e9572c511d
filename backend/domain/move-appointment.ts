import {
  type Appointment,
  type AppointmentKey,
  changeAppointment,
  freeClaims,
  slotStart,
} from '../store/appointment-life.ts';
import { inTransaction, type Queries } from '../store/database.ts';
import { tellCustomer } from './appointment-news.ts';
import { isWithinMovingWindow, whyNotMove } from './appointment-rules.ts';
import { type OfferedSlot, type Place, type SlotQuery, slotsOffered } from './availability.ts';
import { checkSlot } from './booking-form.ts';
import { assignClaims, claimSlot } from './claims.ts';
import { isDate } from './london-time.ts';
import { type ChangeContext, confirmDueAt, ownAppointment } from './own-appointment.ts';
import { Refusal } from './refusal.ts';
import { slotLabel } from './slot-label.ts';

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

/** Who and where stay as they are; only the time is another. */
function slotsOf(appointment: Appointment): SlotQuery {
  return {
    serviceId: appointment.service_id,
    place: placeOf(appointment),
    specialistId: appointment.specialist_id ?? undefined,
  };
}

/**
 * The free times of a day to which such an appointment can be moved; none outside the 30 days
 * (C-44).
 */
export async function timesToMoveTo(db: Queries, wanted: SlotQuery, date: string, now: Date): Promise<OfferedSlot[]> {
  if (!isDate(date) || !isWithinMovingWindow(date, now)) return [];
  const offered = await slotsOffered(db, wanted, { date }, now);
  return offered.filter(({ isFree }) => isFree);
}

/**
 * Moves a customer's own appointment, once. The new time is taken before the old one is given back, in one transaction, so that nobody
 * can be left without either. Returns the new time of day as the legacy side writes it.
 */
export function moveOwn(context: ChangeContext, accountId: number, move: Move): Promise<{ newTime: string }> {
  const { now } = context;
  return inTransaction(context.store, async (db) => {
    const appointment = await ownAppointment(db, move.key, accountId);
    const refusal = whyNotMove(appointment);
    if (refusal) throw refusal;
    if (move.specialistId !== null && move.specialistId !== appointment.specialist_id)
      throw new Refusal('invalid', 'An appointment can be moved only to another time of its own specialist.');
    if (!isDate(move.date) || !isWithinMovingWindow(move.date, now))
      throw new Refusal('invalid', 'Please choose a date from today to 30 days ahead.');
    if (move.date === appointment.date && move.slotId === appointment.slot_id)
      throw new Refusal('invalid', 'This is the time that the appointment has now. Please choose another one.');
    const slots = slotsOf(appointment);
    await checkSlot(db, slots, move.date, move.slotId, now);
    const claimed = await claimSlot(db, { slots, date: move.date, slotId: move.slotId });
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
    await tellCustomer(db, 'moved', appointment.id, context);
    return { newTime: slotLabel(await slotStart(db, move.slotId)) };
  });
}
