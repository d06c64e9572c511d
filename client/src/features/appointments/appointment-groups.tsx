import { formatMonth, londonDayAndTime } from '~/lib/format-date.ts';
import type { Appointment } from './appointment.ts';
import styles from './appointment-groups.module.css';

interface GroupHeadingsProps {
  appointment: Appointment;
  /** The one above it in the list; null for the first. */
  previous: Appointment | null;
}

/** The headings above the first card of a period, and of a month in the past; null above others. */
export function GroupHeadings({ appointment, previous }: GroupHeadingsProps) {
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
