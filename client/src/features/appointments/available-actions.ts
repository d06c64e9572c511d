import type { AppointmentStatusFactsFragment } from '~/graphql/generated/graphql.ts';
import { normaliseStatus } from './appointment-status.ts';

/** What a customer can do with an appointment. Cards and dialogs render this and decide nothing. */
export interface AvailableActions {
  /**
   * `none`: nothing to pay; also for a cancelled appointment, whose refund shows what happened to
   * the payment. `open`: can be paid. `expired`: the 24 hours are over. `rescheduled`: not until
   * the new time is confirmed (C-45). `paid`: already paid (C-41).
   */
  pay: 'none' | 'open' | 'expired' | 'rescheduled' | 'paid';
  /** APPT-16. */
  canCancel: boolean;
  /**
   * APPT-21. `used`: already rescheduled once, even if confirmed since (C-45). `closed`: too late.
   */
  reschedule: 'open' | 'used' | 'closed';
  /** APPT-14. */
  canReview: boolean;
  /**
   * Whether the card offers to reschedule and cancel (APPT-13). For a confirmed appointment the
   * details do (C-43).
   */
  canChangeOnCard: boolean;
}

/** The fields that decide, from any fragment. */
type StatusFacts = Pick<
  AppointmentStatusFactsFragment,
  'status' | 'isPaid' | 'isRescheduled' | 'wasRescheduled' | 'isReviewed' | 'paymentDueBy'
>;

/** For callers that don't use `pay`: nothing else depends on the time. */
export const AT_ANY_TIME = 0;

/** `now` in milliseconds, by the server's clock. */
export function availableActions(appointment: StatusFacts, now: number): AvailableActions {
  const { wasRescheduled, isReviewed } = appointment;
  const status = normaliseStatus(appointment.status);
  const isPending = status === 'PENDING';
  const isOpen = isPending || status === 'CONFIRMED';
  return {
    pay: payAction(appointment, now),
    canCancel: isOpen,
    reschedule: !isOpen ? 'closed' : wasRescheduled ? 'used' : 'open',
    canReview: status === 'COMPLETED' && !isReviewed,
    canChangeOnCard: isPending,
  };
}

function payAction({ status, isPaid, isRescheduled, paymentDueBy }: StatusFacts, now: number): AvailableActions['pay'] {
  if (status === 'CANCELLED') return 'none';
  if (isPaid) return 'paid';
  if (status !== 'CONFIRMED') return 'none';
  if (isRescheduled) return 'rescheduled';
  // Without a due time (C-49) the server decides.
  return paymentDueBy !== null && Date.parse(paymentDueBy) <= now ? 'expired' : 'open';
}
