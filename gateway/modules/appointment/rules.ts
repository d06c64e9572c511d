import { paymentDueBy as paymentDeadline } from '#shared/payment-window.ts';
import type { AppointmentStatus } from '../../graphql/generated/schema.ts';

interface AppointmentState {
  readonly status: AppointmentStatus;
  readonly confirmedAt: string | null;
  readonly isPaid: boolean;
  readonly isRescheduled: boolean;
  readonly wasRescheduled: boolean;
}

/**
 * MONEY-05: the payment deadline in ISO 8601, even if it has passed. Null if no payment is due, or
 * if the time of the confirmation is unknown (C-49).
 */
export function paymentDueBy({
  status,
  confirmedAt,
  isPaid,
  isRescheduled,
}: Omit<AppointmentState, 'wasRescheduled'>): string | null {
  if (status !== 'CONFIRMED' || isPaid || isRescheduled) return null;
  return paymentDeadline(confirmedAt)?.toISOString().replace('.000Z', 'Z') ?? null;
}

/** APPT-16. */
export function canBeCancelled({ status }: Pick<AppointmentState, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED';
}

/** APPT-21. */
export function canBeRescheduled({
  status,
  wasRescheduled,
}: Pick<AppointmentState, 'status' | 'wasRescheduled'>): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && !wasRescheduled;
}
