import { REFUND_PERCENTAGES } from '#shared/refund-rule.ts';
import type { Refund, RefundRule } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import { exactMoney } from '../money/money.ts';

/**
 * What the rule gives back of a price; the amount is null when there is no price. Halves of a penny
 * are the customer's.
 */
export function refundByRule(rule: RefundRule, pricePence: number | null): Refund {
  const percentage = REFUND_PERCENTAGES[rule];
  return { percentage, rule, amount: pricePence === null ? null : exactMoney((pricePence * percentage) / 100) };
}

/**
 * What the host says of the refund of a cancelled appointment: the share, the amount, or both; null
 * when it says neither.
 */
export function refundSaid({ pricePence, refundPercent, refundPence }: AppointmentRecord): Refund | null {
  const share = refundPercent ?? (refundPence !== null && pricePence ? (refundPence / pricePence) * 100 : null);
  if (share === null) return null;
  const percentage = Math.min(100, Math.max(0, Math.round(share)));
  const amount = refundPence ?? (pricePence === null ? null : (pricePence * percentage) / 100);
  return { percentage, rule: null, amount: amount === null ? null : exactMoney(amount) };
}
