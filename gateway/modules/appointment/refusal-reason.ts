import { appointmentMessages } from '#shared/appointment-messages.ts';
import type { UserError, UserErrorCode } from '../../graphql/generated/schema.ts';
import { userError } from '../mutations/user-errors.ts';
import type { AppointmentModel } from './appointment.ts';
import { canBeCancelled, canBeRescheduled } from './rules.ts';

/** Why an action isn't possible. */
export interface RefusalReason {
  readonly code: UserErrorCode;
  /** Shown if the host gives no reason. */
  readonly message: string;
}

type Facts = Pick<
  AppointmentModel,
  'status' | 'isPaid' | 'isRescheduled' | 'wasRescheduled' | 'confirmedAt' | 'paymentDueBy'
>;

/*
 * Why an appointment can't be paid for, cancelled or rescheduled, judging by the customer's data;
 * null if nothing there forbids it. Legacy hosts use one status for all of these.
 */

export function paymentReason(appointment: Facts, now: Date): RefusalReason | null {
  const { status, isPaid, isRescheduled, paymentDueBy } = appointment;
  if (isPaid) return { code: 'ALREADY_DONE', message: appointmentMessages.paid };
  if (status === 'CANCELLED') return { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.payCancelled };
  if (isRescheduled) return { code: 'NOT_CONFIRMED', message: appointmentMessages.newTimeNotConfirmed };
  if (status === 'PENDING') return { code: 'NOT_CONFIRMED', message: appointmentMessages.notConfirmed };
  // Null if the time of the confirmation is unknown (C-49).
  if (paymentDueBy === null || now <= new Date(paymentDueBy)) return null;
  return { code: 'PAYMENT_WINDOW_CLOSED', message: appointmentMessages.paymentWindowClosed };
}

export function cancellationReason(appointment: Facts): RefusalReason | null {
  if (canBeCancelled(appointment)) return null;
  return appointment.status === 'CANCELLED'
    ? { code: 'ALREADY_DONE', message: appointmentMessages.cancelled }
    : { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.cancelCompleted };
}

export function rescheduleReason(appointment: Facts): RefusalReason | null {
  if (canBeRescheduled(appointment)) return null;
  if (appointment.status === 'CANCELLED') {
    return { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.rescheduleCancelled };
  }
  return appointment.status === 'COMPLETED'
    ? { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.rescheduleCompleted }
    : { code: 'ALREADY_RESCHEDULED', message: appointmentMessages.rescheduledOnce };
}

/** The user error of a mutation of an appointment that the customer doesn't have. */
export const appointmentNotFound = (): UserError =>
  userError(APPOINTMENT_NOT_FOUND.code, APPOINTMENT_NOT_FOUND.message, ['appointmentId']);

export const APPOINTMENT_NOT_FOUND: RefusalReason = { code: 'NOT_FOUND', message: appointmentMessages.notFound };
export const SLOT_TAKEN: RefusalReason = { code: 'SLOT_TAKEN', message: appointmentMessages.timeSlotTaken };
