import { addDays, londonDate } from './london-time.ts';
import { inPounds } from './money.ts';

const day = 24 * 3_600_000;

export interface RefundCase {
  /** The moment of booking, ISO 8601. */
  created_at: string;
  /** The day of the appointment. */
  date: string;
}

/** Who ends an appointment. The product does it for the specialist who has not confirmed in time. */
export type CancelledBy = 'customer' | 'specialist' | 'product';

/**
 * How much of the price goes back, in hundredths (MONEY-09..13, C-50): the first rule that fits decides. 24:00:00 after the booking are still
 * within 24 hours; days are those of London.
 */
export function refundPercent({ created_at, date }: RefundCase, by: CancelledBy, now: Date): 0 | 50 | 75 | 100 {
  if (by !== 'customer') return 100;
  if (now.getTime() - Date.parse(created_at) <= day) return 100;
  const today = londonDate(now);
  if (addDays(today, 2) <= date) return 75;
  return today < date ? 50 : 0;
}

/** In whole pence; halves are rounded up, in the customer's favour. */
export function refundPence(pricePence: number, percent: number): number {
  return Math.round((pricePence * percent) / 100);
}

/** What becomes of the money, for the customer; empty when nothing was paid. */
export function refundSentence(appointment: { price_pence: number | null; refund_percent: number | null }): string {
  const { price_pence: price, refund_percent: percent } = appointment;
  if (percent === null) return '';
  if (percent === 0) return 'There is no refund for an appointment that is cancelled on its day or later.';
  const share = percent === 100 ? 'in full' : `${percent}% of the price`;
  if (price === null) return `Your payment goes back to you: ${share}.`;
  return `We refund ${inPounds(refundPence(price, percent))} (${share}).`;
}
