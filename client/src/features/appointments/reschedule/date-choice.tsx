import { useState } from 'react';
import { rescheduleWindow } from '#shared/booking-window.ts';
import { useRescheduleDatesQuery } from '~/graphql/generated/operations/reschedule-dates.ts';
import { product } from '~/site/product.ts';
import { Calendar } from '~/ui/calendar.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './reschedule-dialog.module.css';
import { DATE_UNAVAILABLE } from './reschedule-texts.ts';

interface DateChoiceProps {
  id: string;
  appointmentId: string;
  /** YYYY-MM-DD. */
  date: string | null;
  onDate: (date: string) => void;
}

/**
 * Step 1: a day of the next thirty on which the specialist is free (APPT-22..24, C-44). Others are
 * refused in words.
 */
export function DateChoice({ id, appointmentId, date, onDate }: DateChoiceProps) {
  const variables = { id: appointmentId };
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useRescheduleDatesQuery({ variables, fetchPolicy: 'network-only' });
  const [refused, setRefused] = useState<string | null>(null);
  const free = data?.me?.appointment?.rescheduleDates ?? null;
  const { from, to } = rescheduleWindow(new Date());
  const { shown, href } = product.phones.leicester;
  const choose = (day: string) => {
    // Which days are free is not known yet; that is said below.
    if (!free) return;
    const isFree = free.includes(day);
    setRefused(isFree ? null : day);
    if (isFree) onDate(day);
  };
  if (failure && !free) {
    return (
      <div id={id} tabIndex={-1}>
        <LoadError message="Failed to fetch available dates" onRetry={() => void refetch()} retrying={loading} />
      </div>
    );
  }
  return (
    <div id={id} tabIndex={-1} aria-busy={loading} className={styles.choice}>
      {free?.length === 0 && !loading && (
        <Notice tone="warning">
          There is no free day in the next 30 days. Please call us on <a href={href}>{shown}</a>.
        </Notice>
      )}
      <Calendar
        label="Choose a new date"
        from={from}
        to={to}
        selected={date}
        available={new Set(free)}
        onSelect={choose}
      />
      <p className={styles.legend}>
        <span className={styles.mark} aria-hidden /> has free times
      </p>
      <div role="status">
        {!free && <p className={styles.legend}>Looking for free days...</p>}
        {/* Another day that is refused is said anew. */}
        {refused && (
          <p key={refused} className={styles.refused}>
            {DATE_UNAVAILABLE}
          </p>
        )}
      </div>
    </div>
  );
}
