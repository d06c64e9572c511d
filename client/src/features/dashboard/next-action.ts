import { londonDay } from '#shared/london/clock.ts';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { clockTime } from '~/features/appointments/clock-time.ts';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';

type Me = NonNullable<DashboardSummaryQuery['me']>;
type Appointment = Me['appointments'][number];
type PendingReview = Me['pendingReviews'][number];

/** The one thing that the summary puts first. */
export type NextAction =
  /** Confirmed, and given away again unless it is paid in time. */
  | { is: 'pay'; appointment: Appointment & { id: string } }
  | { is: 'review'; review: PendingReview & { appointmentId: string } }
  /** Nothing to do but to be there. */
  | { is: 'visit'; appointment: Appointment }
  /** Nothing to do until the specialist has confirmed. */
  | { is: 'wait'; appointment: Appointment }
  | { is: 'book' };

/**
 * What the customer should do next: what is lost soonest comes first. `now` in milliseconds, by the
 * server's clock.
 */
export function nextAction(
  { appointments, pendingReviews }: Pick<Me, 'appointments' | 'pendingReviews'>,
  now: number,
): NextAction {
  return (
    firstToPay(appointments, now) ??
    firstToReview(pendingReviews) ??
    firstAhead(appointments, now, 'CONFIRMED', 'visit') ??
    firstAhead(appointments, now, 'PENDING', 'wait') ?? { is: 'book' }
  );
}

/**
 * Of several the one whose time is up first. Without an id nothing could be paid, and without a
 * time it can wait.
 */
function firstToPay(appointments: readonly Appointment[], now: number): NextAction | null {
  const [first] = appointments
    .flatMap((appointment) => {
      const { id } = appointment;
      return id !== null && actionsOf(appointment, now).pay === 'open' ? [{ ...appointment, id }] : [];
    })
    .toSorted((a, b) => timeUp(a) - timeUp(b));
  return first ? { is: 'pay', appointment: first } : null;
}

function timeUp({ paymentDueBy }: Appointment): number {
  return paymentDueBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(paymentDueBy);
}

/** The list begins with the latest work, which is remembered best. */
function firstToReview(reviews: readonly PendingReview[]): NextAction | null {
  for (const review of reviews) {
    const { appointmentId } = review;
    if (appointmentId !== null) return { is: 'review', review: { ...review, appointmentId } };
  }
  return null;
}

/**
 * The next that is still ahead; one whose day is open comes after those that have one. What was not
 * paid in time does not take place.
 */
function firstAhead(
  appointments: readonly Appointment[],
  now: number,
  status: 'CONFIRMED' | 'PENDING',
  is: 'visit' | 'wait',
): NextAction | null {
  const today = londonDay(new Date(now));
  const [appointment] = appointments
    .filter((one) => one.status === status && (one.scheduledDate ?? today) >= today)
    .filter((one) => actionsOf(one, now).pay !== 'expired')
    .toSorted((a, b) => moment(a).localeCompare(moment(b)));
  return appointment ? { is, appointment } : null;
}

/** Sorts as a text: the day, then the time on the 24-hour clock. */
function moment({ scheduledDate, scheduledTime }: Appointment): string {
  return `${scheduledDate ?? '9999'} ${scheduledTime ? clockTime(scheduledTime) : '99'}`;
}
