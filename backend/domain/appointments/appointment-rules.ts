import { appointmentMessages } from '#shared/appointment-messages.ts';
import { londonDay } from '#shared/london/clock.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import type { Appointment } from '../../store/appointments/appointment-changes.ts';
import { Refusal } from '../refusal.ts';

/*
 * When an appointment can be cancelled, rescheduled, paid for and reviewed (APPT-14, APPT-16,
 * APPT-21, MONEY-05). Each rule returns the refusal, or null when the action is allowed. None
 * queries the database: they check the row that the caller has locked.
 */

type Facts = Pick<Appointment, 'status' | 'paid' | 'rescheduled' | 'moved_once' | 'confirmed_at' | 'reviewed' | 'date'>;

/** Unless it is cancelled or completed (C-43). */
export function cancellationRefusal({ status }: Pick<Facts, 'status'>): Refusal | null {
  if (status === 'cancelled') return new Refusal('ALREADY_DONE', appointmentMessages.cancelled);
  if (status === 'completed') return new Refusal('APPOINTMENT_CLOSED', appointmentMessages.cancelCompleted);
  return null;
}

/** Once, while it is pending or confirmed (C-43). `moved_once` outlives `rescheduled` (C-45). */
export function rescheduleRefusal({ status, moved_once }: Pick<Facts, 'status' | 'moved_once'>): Refusal | null {
  if (status === 'cancelled') return new Refusal('APPOINTMENT_CLOSED', appointmentMessages.rescheduleCancelled);
  if (status === 'completed') return new Refusal('APPOINTMENT_CLOSED', appointmentMessages.rescheduleCompleted);
  if (moved_once === 1) return new Refusal('ALREADY_RESCHEDULED', appointmentMessages.rescheduledOnce);
  return null;
}

/**
 * Confirmed, not awaiting another confirmation, and within 24:00:00 of the confirmation (MONEY-05).
 */
export function paymentRefusal(appointment: Facts, now: Date): Refusal | null {
  const { status, paid, rescheduled, confirmed_at } = appointment;
  if (paid === 1) return new Refusal('ALREADY_DONE', appointmentMessages.paid);
  if (status === 'cancelled') return new Refusal('APPOINTMENT_CLOSED', appointmentMessages.payCancelled);
  if (rescheduled === 1) return new Refusal('NOT_CONFIRMED', appointmentMessages.newTimeNotConfirmed);
  if (status !== 'confirmed') return new Refusal('NOT_CONFIRMED', appointmentMessages.notConfirmed);
  const dueBy = paymentDueBy(confirmed_at);
  if (dueBy === null || now > dueBy)
    return new Refusal('PAYMENT_WINDOW_CLOSED', appointmentMessages.paymentWindowClosed);
  return null;
}

export function confirmationRefusal({ status, date }: Pick<Facts, 'status' | 'date'>, now: Date): Refusal | null {
  if (status !== 'pending')
    return new Refusal('INVALID', `The appointment is ${status}: only a pending one can be confirmed.`);
  if (date < londonDay(now)) return new Refusal('INVALID', 'The day of the appointment has passed.');
  return null;
}

export function completionRefusal({ status, paid }: Pick<Facts, 'status' | 'paid'>): Refusal | null {
  if (status !== 'confirmed')
    return new Refusal('INVALID', `The appointment is ${status}: only a confirmed one can be completed.`);
  if (paid === 0) return new Refusal('INVALID', 'The appointment has not been paid for.');
  return null;
}

/** Once, when it is completed. */
export function reviewRefusal({
  status,
  reviewed,
  specialist_id,
}: Pick<Appointment, 'status' | 'reviewed' | 'specialist_id'>): Refusal | null {
  if (reviewed === 1) return new Refusal('ALREADY_DONE', appointmentMessages.reviewed);
  if (status !== 'completed') return new Refusal('NOT_COMPLETED', appointmentMessages.notCompleted);
  if (specialist_id === null) return new Refusal('INVALID', 'This appointment has no specialist to review.');
  return null;
}
