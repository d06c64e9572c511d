import { paymentDueBy as endOfPayment } from '#shared/payment-window.ts';
import type { AppointmentStatus } from '../../graphql/generated/schema.ts';

interface Facts {
  readonly status: AppointmentStatus;
  readonly confirmedAt: string | null;
  readonly isPaid: boolean;
  readonly isRescheduled: boolean;
  readonly wasRescheduled: boolean;
}

/**
 * MONEY-05: 24 hours from the confirmation, whatever the clocks do in between, also when they are
 * over; null when there is nothing to be paid now, or the moment is unknown (C-49).
 */
export function paymentDueBy({
  status,
  confirmedAt,
  isPaid,
  isRescheduled,
}: Omit<Facts, 'wasRescheduled'>): string | null {
  if (status !== 'CONFIRMED' || isPaid || isRescheduled) return null;
  return endOfPayment(confirmedAt)?.toISOString().replace('.000Z', 'Z') ?? null;
}

/** APPT-16. */
export function canBeCancelled({ status }: Pick<Facts, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED';
}

/** APPT-21. */
export function canBeRescheduled({ status, wasRescheduled }: Pick<Facts, 'status' | 'wasRescheduled'>): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && !wasRescheduled;
}
