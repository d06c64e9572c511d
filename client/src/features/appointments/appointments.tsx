import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { AppointmentPageFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ListCount } from '~/ui/list-count.tsx';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import { type AppointmentAction, AppointmentActionDialog } from './appointment-action-dialog.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import { statusAppearance, statuses } from './appointment-status.ts';
import styles from './appointments.module.css';
import { AppointmentDetails } from './details/appointment-details.tsx';

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

interface AppointmentsFilterProps {
  /** Null: all. */
  status: AppointmentStatus | null;
  onStatusChange: (status: AppointmentStatus | null) => void;
  /** How many appointments each status would show. */
  counts: AppointmentPageFragment['statusCounts'];
  search: string;
  onSearchChange: (search: string) => void;
}

const UNPAID = { isPaid: false, isRescheduled: false, isPaymentExpired: false };

/** Filters by status (APPT-03) and text (APPT-04). */
function AppointmentsFilter(props: AppointmentsFilterProps) {
  const { status, onStatusChange, counts, search, onSearchChange } = props;
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All' : statusAppearance(choice, UNPAID).label,
        count: countOf(counts, choice),
      }))}
      selected={status}
      onSelect={onStatusChange}
      searchLabel="Search your appointments"
      searchPlaceholder="Service, reference, specialist, location"
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}

interface NoAppointmentsProps {
  /** Whether the customer has appointments that the filter hides. */
  hasAny: boolean;
  onShowAll: () => void;
}

/** APPT-15. */
function NoAppointments({ hasAny, onShowAll }: NoAppointmentsProps) {
  const book = <ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>;
  if (!hasAny) {
    return (
      <EmptyState title="No appointments yet" actions={book}>
        <p>You’ll see your appointments here once you’ve booked one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No appointments match"
      tool="screwdriver"
      actions={
        <>
          <Button variant="outline" onClick={onShowAll}>
            Show all appointments
          </Button>
          {book}
        </>
      }
    >
      <p>Try another status or search.</p>
    </EmptyState>
  );
}
