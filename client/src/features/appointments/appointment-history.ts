import type { AppointmentDetailsFragment, AppointmentStatusFactsFragment } from '~/graphql/generated/graphql.ts';
import { normaliseStatus } from './appointment-status.ts';

interface HistoryEvent {
  id: 'booked' | 'confirmed' | 'paid' | 'rescheduled' | 'completed' | 'cancelled';
  label: string;
  /** Null if unknown. */
  at: string | null;
}

type HistoryFacts = Pick<
  AppointmentStatusFactsFragment,
  'status' | 'isPaid' | 'isRescheduled' | 'wasRescheduled' | 'confirmedAt'
> &
  Pick<AppointmentDetailsFragment, 'paidAt'> & { bookedAt: string | null };

/** The known events of an appointment, oldest first. */
export function historyOf(appointment: HistoryFacts): HistoryEvent[] {
  const { isPaid, isRescheduled, wasRescheduled, bookedAt, confirmedAt, paidAt } = appointment;
  const status = normaliseStatus(appointment.status);
  const paid: HistoryEvent | false = isPaid && { id: 'paid', label: 'Paid', at: paidAt };
  const rescheduled: HistoryEvent = { id: 'rescheduled', label: 'Rescheduled', at: null };
  // After rescheduling, `confirmedAt` belongs to the new time, so the payment can be older (C-45).
  const isReconfirmed = wasRescheduled && !isRescheduled;
  const isPaidBefore =
    isReconfirmed && paidAt !== null && confirmedAt !== null && Date.parse(paidAt) < Date.parse(confirmedAt);
  const events: (HistoryEvent | false)[] = [
    { id: 'booked', label: 'Booked', at: bookedAt },
    isPaidBefore && paid,
    isReconfirmed && rescheduled,
    (status === 'CONFIRMED' || confirmedAt !== null) && { id: 'confirmed', label: 'Confirmed', at: confirmedAt },
    !isPaidBefore && paid,
    isRescheduled && rescheduled,
    status === 'COMPLETED' && { id: 'completed', label: 'Completed', at: null },
    status === 'CANCELLED' && { id: 'cancelled', label: 'Cancelled', at: null },
  ];
  return events.filter((event) => event !== false);
}
