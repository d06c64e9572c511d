import { londonDay } from '#shared/london/clock.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import type { Appointment } from '../../store/appointments/appointment-changes.ts';
import { Refusal } from '../refusal.ts';

/*
 * When an appointment can be cancelled, rescheduled, paid for and reviewed (APPT-14, APPT-16,
 * APPT-21, MONEY-05). Each rule returns the refusal, or null when the action is allowed. None
 * queries the database, so each holds for what was read under the lock of the change itself.
 */

type Facts = Pick<Appointment, 'status' | 'paid' | 'rescheduled' | 'moved_once' | 'confirmed_at' | 'reviewed' | 'date'>;

/** Unless it is cancelled or completed (C-43). */
export function cancellationRefusal({ status }: Pick<Facts, 'status'>): Refusal | null {
  if (status === 'cancelled') return new Refusal('taken', 'This appointment has already been cancelled.');
  if (status === 'completed') return new Refusal('invalid', 'A completed appointment cannot be cancelled.');
  return null;
}

/** Once, while it is pending or confirmed (C-43); the record of that outlives the flag (C-45). */
export function rescheduleRefusal({ status, moved_once }: Pick<Facts, 'status' | 'moved_once'>): Refusal | null {
  if (status !== 'pending' && status !== 'confirmed')
    return new Refusal('invalid', `A ${status} appointment cannot be rescheduled.`);
  if (moved_once === 1)
    return new Refusal(
      'invalid',
      'This appointment has been rescheduled before, which is possible once. Please call us.',
    );
  return null;
}

/**
 * Confirmed, not awaiting another confirmation, and within 24:00:00 of the confirmation (MONEY-05).
 */
export function paymentRefusal(appointment: Facts, now: Date): Refusal | null {
  const { status, paid, rescheduled, confirmed_at } = appointment;
  if (paid === 1) return new Refusal('taken', 'This appointment has already been paid for.');
  if (rescheduled === 1)
    return new Refusal(
      'invalid',
      'This appointment has been rescheduled. Payment is possible once the new time is confirmed.',
    );
  if (status !== 'confirmed') return new Refusal('invalid', 'Only a confirmed appointment can be paid for.');
  const dueBy = paymentDueBy(confirmed_at);
  if (dueBy === null || now > dueBy)
    return new Refusal('invalid', 'The time for payment has passed. Please book a new appointment.');
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

/** The customer's own work that is done, once. */
export function reviewRefusal({
  status,
  reviewed,
  specialist_id,
}: Pick<Appointment, 'status' | 'reviewed' | 'specialist_id'>): Refusal | null {
  if (reviewed === 1) return new Refusal('taken', 'You have already reviewed this appointment.');
  if (status !== 'completed') return new Refusal('invalid', 'Only a completed appointment can be reviewed.');
  if (specialist_id === null) return new Refusal('invalid', 'No specialist is known for this appointment.');
  return null;
}
