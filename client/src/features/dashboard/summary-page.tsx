import { ArrowRight, PenLine, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import {
  AppointmentSlip,
  AppointmentSlipSkeleton,
  useRefetchWhenExpired,
} from '~/features/appointments/appointment-slip.tsx';
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
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { DoubtfulBookings } from './doubtful-bookings.tsx';
import nextAction from './next-action-card.module.css';
import { NextActionCard } from './next-action-card.tsx';
import styles from './summary-page.module.css';

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
  useRefetchWhenExpired([...(recentAppointments ?? []), ...(nextAction?.appointment ? [nextAction.appointment] : [])]);
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
    <section aria-labelledby="recent-appointments" className={styles.section}>
      <div className={styles.head}>
        <h2 id="recent-appointments" className={styles.recentTitle}>
          Recent Appointments
        </h2>
        <TextLink to={paths.appointments} iconEnd={<ArrowRight aria-hidden width={18} />}>
          See All
        </TextLink>
      </div>
      <ul className={styles.slips}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentSlip appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Instead of a figure that couldn't be loaded. */
const UNKNOWN = (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">Unknown</span>
  </>
);

/** Four figures, each linked to the page that it counts (DASH-11..14). */
function SummaryStats({ summary }: { summary: Me['summary'] }) {
  const { completedRepairs, pendingAppointments, totalSpent, pendingReviews } = summary;
  const stats = [
    { to: paths.repairs, label: 'Completed Repairs', value: completedRepairs },
    { to: paths.appointments, label: 'Pending Appointments', value: pendingAppointments },
    { to: paths.repairs, label: 'Total Spent', value: totalSpent?.formatted ?? null },
    { to: paths.reviews, label: 'Pending Reviews', value: pendingReviews },
  ];
  return (
    <ul className={styles.strip} aria-label="Key figures">
      {stats.map(({ to, label, value }) => (
        <li key={label}>
          <Link to={to} className={styles.stat}>
            <strong className={styles.value}>{value ?? UNKNOWN}</strong> <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The next action, the figures and the slips, in the parts and sizes of the content. */
function SummarySkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      <div className={cx(nextAction.card, frame.frame)}>
        <Skeleton shape="circle" width={26} height={26} className={styles.iconSkeleton} />
        <div className={nextAction.body}>
          <Skeleton width="55%" />
          <div className={nextAction.text}>
            <Skeleton width="40%" />
          </div>
        </div>
        <div className={nextAction.aside}>
          <Skeleton shape="box" width={104} height={48} />
        </div>
      </div>
      <ul className={cx(styles.strip, frame.frame)}>
        {[1, 2, 3, 4].map((figure) => (
          <li key={figure}>
            <div className={styles.stat}>
              <Skeleton shape="box" width={64} height={32} />
              <div className={styles.label}>
                <Skeleton width={130} className={styles.labelSkeleton} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.section}>
        <div className={styles.head}>
          <Skeleton width={240} height={28} />
        </div>
        <div className={styles.slips}>
          {[1, 2, 3, 4, 5].map((slip) => (
            <AppointmentSlipSkeleton key={slip} />
          ))}
        </div>
      </div>
    </div>
  );
}
