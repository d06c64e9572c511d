import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import { AppointmentsDocument, useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { readPageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ListFilterSkeleton } from '~/ui/list-filter-skeleton.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { AppointmentSlipSkeleton } from './appointment-slip-skeleton.tsx';
import styles from './appointments.module.css';
import { Appointments } from './appointments.tsx';
import { appointmentsSearchParams } from './appointments-search-params.ts';

/** /dashboard/appointments: the customer's appointments, and the actions on them. */
export function Component() {
  const list = useListSearchParams(appointmentsSearchParams);
  const { filter } = list;
  const query = useAppointmentsQuery({ variables: filter, ...useFreshness(AppointmentsDocument, filter) });
  const state = useAccountPage(query);
  // While another filter loads, the page still shows the list of the one before.
  const shownFilter = useLastLoaded(query.data?.me ? filter : null) ?? filter;
  const { notice, dismiss } = usePageNotice();
  return (
    <div className={styles.appointments}>
      {notice && <Notice tone="success" title={notice} onDismiss={dismiss} />}
      <AccountPage
        title="My Appointments"
        actions={
          <ButtonLink variant="plate" to={paths.customerBooking}>
            Book New Appointment
          </ButtonLink>
        }
        state={state}
        skeleton={<AppointmentsSkeleton />}
      >
        {({ appointments, all }) =>
          appointments && all ? (
            <Appointments list={list} page={appointments} filter={shownFilter} total={all.totalCount} />
          ) : (
            <Notice tone="error" title="We couldn’t load your appointments." />
          )
        }
      </AccountPage>
    </div>
  );
}

/**
 * The notice that the previous page passed on, shown once: it is removed from the history entry, so
 * that a reload or Back doesn't repeat it.
 */
function usePageNotice() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const incoming = readPageNotice(state);
  const [notice, setNotice] = useState(incoming);
  if (incoming !== null && incoming !== notice) setNotice(incoming);

  const clearHistoryState = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (incoming !== null) clearHistoryState();
  }, [incoming]);

  return { notice, dismiss: () => setNotice(null) };
}

/** The filter, the count and as many slips as fill a screen. */
function AppointmentsSkeleton() {
  return (
    <div className={styles.appointments}>
      <ListFilterSkeleton options={5} />
      <Skeleton width={130} height={26} />
      <div className={styles.list}>
        {[1, 2, 3, 4].map((slip) => (
          <AppointmentSlipSkeleton key={slip} hasActions />
        ))}
      </div>
    </div>
  );
}
