import { useState } from 'react';
import { RESCHEDULE_DAYS, rescheduleWindow } from '#shared/booking-window.ts';
import { quantity } from '#shared/quantity.ts';
import { useRescheduleDatesQuery } from '~/graphql/generated/operations/reschedule-dates.ts';
import { product } from '~/site/product.ts';
import { Calendar } from '~/ui/calendar.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './reschedule-dialog.module.css';
import { DATE_UNAVAILABLE } from './reschedule-messages.ts';

interface RescheduleDatePickerProps {
  id: string;
  appointmentId: string;
  /** YYYY-MM-DD. */
  date: string | null;
  onDateChange: (date: string) => void;
}

/**
 * Step 1: one of the specialist's available dates (APPT-22..24, C-44). Choosing
 * another date shows a message.
 */
export function RescheduleDatePicker({ id, appointmentId, date, onDateChange }: RescheduleDatePickerProps) {
  const { data, error, loading, refetch } = useRescheduleDatesQuery({
    variables: { id: appointmentId },
    fetchPolicy: 'network-only',
  });
  const [unavailableDate, setUnavailableDate] = useState<string | null>(null);
  const availableDates = data?.me?.appointment?.rescheduleDates ?? null;
  const { from, to } = rescheduleWindow(new Date());
  const { formatted, href } = product.phones.leicester;
  const select = (selected: string) => {
    // Still loading, which the status below says.
    if (!availableDates) return;
    const isAvailable = availableDates.includes(selected);
    setUnavailableDate(isAvailable ? null : selected);
    if (isAvailable) onDateChange(selected);
  };
  if (error && !availableDates) {
    return (
      <div id={id} tabIndex={-1}>
        <LoadError message="Failed to fetch available dates" onRetry={() => void refetch()} retrying={loading} />
      </div>
    );
  }
  return (
    <div id={id} tabIndex={-1} aria-busy={loading} className={styles.picker}>
      {availableDates?.length === 0 && !loading && (
        <Notice tone="warning">
          There are no free days in the next {quantity(RESCHEDULE_DAYS, 'day')}. Please call us on{' '}
          <a href={href}>{formatted}</a>.
        </Notice>
      )}
      <Calendar
        label="Choose a new date"
        from={from}
        to={to}
        selected={date}
        available={new Set(availableDates)}
        onSelect={select}
      />
      <p className={styles.legend}>
        <span className={styles.mark} aria-hidden /> has free times
      </p>
      <div role="status">
        {!availableDates && <p className={styles.legend}>Looking for free days...</p>}
        {/* The key makes screen readers repeat the message for another date. */}
        {unavailableDate && (
          <p key={unavailableDate} className={styles.unavailable}>
            {DATE_UNAVAILABLE}
          </p>
        )}
      </div>
    </div>
  );
}
