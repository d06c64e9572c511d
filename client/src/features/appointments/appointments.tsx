import { RecordList } from '~/features/customer/record-list.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { AppointmentPageFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { type AppointmentAction, AppointmentActionDialog } from './appointment-action-dialog.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import { statusAppearance, statuses } from './appointment-status.ts';
import styles from './appointments.module.css';
import { AppointmentDetails } from './details/appointment-details.tsx';

const useAction = resumableDialog<AppointmentAction & { openedOver: string | null }>();

const UNPAID = { isPaid: false, isRescheduled: false, isPaymentExpired: false };

interface AppointmentsProps {
  list: ReturnType<typeof useListSearchParams<AppointmentStatus>>;
  /** The first page of those that match. */
  page: AppointmentPageFragment;
  /** The filter of that page. */
  filter: ReturnType<typeof useListSearchParams<AppointmentStatus>>['filter'];
  /** How many the customer has, whatever the filter. */
  total: number;
}

/** The customer's appointments, and the details and actions that are open over them (APPT-15). */
export function Appointments({ list, page, filter, total }: AppointmentsProps) {
  const { openId, detailsLink, closeDetails } = list;
  const [action, setAction] = useAction();
  const startAction = (started: AppointmentAction) => setAction({ ...started, openedOver: openId });
  // Closing or changing the details also closes the dialog that was opened over them.
  if (action && action.openedOver !== openId) setAction(null);

  const actionDialog = action?.openedOver === openId && (
    <AppointmentActionDialog action={action} onClose={() => setAction(null)} />
  );

  const book = <ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>;

  return (
    <div className={styles.appointments}>
      <RecordList
        list={list}
        noun="appointment"
        page={page}
        total={total}
        labels={[[null, 'All'], ...statuses.map((status) => [status, statusAppearance(status, UNPAID).label] as const)]}
        searchPlaceholder="Service, reference, specialist, location"
        none={
          <EmptyState title="No appointments yet" actions={book}>
            <p>You’ll see your appointments here once you’ve booked one.</p>
          </EmptyState>
        }
        action={book}
      >
        <ul className={styles.list}>
          <AppointmentRows
            // Another filter begins with its first page.
            key={JSON.stringify(filter)}
            page={page}
            filter={filter}
            detailsLink={detailsLink}
            onAction={startAction}
          />
        </ul>
      </RecordList>
      <AppointmentDetails requestedId={openId} onAction={startAction} onClose={closeDetails}>
        {openId !== null && actionDialog}
      </AppointmentDetails>
      {/* Not inside the card, because the action can remove the card from the list. */}
      {openId === null && actionDialog}
    </div>
  );
}
