import type { LinkProps } from 'react-router-dom';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { AppointmentPageFragment, AppointmentsQueryVariables } from '~/graphql/generated/graphql.ts';
import { AppointmentsDocument, useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { formatMonth, londonDayAndTime } from '~/lib/format-date.ts';
import { PagedRows } from '~/ui/paged-rows.tsx';
import type { Appointment } from './appointment.ts';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import styles from './appointment-rows.module.css';
import { AppointmentSlip } from './appointment-slip.tsx';
import { CardActions } from './card-actions.tsx';

type Filter = Pick<AppointmentsQueryVariables, 'status' | 'search'>;

interface AppointmentRowsProps {
  page: AppointmentPageFragment;
  filter: Filter;
  detailsLink: (id: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  onAction: (action: AppointmentAction) => void;
}

/** The cards, in the order of `UPCOMING_FIRST`. Each group begins with its heading. */
export function AppointmentRows({ page, filter, detailsLink, onAction }: AppointmentRowsProps) {
  return (
    <PagedRows
      page={page}
      noun="appointments"
      keyOf={({ id }) => id}
      furtherRowClassName={styles.further}
      row={(appointment, _index, above) => (
        <>
          <GroupHeadings appointment={appointment} previous={above} />
          <AppointmentSlip
            appointment={appointment}
            detailsLink={detailsLink(appointment.id)}
            actions={<CardActions appointment={appointment} onAction={onAction} />}
            headingLevel={appointment.isUpcoming ? 3 : 4}
          />
        </>
      )}
      filter={filter}
      useNextPage={useAppointmentsAfter}
    />
  );
}

function useAppointmentsAfter(after: string, filter: Filter) {
  const variables = { ...filter, after };
  const query = useAppointmentsQuery({ variables, ...useFreshness(AppointmentsDocument, variables) });
  return { query, page: query.data?.me?.appointments };
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
