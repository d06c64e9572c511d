import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecordDetails } from '~/features/customer/record-details.tsx';
import { RecordPage } from '~/features/customer/record-page.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { AppointmentsQueryVariables } from '~/graphql/generated/graphql.ts';
import { AppointmentsDocument, useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/open-appointment.ts';
import { formatMonth, londonDayAndTime } from '~/lib/format-date.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { readPageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { type Appointment, appearances, appointmentsSearchParams, statuses } from './appointment.ts';
import { type AppointmentAction, AppointmentActionDialog } from './appointment-action-dialog.tsx';
import { AppointmentSlip, AppointmentSlipSkeleton, useRefetchWhenExpired } from './appointment-slip.tsx';
import styles from './appointments-page.module.css';
import { CardActions } from './card-actions.tsx';

const loadDialog = () => import('./details-dialog.tsx');
const DetailsDialog = lazyDialog(async () => (await loadDialog()).DetailsDialog);

const useAction = resumableDialog<AppointmentAction & { openedOver: string | null }>();

/**
 * /dashboard/appointments: the customer's appointments, in the order of `UPCOMING_FIRST`, and the
 * details and actions that are open over them (APPT-15).
 */
export function Component() {
  usePreload(loadDialog);
  const list = useListSearchParams(appointmentsSearchParams);
  const { openId, detailsLink, closeDetails } = list;
  const { notice, dismiss } = usePageNotice();
  const [action, setAction] = useAction();
  const startAction = (started: AppointmentAction) => setAction({ ...started, openedOver: openId });
  // Closing or changing the details also closes the dialog that was opened over them.
  if (action && action.openedOver !== openId) setAction(null);

  const actionDialog = action?.openedOver === openId && (
    <AppointmentActionDialog action={action} onClose={() => setAction(null)} />
  );
  const book = <ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>;
  return (
    <RecordPage
      title="My Appointments"
      noun="appointment"
      list={list}
      useRecords={useAppointments}
      recordsOf={({ appointments }) => appointments}
      labels={[[null, 'All'], ...statuses.map((status) => [status, appearances[status].label] as const)]}
      searchPlaceholder="Service, reference, specialist, location"
      row={(appointment, above) => (
        <>
          <GroupHeadings appointment={appointment} previous={above} />
          <AppointmentSlip
            appointment={appointment}
            detailsLink={detailsLink(appointment.id)}
            actions={<CardActions appointment={appointment} onAction={startAction} />}
            headingLevel={appointment.isUpcoming ? 3 : 4}
          />
        </>
      )}
      furtherRowClassName={styles.further}
      none={
        <EmptyState title="No appointments yet" actions={book}>
          <p>You’ll see your appointments here once you’ve booked one.</p>
        </EmptyState>
      }
      action={book}
      notice={notice && <Notice tone="success" title={notice} onDismiss={dismiss} />}
      actions={
        <ButtonLink variant="plate" to={paths.customerBooking}>
          Book New Appointment
        </ButtonLink>
      }
      skeleton={{
        row: <AppointmentSlipSkeleton hasActions />,
        count: 4,
        above: <Skeleton width={130} height={26} />,
      }}
    >
      {openId === null ? (
        // Not inside the card, because the action can remove the card from the list.
        actionDialog
      ) : (
        <AppointmentDetails key={openId} id={openId} onAction={startAction} onClose={closeDetails}>
          {actionDialog}
        </AppointmentDetails>
      )}
    </RecordPage>
  );
}

function useAppointments(variables: AppointmentsQueryVariables) {
  const query = useAppointmentsQuery({ variables, ...useFreshness(AppointmentsDocument, variables) });
  const page = query.data?.me?.appointments;
  useRefetchWhenExpired(page?.nodes ?? []);
  return { query, page };
}

interface GroupHeadingsProps {
  appointment: Appointment;
  /** The one above it in the list; null for the first. */
  previous: Appointment | null;
}

/** The headings above the first card of a period, and of a month in the past; null above others. */
function GroupHeadings({ appointment, previous }: GroupHeadingsProps) {
  const group = groupOf(appointment);
  const groupBefore = previous && groupOf(previous);
  const startsPeriod = group.period !== groupBefore?.period;
  const startsMonth = group.month !== null && (startsPeriod || group.month !== groupBefore?.month);
  return (
    <>
      {startsPeriod && <h2 className={styles.period}>{group.period}</h2>}
      {startsMonth && <h3 className={styles.month}>{group.month}</h3>}
    </>
  );
}

function groupOf({ isUpcoming, scheduledDate, bookedAt }: Appointment) {
  if (isUpcoming) return { period: 'Upcoming', month: null };
  const day = scheduledDate ?? (bookedAt && londonDayAndTime(bookedAt)?.day);
  // An appointment that is cancelled before its day is here as well.
  return { period: 'Past and cancelled', month: (day && formatMonth(day)) ?? 'No day' };
}

interface AppointmentDetailsProps {
  id: string;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
  /** A dialog over the details, which opens after them. */
  children: ReactNode;
}

/** The details of the appointment in the URL. */
function AppointmentDetails({ id, onAction, onClose, children }: AppointmentDetailsProps) {
  // From the cache if a page of the list has it.
  const query = useOpenAppointmentQuery({ variables: { id } });
  return (
    <RecordDetails
      type="Appointment"
      requestedId={id}
      query={query}
      loaded={query.data?.me?.appointment ?? null}
      missingHint="You may have booked it with another email."
      size="md"
      onClose={onClose}
    >
      {(appointment) => (
        <>
          <DetailsDialog appointment={appointment} onAction={onAction} onClose={onClose} />
          <AfterOpening>{children}</AfterOpening>
        </>
      )}
    </RecordDetails>
  );
}

/** Dialogs that open at the same moment would hide each other from screen readers. */
function AfterOpening({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return isOpen && children;
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
