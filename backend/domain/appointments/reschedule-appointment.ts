import {
  type Appointment,
  type AppointmentKey,
  changeAppointment,
} from '../../store/appointments/appointment-changes.ts';
import { freeHolds } from '../../store/availability/availability.ts';
import { inTransaction } from '../../store/database/database.ts';
import { holdTimeSlot, type JobLocation, requireFree, type TimeSlotQuery } from '../availability/availability.ts';
import { Refusal } from '../refusal.ts';
import { rescheduleRefusal } from './appointment-rules.ts';
import { type ChangeContext, confirmDueAt, lockCustomersAppointment } from './customer-changes.ts';
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

/** Only the time changes, not the specialist or the location. */
function timeSlotQueryOf(appointment: Appointment): TimeSlotQuery {
  return {
    serviceId: appointment.service_id,
    location: locationOf(appointment),
    specialistId: appointment.specialist_id ?? undefined,
  };
}

/**
 * Reschedules a customer's appointment, once. The new time slot is held before the old one is
 * freed, in one transaction, so that the customer always has one. Returns the new time as /php
 * writes it.
 */
export function rescheduleAppointment(
  context: ChangeContext,
  accountId: number,
  input: RescheduleInput,
): Promise<{ newTime: string }> {
  return inTransaction(context.store, async (db) => {
    const appointment = await lockCustomersAppointment(db, input.key, accountId);
    const refusal = rescheduleRefusal(appointment);
    if (refusal) throw refusal;
    if (input.specialistId !== null && input.specialistId !== appointment.specialist_id)
      throw new Refusal('INVALID', 'You can only reschedule to another time with the same specialist.', {
        field: 'specialistId',
      });
    if (input.date === appointment.date && input.timeSlotId === appointment.slot_id)
      throw new Refusal('INVALID', 'This is the appointment’s current time. Please choose another one.', {
        field: 'newTimeSlot',
      });
    const requested = { ...input, timeSlotQuery: timeSlotQueryOf(appointment) };
    const { startsAt: newTime } = await requireFree(db, requested, context.now);
    const hold = await holdTimeSlot(db, requested);
    await freeHolds(db, appointment.id);
    await hold.assign(appointment.id);
    await changeAppointment(db, appointment.id, {
      date: input.date,
      slot_id: input.timeSlotId,
      status: 'pending',
      rescheduled: 1,
      moved_once: 1,
      confirmed_at: null,
      payment_notice: null,
      confirm_due_at: confirmDueAt(context),
    });
    await notifyCustomer(db, 'moved', appointment.id, context);
    return { newTime };
  });
}
