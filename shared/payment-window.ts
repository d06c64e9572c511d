import { HOUR_MS } from './time.ts';

/** How long after its confirmation an appointment can be paid for (MONEY-05). */
export const PAYMENT_WINDOW_HOURS = 24;

/**
 * The last moment of payment, independent of clock changes. `confirmedAt` is ISO 8601; null while
 * the appointment isn't confirmed.
 */
export function paymentDueBy(confirmedAt: string | null): Date | null {
  return confirmedAt === null ? null : new Date(Date.parse(confirmedAt) + PAYMENT_WINDOW_HOURS * HOUR_MS);
}
