import type { RuleClock } from '#shared/london/clock.ts';
import { paymentDueBy as paymentDeadline } from '#shared/payment-window.ts';
import { REFUND_PERCENTAGES } from '#shared/refund-rule.ts';
import type {
  ActionUnavailableReason,
  AppointmentStatus,
  PaymentState,
  Refund,
  RefundRule,
} from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/customer-records.ts';
import { exactMoney } from '../money/money.ts';

export interface AppointmentState {
  /** Whether the host sends an id. */
  readonly isIdentified: boolean;
  readonly status: AppointmentStatus;
  readonly confirmedAt: string | null;
  readonly isPaid: boolean;
  readonly isRescheduled: boolean;
  readonly wasRescheduled: boolean;
  readonly isReviewed: boolean;
}

/** Null if the action is possible. */
type Unavailable = ActionUnavailableReason | null;

/**
 * MONEY-05: the payment deadline in ISO 8601, even if it has passed. Null if no payment is due, or
 * if the time of the confirmation is unknown (C-49).
 */
export function paymentDueBy({
  status,
  confirmedAt,
  isPaid,
  isRescheduled,
}: Pick<AppointmentState, 'status' | 'confirmedAt' | 'isPaid' | 'isRescheduled'>): string | null {
  if (status !== 'CONFIRMED' || isPaid || isRescheduled) return null;
  return paymentDeadline(confirmedAt)?.toISOString().replace('.000Z', 'Z') ?? null;
}

/** APPT-07..10, C-41, C-45. */
export function paymentState(state: AppointmentState, clock: RuleClock): PaymentState {
  if (state.status === 'CANCELLED') return 'NOT_DUE';
  if (state.isPaid) return 'PAID';
  if (state.status !== 'CONFIRMED') return 'NOT_DUE';
  if (state.isRescheduled) return 'ON_HOLD';
  const deadline = paymentDueBy(state);
  return deadline !== null && clock.hasCome(Date.parse(deadline)) ? 'EXPIRED' : 'DUE';
}

export function whyNotPayable(state: AppointmentState, clock: RuleClock): Unavailable {
  switch (paymentState(state, clock)) {
    case 'DUE':
      return state.isIdentified ? null : 'NOT_IDENTIFIED';
    case 'PAID':
      return 'ALREADY_PAID';
    case 'ON_HOLD':
      return 'NEW_TIME_NOT_CONFIRMED';
    case 'EXPIRED':
      return 'PAYMENT_WINDOW_CLOSED';
    case 'NOT_DUE':
      return whyClosed(state, clock) ?? 'NOT_CONFIRMED';
  }
}

/** APPT-16. */
export function whyNotCancellable(state: AppointmentState, clock: RuleClock): Unavailable {
  return whyClosed(state, clock) ?? (state.isIdentified ? null : 'NOT_IDENTIFIED');
}

/** APPT-21, C-45. */
export function whyNotReschedulable(state: AppointmentState, clock: RuleClock): Unavailable {
  const closed = whyClosed(state, clock);
  if (closed) return closed;
  if (state.wasRescheduled) return 'ALREADY_RESCHEDULED';
  return state.isIdentified ? null : 'NOT_IDENTIFIED';
}

/** APPT-14. */
export function whyNotReviewable(state: Pick<AppointmentState, 'status' | 'isIdentified' | 'isReviewed'>): Unavailable {
  if (state.status === 'CANCELLED') return 'CANCELLED';
  if (state.status !== 'COMPLETED') return 'NOT_COMPLETED';
  if (state.isReviewed) return 'ALREADY_REVIEWED';
  return state.isIdentified ? null : 'NOT_IDENTIFIED';
}

/** What is over can't be changed: completed, cancelled, or not paid in time. */
function whyClosed(state: AppointmentState, clock: RuleClock): Unavailable {
  const { status } = state;
  if (status === 'COMPLETED' || status === 'CANCELLED') return status;
  return paymentState(state, clock) === 'EXPIRED' ? 'PAYMENT_WINDOW_CLOSED' : null;
}

/** The refund by a rule; without an amount if the price is unknown. Half a penny rounds up. */
export function refundByRule(rule: RefundRule, pricePence: number | null): Refund {
  const percentage = REFUND_PERCENTAGES[rule];
  return { percentage, rule, amount: pricePence === null ? null : exactMoney((pricePence * percentage) / 100) };
}

/** As the host sends it: a percentage, an amount or both. Null if it sends neither. */
export function refundFromHost({ pricePence, refundPercent, refundPence }: AppointmentRecord): Refund | null {
  const percent = refundPercent ?? (refundPence !== null && pricePence ? (refundPence / pricePence) * 100 : null);
  if (percent === null) return null;
  const percentage = Math.min(100, Math.max(0, Math.round(percent)));
  const amount = refundPence ?? (pricePence === null ? null : (pricePence * percentage) / 100);
  return { percentage, rule: null, amount: amount === null ? null : exactMoney(amount) };
}
