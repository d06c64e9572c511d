import type { LinkProps } from 'react-router-dom';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { AppointmentPageFragment, AppointmentsQueryVariables } from '~/graphql/generated/graphql.ts';
import { AppointmentsDocument, useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { formatMonth, londonDayAndTime } from '~/lib/format-date.ts';
import { NextPage, PagedRows } from '~/ui/paged-rows.tsx';
import type { Appointment } from './appointment.ts';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import styles from './appointment-rows.module.css';
import { AppointmentSlip } from './appointment-slip.tsx';
import { CardActions } from './card-actions.tsx';

interface AppointmentRowsProps {
  page: AppointmentPageFragment;
  /** How many rows come before. */
  offset?: number;
  /** The one before the page's first; null for the first page. */
  previous?: Appointment | null;
  filter: Pick<AppointmentsQueryVariables, 'status' | 'search'>;
  detailsLink: (id: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  onAction: (action: AppointmentAction) => void;
}

const NOUN = 'appointments';

/**
 * The cards of a page of appointments, and of the pages after it that were asked for, in the order
 * of `UPCOMING_FIRST`. Each group begins with its heading.
 */
export function AppointmentRows({ page, offset = 0, previous = null, ...props }: AppointmentRowsProps) {
  const { detailsLink, onAction } = props;
  return (
    <PagedRows
      page={page}
      offset={offset}
      noun={NOUN}
      keyOf={({ id }) => id}
      rowClassName={offset > 0 ? styles.further : undefined}
      row={(appointment, index) => (
        <>
          <GroupHeadings appointment={appointment} previous={page.nodes[index - offset - 1] ?? previous} />
          <AppointmentSlip
            appointment={appointment}
            detailsLink={detailsLink(appointment.id)}
            actions={<CardActions appointment={appointment} onAction={onAction} />}
            headingLevel={appointment.isUpcoming ? 3 : 4}
          />
        </>
      )}
      next={(after, shown) => (
        <NextRows
          {...props}
          after={after}
          offset={shown}
          total={page.totalCount}
          previous={page.nodes.at(-1) ?? previous}
        />
      )}
    />
  );
}

function NextRows({
  after,
  offset,
  total,
  previous,
  ...props
}: Omit<AppointmentRowsProps, 'page'> & { after: string; offset: number; total: number }) {
  const variables = { ...props.filter, after };
  const query = useAppointmentsQuery({ variables, ...useFreshness(AppointmentsDocument, variables) });
  return (
    <NextPage query={query} page={query.data?.me?.appointments} offset={offset} total={total} noun={NOUN}>
      {(page) => <AppointmentRows page={page} offset={offset} previous={previous ?? null} {...props} />}
    </NextPage>
  );
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
