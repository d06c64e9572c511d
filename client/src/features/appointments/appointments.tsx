import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { AppointmentPageFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { ListCount } from '~/ui/list-count.tsx';
import { type AppointmentAction, AppointmentActionDialog } from './appointment-action-dialog.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import styles from './appointments.module.css';
import { AppointmentsFilter } from './appointments-filter.tsx';
import { AppointmentDetails } from './details/appointment-details.tsx';
import { NoAppointments } from './no-appointments.tsx';

const useAction = resumableDialog<AppointmentAction & { openedOver: string | null }>();

interface AppointmentsProps {
  list: ReturnType<typeof useListSearchParams<AppointmentStatus>>;
  /** The first page of those that match. */
  page: AppointmentPageFragment;
  /** The filter of that page. */
  filter: ReturnType<typeof useListSearchParams<AppointmentStatus>>['filter'];
  /** How many the customer has, whatever the filter. */
  total: number;
}

export function Appointments({ list, page, filter, total }: AppointmentsProps) {
  const { status, setStatus, search, setSearch, showAll, openId, detailsLink, closeDetails } = list;
  const [action, setAction] = useAction();
  const hasAny = total > 0;
  const startAction = (started: AppointmentAction) => setAction({ ...started, openedOver: openId });
  // Closing or changing the details also closes the dialog that was opened over them.
  if (action && action.openedOver !== openId) setAction(null);

  const actionDialog = action?.openedOver === openId && (
    <AppointmentActionDialog action={action} onClose={() => setAction(null)} />
  );

  return (
    <div className={styles.appointments}>
      {hasAny && (
        <>
          <AppointmentsFilter
            status={status}
            onStatusChange={setStatus}
            counts={page.statusCounts}
            search={search}
            onSearchChange={setSearch}
          />
          <ListCount visible={page.totalCount} total={total} noun="appointment" />
        </>
      )}
      {page.nodes.length === 0 ? (
        <NoAppointments hasAny={hasAny} onShowAll={showAll} />
      ) : (
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
      )}
      <AppointmentDetails requestedId={openId} onAction={startAction} onClose={closeDetails}>
        {openId !== null && actionDialog}
      </AppointmentDetails>
      {/* Not inside the card, because the action can remove the card from the list. */}
      {openId === null && actionDialog}
    </div>
  );
}
