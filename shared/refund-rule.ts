import { londonDay } from './london/clock.ts';
import { daysBetween } from './london/days.ts';

export type RefundRule = 'WITHIN_24_HOURS_OF_BOOKING' | 'TWO_DAYS_BEFORE' | 'BEFORE_THE_DAY' | 'ON_THE_DAY';

/** How long after the booking a cancellation is free. */
const FREE_CANCELLATION_MS = 24 * 60 * 60_000;

/** The refund of a cancelled appointment, in percent of its price (MONEY-10..13). */
export const REFUND_PERCENTAGES: Readonly<Record<RefundRule, 0 | 50 | 75 | 100>> = {
  WITHIN_24_HOURS_OF_BOOKING: 100,
  TWO_DAYS_BEFORE: 75,
  BEFORE_THE_DAY: 50,
  ON_THE_DAY: 0,
};

interface BookedAppointment {
  /** The moment of booking, ISO 8601; null when unknown. */
  bookedAt: string | null;
  /** The day of the appointment; null when unknown. */
  date: string | null;
}

/**
 * The first rule that applies (C-50). Exactly 24 hours after the booking is still within 24 hours,
 * and days are London's. If the time of booking is unknown, only the day counts, which never
 * promises too much. Null if the day is needed and unknown.
 */
export function refundRule({ bookedAt, date }: BookedAppointment, now: Date): RefundRule | null {
  if (bookedAt !== null && now.getTime() - Date.parse(bookedAt) <= FREE_CANCELLATION_MS)
    return 'WITHIN_24_HOURS_OF_BOOKING';
  if (date === null) return null;
  const daysAhead = daysBetween(londonDay(now), date);
  if (daysAhead >= 2) return 'TWO_DAYS_BEFORE';
  return daysAhead === 1 ? 'BEFORE_THE_DAY' : 'ON_THE_DAY';
}
