import type { AppointmentDetailsFragment, AppointmentStandingFragment } from '~/graphql/generated/graphql.ts';
import { knownStatus } from './appointment-status.ts';

interface Event {
  id: 'booked' | 'confirmed' | 'paid' | 'rescheduled' | 'completed' | 'cancelled';
  label: string;
  /** Null where the moment is not known. */
  at: string | null;
}

type Known = Pick<
  AppointmentStandingFragment,
  'status' | 'isPaid' | 'isRescheduled' | 'wasRescheduled' | 'confirmedAt'
> &
  Pick<AppointmentDetailsFragment, 'paidAt'> & { bookedAt: string | null };

/** What has become of an appointment so far, in order, as far as it is known. */
export function historyOf(appointment: Known): Event[] {
  const { status, isPaid, isRescheduled, wasRescheduled, bookedAt, confirmedAt, paidAt } = appointment;
  const stands = knownStatus(status);
  const paid: Event | false = isPaid && { id: 'paid', label: 'Paid', at: paidAt };
  const rescheduled: Event = { id: 'rescheduled', label: 'Rescheduled', at: null };
  // The moment of confirmation is that of the new time, which comes after what was paid for the old
  // one (C-45).
  const isConfirmedAgain = wasRescheduled && !isRescheduled;
  const isPaidBefore =
    isConfirmedAgain && paidAt !== null && confirmedAt !== null && Date.parse(paidAt) < Date.parse(confirmedAt);
  const events: (Event | false)[] = [
    { id: 'booked', label: 'Booked', at: bookedAt },
    isPaidBefore && paid,
    isConfirmedAgain && rescheduled,
    (stands === 'CONFIRMED' || confirmedAt !== null) && { id: 'confirmed', label: 'Confirmed', at: confirmedAt },
    !isPaidBefore && paid,
    isRescheduled && rescheduled,
    stands === 'COMPLETED' && { id: 'completed', label: 'Completed', at: null },
    stands === 'CANCELLED' && { id: 'cancelled', label: 'Cancelled', at: null },
  ];
  return events.filter((event) => event !== false);
}
