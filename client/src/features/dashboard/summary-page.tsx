import { Siren } from 'lucide-react';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import {
  DashboardSummaryDocument,
  useDashboardSummaryQuery,
} from '~/graphql/generated/operations/dashboard-summary.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { DoubtfulBookings } from './doubtful-bookings.tsx';
import { GettingStarted } from './getting-started.tsx';
import { NextActionCard } from './next-action-card.tsx';
import { RecentAppointments } from './recent-appointments.tsx';
import { ReviewsReminder } from './reviews-reminder.tsx';
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
