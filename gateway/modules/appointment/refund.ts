import { REFUND_PERCENTAGES } from '#shared/refund-rule.ts';
import type { Refund, RefundRule } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import { exactMoney } from '../money/money.ts';

/** The refund by a rule; without an amount if the price is unknown. Half a penny rounds up. */
export function refundByRule(rule: RefundRule, pricePence: number | null): Refund {
  const percentage = REFUND_PERCENTAGES[rule];
  return { percentage, rule, amount: pricePence === null ? null : exactMoney((pricePence * percentage) / 100) };
}

/**
 * The refund of a cancelled appointment, as the host sends it: a percentage, an amount or both.
 * Null if it sends neither.
 */
export function refundFromHost({ pricePence, refundPercent, refundPence }: AppointmentRecord): Refund | null {
  const percent = refundPercent ?? (refundPence !== null && pricePence ? (refundPence / pricePence) * 100 : null);
  if (percent === null) return null;
  const percentage = Math.min(100, Math.max(0, Math.round(percent)));
  const amount = refundPence ?? (pricePence === null ? null : (pricePence * percentage) / 100);
  return { percentage, rule: null, amount: amount === null ? null : exactMoney(amount) };
}
