import type { AppointmentStandingFragment } from '~/graphql/generated/graphql.ts';
import { knownStatus } from './appointment-status.ts';

/**
 * What a customer can do with an appointment at a moment; cards and dialogs render this and decide
 * nothing.
 */
export interface AppointmentActions {
  /**
   * `none`: there is nothing to pay. `open`: it can be paid. `expired`: its 24 hours are over.
   * `rescheduled`: not before the new time is confirmed (C-45). `paid`: it has been (C-41); what
   * became of the payment for one that was cancelled is its refund.
   */
  pay: 'none' | 'open' | 'expired' | 'rescheduled' | 'paid';
  /** APPT-16. */
  canCancel: boolean;
  /**
   * APPT-21. `used`: it has been moved once already, also when the new time is confirmed (C-45).
   * `closed`: it is too late.
   */
  reschedule: 'open' | 'used' | 'closed';
  /** APPT-14. */
  canReview: boolean;
  /**
   * Whether its card offers to move and cancel it (APPT-13); that of a confirmed one is in its
   * details (C-43).
   */
  isChangedOnCard: boolean;
}

/**
 * Where an appointment stands, as far as what can be done with it depends on that; of whichever
 * fragment it comes.
 */
type Standing = Pick<
  AppointmentStandingFragment,
  'status' | 'isPaid' | 'isRescheduled' | 'wasRescheduled' | 'isReviewed' | 'paymentDueBy'
>;

/** For who asks for all but what can be paid: only that depends on the moment. */
export const AT_ANY_TIME = 0;

/** `now` in milliseconds, by the server's clock. */
export function actionsOf(appointment: Standing, now: number): AppointmentActions {
  const { isPaid, isRescheduled, wasRescheduled, isReviewed, paymentDueBy } = appointment;
  const status = knownStatus(appointment.status);
  const isPending = status === 'PENDING';
  const isConfirmed = status === 'CONFIRMED';
  const isOpen = isPending || isConfirmed;
  const payOf = () => {
    if (status === 'CANCELLED') return 'none';
    if (isPaid) return 'paid';
    if (!isConfirmed) return 'none';
    if (isRescheduled) return 'rescheduled';
    // Without a moment (C-49) the server decides.
    return paymentDueBy !== null && Date.parse(paymentDueBy) <= now ? 'expired' : 'open';
  };
  return {
    pay: payOf(),
    canCancel: isOpen,
    reschedule: !isOpen ? 'closed' : wasRescheduled ? 'used' : 'open',
    canReview: status === 'COMPLETED' && !isReviewed,
    isChangedOnCard: isPending,
  };
}
