import { ArrowRight, PenLine, Siren } from 'lucide-react';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { AppointmentSlip } from '~/features/appointments/appointment-slip.tsx';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { AppointmentSlipFragment, DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import {
  DashboardSummaryDocument,
  useDashboardSummaryQuery,
} from '~/graphql/generated/operations/dashboard-summary.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { DoubtfulBookings } from './doubtful-bookings.tsx';
import { NextActionCard } from './next-action-card.tsx';
import recentAppointmentsStyles from './recent-appointments.module.css';
import styles from './summary-page.module.css';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { SummaryStats } from './summary-stats.tsx';

type Me = NonNullable<DashboardSummaryQuery['me']>;

/** /dashboard: the next action, key figures and recent appointments, or what of them was loaded. */
export function Component() {
  const state = useAccountPage(useDashboardSummaryQuery(useFreshness(DashboardSummaryDocument)));
  return (
    <AccountPage
      title="Summary"
      state={state}
      skeleton={<SummarySkeleton />}
      actions={
        <>
          <ButtonLink variant="plate" to={paths.customerBooking}>
            Book an Appointment
          </ButtonLink>
          <ButtonLink variant="flare-outline" to={paths.immediateService} icon={<Siren aria-hidden />}>
            Get Immediate Service
          </ButtonLink>
        </>
      }
    >
      {(me) => <Summary me={me} />}
    </AccountPage>
  );
}

function Summary({ me }: { me: Me }) {
  const { summary, nextAction, doubtfulBookings } = me;
  const { recentAppointments, completedRepairs, pendingReviews } = summary;
  const isNewCustomer =
    nextAction?.kind === 'BOOK' && recentAppointments?.length === 0 && pendingReviews === 0 && completedRepairs === 0;
  if (isNewCustomer) {
    return (
      <>
        <DoubtfulBookings bookings={doubtfulBookings ?? []} />
        <GettingStarted />
        <SummaryStats summary={summary} />
      </>
    );
  }
  return (
    <>
      <DoubtfulBookings bookings={doubtfulBookings ?? []} />
      {nextAction && <NextActionCard next={nextAction} />}
      <SummaryStats summary={summary} />
      {recentAppointments && recentAppointments.length > 0 && <RecentAppointments appointments={recentAppointments} />}
      {pendingReviews !== null && pendingReviews > 0 && <ReviewsReminder count={pendingReviews} />}
    </>
  );
}

/** Explains booking to a new customer, instead of empty lists. */
function GettingStarted() {
  return (
    <EmptyState
      title="No appointments yet"
      actions={<ButtonLink to={paths.customerBooking}>Book your first repair</ButtonLink>}
    >
      <p>
        Tell us what needs fixing and when it suits you. Once a specialist confirms, you have{' '}
        {quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay. We keep everything here: the appointment, the receipt and your
        review.
      </p>
    </EmptyState>
  );
}

/** Shown if there are reviews to write (DASH-16). */
function ReviewsReminder({ count }: { count: number }) {
  return (
    <section aria-labelledby="reviews-reminder" className={styles.reminder}>
      <div>
        <h2 id="reviews-reminder" className={styles.title}>
          Pending Reviews
        </h2>
        <p className={styles.text}>
          You have {count === 1 ? 'one repair' : `${count} repairs`} to review. Reviews help other customers choose.
        </p>
      </div>
      <ButtonLink variant="outline" to={paths.reviews} icon={<PenLine aria-hidden />}>
        Write Reviews
      </ButtonLink>
    </section>
  );
}

/** The latest bookings, so that a new one is visible immediately (DASH-15, C-38). */
function RecentAppointments({ appointments }: { appointments: readonly AppointmentSlipFragment[] }) {
  return (
    <section aria-labelledby="recent-appointments" className={recentAppointmentsStyles.section}>
      <div className={recentAppointmentsStyles.head}>
        <h2 id="recent-appointments" className={recentAppointmentsStyles.title}>
          Recent Appointments
        </h2>
        <TextLink to={paths.appointments} iconEnd={<ArrowRight aria-hidden width={18} />}>
          See All
        </TextLink>
      </div>
      <ul className={recentAppointmentsStyles.slips}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentSlip appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
