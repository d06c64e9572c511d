import type { Refund, RefundRule } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import { daysBetween, londonDay } from '../london-day.ts';
import { exactMoney } from '../money/money.ts';

const DAY_MS = 24 * 60 * 60_000;

const PERCENTAGES: Readonly<Record<RefundRule, number>> = {
  WITHIN_24_HOURS_OF_BOOKING: 100,
  TWO_DAYS_BEFORE: 75,
  BEFORE_THE_DAY: 50,
  ON_THE_DAY: 0,
};

/**
 * MONEY-10..13 with C-50: the first rule that fits, 24:00:00 after the booking included, days being those of London. Without a moment of
 * booking the day alone decides, which never promises too much; null when the day is needed and unknown.
 */
export function refundRule(
  { bookedAt, scheduledDate }: { bookedAt: string | null; scheduledDate: string | null },
  now: Date,
): RefundRule | null {
  if (bookedAt !== null && now.getTime() - Date.parse(bookedAt) <= DAY_MS) return 'WITHIN_24_HOURS_OF_BOOKING';
  if (scheduledDate === null) return null;
  const daysAhead = daysBetween(londonDay(now), scheduledDate);
  if (daysAhead >= 2) return 'TWO_DAYS_BEFORE';
  return daysAhead === 1 ? 'BEFORE_THE_DAY' : 'ON_THE_DAY';
}

/** What the rule gives back of a price; the amount is null when there is no price. Halves of a penny are the customer's. */
export function refundByRule(rule: RefundRule, pricePence: number | null): Refund {
  const percentage = PERCENTAGES[rule];
  return { percentage, rule, amount: pricePence === null ? null : exactMoney((pricePence * percentage) / 100) };
}

/** What the host says of the refund of a cancelled appointment: the share, the amount, or both; null when it says neither. */
export function refundSaid({ pricePence, refundPercent, refundPence }: AppointmentRecord): Refund | null {
  const share = refundPercent ?? (refundPence !== null && pricePence ? (refundPence / pricePence) * 100 : null);
  if (share === null) return null;
  const percentage = Math.min(100, Math.max(0, Math.round(share)));
  const amount = refundPence ?? (pricePence === null ? null : (pricePence * percentage) / 100);
  return { percentage, rule: null, amount: amount === null ? null : exactMoney(amount) };
}
