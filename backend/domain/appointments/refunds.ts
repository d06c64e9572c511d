import { formatPounds } from '#shared/money.ts';
import { REFUND_PERCENTAGES, refundRule } from '#shared/refund-rule.ts';

export interface RefundCase {
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
  return REFUND_PERCENTAGES[refundRule({ bookedAt: created_at, date }, now) ?? 'ON_THE_DAY'];
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
