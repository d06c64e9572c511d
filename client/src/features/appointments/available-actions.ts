import type { AppointmentDecisionsFragment, PaymentState } from '~/graphql/generated/graphql.ts';

type Decisions = Pick<AppointmentDecisionsFragment, 'actions' | 'paymentState' | 'paymentDueBy'>;

/**
 * What the server says about the payment, and that its deadline has passed since. `now` in
 * milliseconds, by the server's clock.
 */
export function paymentStateAt({ paymentState, paymentDueBy }: Decisions, now: number): PaymentState {
  const isOver = paymentDueBy !== null && Date.parse(paymentDueBy) <= now;
  return paymentState === 'DUE' && isOver ? 'EXPIRED' : paymentState;
}

/**
 * Whether the legacy host gives the appointment no id. Its actions are offered, and then explained
 * (APPT-18).
 */
export function isUnidentified({ actions }: Decisions): boolean {
  const { cancelUnavailableReason, rescheduleUnavailableReason, reviewUnavailableReason } = actions;
  return [cancelUnavailableReason, rescheduleUnavailableReason, reviewUnavailableReason].includes('NOT_IDENTIFIED');
}

/** The actions that are offered on an appointment's card and in its details. */
export function offeredActions({ actions }: Decisions) {
  const { canCancel, cancelUnavailableReason, canReschedule, rescheduleUnavailableReason } = actions;
  const { canReview, reviewUnavailableReason } = actions;
  return {
    canCancel: canCancel || cancelUnavailableReason === 'NOT_IDENTIFIED',
    canReschedule: canReschedule || rescheduleUnavailableReason === 'NOT_IDENTIFIED',
    /** It is shown, but disabled with the reason. */
    wasRescheduled: rescheduleUnavailableReason === 'ALREADY_RESCHEDULED',
    canReview: canReview || reviewUnavailableReason === 'NOT_IDENTIFIED',
  };
}
