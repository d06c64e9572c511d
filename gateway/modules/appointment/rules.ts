import type { AppointmentStatus } from '../../graphql/generated/schema.ts';
import { daysBetween, londonDay } from '../london-day.ts';

const PAYMENT_WINDOW_MS = 24 * 60 * 60_000;

/** C-44: the last day to which an appointment can be moved, counted from today. */
const FARTHEST_MOVE_DAYS = 30;

interface Facts {
  readonly status: AppointmentStatus;
  readonly confirmedAt: string | null;
  readonly isPaid: boolean;
  readonly isRescheduled: boolean;
  readonly wasRescheduled: boolean;
}

/**
 * MONEY-05: 24 hours from the confirmation, whatever the clocks do in between, also when they are over; null when there is nothing to be paid
 * now, or the moment is unknown (C-49).
 */
export function paymentDueBy({
  status,
  confirmedAt,
  isPaid,
  isRescheduled,
}: Omit<Facts, 'wasRescheduled'>): string | null {
  if (status !== 'CONFIRMED' || isPaid || isRescheduled || confirmedAt === null) return null;
  return new Date(Date.parse(confirmedAt) + PAYMENT_WINDOW_MS).toISOString().replace('.000Z', 'Z');
}

/** APPT-16. */
export function canBeCancelled({ status }: Pick<Facts, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED';
}

/** APPT-21. */
export function canBeRescheduled({ status, wasRescheduled }: Pick<Facts, 'status' | 'wasRescheduled'>): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && !wasRescheduled;
}

/** C-44: from today, the first day, to thirty days ahead, in London. */
export function isWithinMovingWindow(date: string, now: Date): boolean {
  const daysAhead = daysBetween(londonDay(now), date);
  return daysAhead >= 0 && daysAhead <= FARTHEST_MOVE_DAYS;
}
