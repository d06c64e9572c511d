import { appointmentMessages } from '#shared/appointment-messages.ts';
import { londonDay } from '#shared/london/clock.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import type { Appointment } from '../../store/appointments/appointment-changes.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';

/*
 * When an appointment can be cancelled, rescheduled, paid for and reviewed (APPT-14, APPT-16,
 * APPT-21, MONEY-05). Each rule returns the refusal, or null when the action is allowed. None
 * queries the database: they judge the row that the caller has locked.
 */

type Facts = Pick<Appointment, 'status' | 'paid' | 'rescheduled' | 'moved_once' | 'confirmed_at' | 'reviewed' | 'date'>;

const alreadyDone = (message: string) => new Refusal('taken', message, { reason: 'ALREADY_DONE' });
const refused = (reason: RefusalReason, message: string) => new Refusal('invalid', message, { reason });

/** Unless it is cancelled or completed (C-43). */
export function cancellationRefusal({ status }: Pick<Facts, 'status'>): Refusal | null {
  if (status === 'cancelled') return alreadyDone(appointmentMessages.cancelled);
  if (status === 'completed') return refused('APPOINTMENT_CLOSED', appointmentMessages.cancelCompleted);
  return null;
}

/** Once, while it is pending or confirmed (C-43). `moved_once` outlives `rescheduled` (C-45). */
export function rescheduleRefusal({ status, moved_once }: Pick<Facts, 'status' | 'moved_once'>): Refusal | null {
  if (status === 'cancelled') return refused('APPOINTMENT_CLOSED', appointmentMessages.rescheduleCancelled);
  if (status === 'completed') return refused('APPOINTMENT_CLOSED', appointmentMessages.rescheduleCompleted);
  if (moved_once === 1) return refused('ALREADY_RESCHEDULED', appointmentMessages.rescheduledOnce);
  return null;
}

/**
 * Confirmed, not awaiting another confirmation, and within 24:00:00 of the confirmation (MONEY-05).
 */
export function paymentRefusal(appointment: Facts, now: Date): Refusal | null {
  const { status, paid, rescheduled, confirmed_at } = appointment;
  if (paid === 1) return alreadyDone(appointmentMessages.paid);
  if (status === 'cancelled') return refused('APPOINTMENT_CLOSED', appointmentMessages.payCancelled);
  if (rescheduled === 1) return refused('NOT_CONFIRMED', appointmentMessages.newTimeNotConfirmed);
  if (status !== 'confirmed') return refused('NOT_CONFIRMED', appointmentMessages.notConfirmed);
  const dueBy = paymentDueBy(confirmed_at);
  if (dueBy === null || now > dueBy) return refused('PAYMENT_WINDOW_CLOSED', appointmentMessages.paymentWindowClosed);
  return null;
}

export function confirmationRefusal({ status, date }: Pick<Facts, 'status' | 'date'>, now: Date): Refusal | null {
  if (status !== 'pending')
    return new Refusal('invalid', `The appointment is ${status}: only a pending one can be confirmed.`);
  if (date < londonDay(now)) return new Refusal('invalid', 'The day of the appointment has passed.');
  return null;
}

export function completionRefusal({ status, paid }: Pick<Facts, 'status' | 'paid'>): Refusal | null {
  if (status !== 'confirmed')
    return new Refusal('invalid', `The appointment is ${status}: only a confirmed one can be completed.`);
  if (paid === 0) return new Refusal('invalid', 'The appointment has not been paid for.');
  return null;
}

/** Once, when it is completed. */
export function reviewRefusal({
  status,
  reviewed,
  specialist_id,
}: Pick<Appointment, 'status' | 'reviewed' | 'specialist_id'>): Refusal | null {
  if (reviewed === 1) return alreadyDone(appointmentMessages.reviewed);
  if (status !== 'completed') return refused('NOT_COMPLETED', appointmentMessages.notCompleted);
  if (specialist_id === null) return new Refusal('invalid', 'This appointment has no specialist to review.');
  return null;
}
