import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import { AppointmentsDocument, useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Appointments } from './appointments.tsx';
import styles from './appointments-page.module.css';
import { appointmentsSearchParams } from './appointments-search-params.ts';
import { AppointmentsSkeleton } from './appointments-skeleton.tsx';
import { usePageNotice } from './use-page-notice.ts';

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
    <div className={styles.page}>
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
