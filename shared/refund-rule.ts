import { londonDay, type RuleClock } from './london/clock.ts';
import { addDays, daysBetween } from './london/days.ts';
import { HOUR_MS } from './time.ts';

export type RefundRule = 'WITHIN_24_HOURS_OF_BOOKING' | 'TWO_DAYS_BEFORE' | 'BEFORE_THE_DAY' | 'ON_THE_DAY';

/** How long after the booking a cancellation is free (MONEY-10). */
export const FREE_CANCELLATION_HOURS = 24;

/** How many days before the appointment most is refunded (MONEY-11). */
export const EARLY_CANCELLATION_DAYS = 2;

/** The refund of a cancelled appointment, in percent of its price (MONEY-10..13). */
export const REFUND_PERCENTAGES: Readonly<Record<RefundRule, number>> = {
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
 * The first rule that applies (C-50). The last moment of the free hours is still free,
 * and days are London's. If the time of booking is unknown, only the day counts, which never
 * promises too much. Null if the day is needed and unknown.
 */
export function refundRule({ bookedAt, date }: BookedAppointment, clock: RuleClock): RefundRule | null {
  const freeUntil = bookedAt === null ? null : Date.parse(bookedAt) + FREE_CANCELLATION_HOURS * HOUR_MS;
  if (freeUntil !== null && !clock.hasCome(freeUntil + 1)) return 'WITHIN_24_HOURS_OF_BOOKING';
  if (date === null) return null;
  const daysAhead = daysBetween(clock.today(), date);
  if (daysAhead >= EARLY_CANCELLATION_DAYS) return 'TWO_DAYS_BEFORE';
  return daysAhead >= 1 ? 'BEFORE_THE_DAY' : 'ON_THE_DAY';
}

/** Until when a refund rule applies. */
export interface RefundStep {
  rule: RefundRule;
  /** An instant in ISO 8601, or a day in London, whose end it is. */
  until: string;
}

/** The rules that give a refund now or later, in order, each with its end. */
export function refundSteps({ bookedAt, date }: BookedAppointment, clock: RuleClock): RefundStep[] {
  const steps: RefundStep[] = [];
  let earliestDay = clock.today();
  const freeUntil = Date.parse(bookedAt ?? '') + FREE_CANCELLATION_HOURS * HOUR_MS;
  if (!clock.hasCome(freeUntil + 1)) {
    steps.push({ rule: 'WITHIN_24_HOURS_OF_BOOKING', until: new Date(freeUntil).toISOString() });
    earliestDay = londonDay(new Date(freeUntil));
  }
  if (date === null) return steps;
  const byDay: RefundStep[] = [
    { rule: 'TWO_DAYS_BEFORE', until: addDays(date, -EARLY_CANCELLATION_DAYS) },
    { rule: 'BEFORE_THE_DAY', until: addDays(date, -1) },
  ];
  return [...steps, ...byDay.filter(({ until }) => until >= earliestDay)];
}
