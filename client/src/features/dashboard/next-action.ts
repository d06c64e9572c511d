import { londonDay } from '#shared/london/clock.ts';
import { availableActions } from '~/features/appointments/available-actions.ts';
import { to24HourTime } from '~/features/appointments/to-24-hour-time.ts';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';

type Me = NonNullable<DashboardSummaryQuery['me']>;
type Appointment = Me['appointments'][number];
type PendingReview = Me['pendingReviews'][number];

/** The action at the top of the summary. */
export type NextAction =
  /** Confirmed, and released again unless it is paid in time. */
  | { kind: 'pay'; appointment: Appointment & { id: string } }
  | { kind: 'review'; review: PendingReview & { appointmentId: string } }
  /** Nothing to do until the appointment. */
  | { kind: 'visit'; appointment: Appointment }
  /** Nothing to do until the specialist confirms. */
  | { kind: 'wait'; appointment: Appointment }
  | { kind: 'book' };

/** The customer's most urgent action. `now` in milliseconds, by the server's clock. */
export function nextAction(
  { appointments, pendingReviews }: Pick<Me, 'appointments' | 'pendingReviews'>,
  now: number,
): NextAction {
  return (
    firstToPay(appointments, now) ??
    firstToReview(pendingReviews) ??
    firstUpcoming(appointments, now, 'CONFIRMED', 'visit') ??
    firstUpcoming(appointments, now, 'PENDING', 'wait') ?? { kind: 'book' }
  );
}

/** The payable appointment that is due first. Without an id, an appointment can't be paid. */
function firstToPay(appointments: readonly Appointment[], now: number): NextAction | null {
  const [first] = appointments
    .flatMap((appointment) => {
      const { id } = appointment;
      return id !== null && availableActions(appointment, now).pay === 'open' ? [{ ...appointment, id }] : [];
    })
    .toSorted((a, b) => dueTime(a) - dueTime(b));
  return first ? { kind: 'pay', appointment: first } : null;
}

/** Appointments without a due time come last. */
function dueTime({ paymentDueBy }: Appointment): number {
  return paymentDueBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(paymentDueBy);
}

/** The list starts with the latest work, which customers remember best. */
function firstToReview(reviews: readonly PendingReview[]): NextAction | null {
  for (const review of reviews) {
    const { appointmentId } = review;
    if (appointmentId !== null) return { kind: 'review', review: { ...review, appointmentId } };
  }
  return null;
}

/**
 * The next appointment from today on. Those without a date come last, and those that weren't paid
 * in time don't take place.
 */
function firstUpcoming(
  appointments: readonly Appointment[],
  now: number,
  status: 'CONFIRMED' | 'PENDING',
  kind: 'visit' | 'wait',
): NextAction | null {
  const today = londonDay(new Date(now));
  const [appointment] = appointments
    .filter((candidate) => candidate.status === status && (candidate.scheduledDate ?? today) >= today)
    .filter((candidate) => availableActions(candidate, now).pay !== 'expired')
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
  return appointment ? { kind, appointment } : null;
}

/** The date, then the 24-hour time. */
function sortKey({ scheduledDate, scheduledTime }: Appointment): string {
  return `${scheduledDate ?? '9999'} ${scheduledTime ? to24HourTime(scheduledTime) : '99'}`;
}
