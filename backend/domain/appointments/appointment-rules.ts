import { appointmentMessages } from '#shared/appointment-messages.ts';
import { clockAt, londonDay } from '#shared/london/clock.ts';
import { formatPounds } from '#shared/money.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import { REFUND_PERCENTAGES, refundRule } from '#shared/refund-rule.ts';
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

interface RefundCase {
  /** The moment of booking, ISO 8601. */
  created_at: string;
  /** The day of the appointment. */
  date: string;
}

/** Who cancels. The product does it when an appointment isn't confirmed or paid in time. */
export type CancelledBy = 'customer' | 'specialist' | 'product';

/** The share of the price that is refunded, in percent (MONEY-09..13). */
export function refundPercent({ created_at, date }: RefundCase, by: CancelledBy, now: Date): number {
  if (by !== 'customer') return 100;
  // The rule is only null without a day.
  return REFUND_PERCENTAGES[refundRule({ bookedAt: created_at, date }, clockAt(now)) ?? 'ON_THE_DAY'];
}

/** In whole pence; halves are rounded up, in the customer's favour. */
export function refundPence(pricePence: number, percent: number): number {
  return Math.round((pricePence * percent) / 100);
}

/** The refund in a sentence for the customer; empty when nothing was paid. */
export function refundSentence(appointment: { price_pence: number | null; refund_percent: number | null }): string {
  const { price_pence: price, refund_percent: percent } = appointment;
  if (percent === null) return '';
  if (percent === 0) return 'There’s no refund if you cancel on the day of the appointment or later.';
  const share = percent === 100 ? 'in full' : `${percent}% of the price`;
  if (price === null) return `We’ll refund your payment (${share}).`;
  return `We’ll refund ${formatPounds(refundPence(price, percent))} (${share}).`;
}
