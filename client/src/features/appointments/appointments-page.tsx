import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Appointments } from './appointments.tsx';
import styles from './appointments-page.module.css';
import { AppointmentsSkeleton } from './appointments-skeleton.tsx';
import { usePageNotice } from './use-page-notice.ts';

/** /dashboard/appointments: the customer's appointments, and the actions on them. */
export function Component() {
  const state = useAccountPage(
    useAppointmentsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
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
        {({ appointments }) => <Appointments appointments={appointments} isLoading={state.isLoading} />}
      </AccountPage>
    </div>
  );
}
