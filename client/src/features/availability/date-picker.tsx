import type { ReactNode } from 'react';
import { bookingWindow } from '#shared/booking-window.ts';
import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { useAvailableDatesQuery } from '~/graphql/generated/operations/available-dates.ts';
import { Calendar } from '~/ui/calendar.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import styles from './date-picker.module.css';

/**
 * What is asked for: the days and times of one service at one location, of one specialist or of
 * anybody.
 */
export interface AvailabilityOf {
  serviceId: string;
  location: LocationInput;
  specialistId: string | null;
}

interface DatePickerProps {
  of: AvailabilityOf;
  /** YYYY-MM-DD. */
  date: string | null;
  onDate: (date: string) => void;
  /** What is said, and can be done, when no day of the two months is free. */
  nothingFree: ReactNode;
  id: string;
  error: string | undefined;
}

/**
 * Two months of days from today (BOOK-25). Free ones are marked; without the list of them any day
 * can still be picked.
 */
export function DatePicker({ of, date, onDate, nothingFree, id, error }: DatePickerProps) {
  const dates = useAvailableDatesQuery({ variables: { ...of }, fetchPolicy: 'cache-and-network' });
  const free = dates.data?.service?.availableDates;
  const { from, to } = bookingWindow(new Date());
  return (
    <div id={id} tabIndex={-1} className={styles.picker} aria-busy={dates.loading}>
      {dates.error && !free && (
        <LoadError
          message="Failed to fetch available dates"
          onRetry={() => void dates.refetch()}
          retrying={dates.loading}
        />
      )}
      {free?.length === 0 && !dates.loading && nothingFree}
      <Calendar label="Choose a date" from={from} to={to} selected={date} available={new Set(free)} onSelect={onDate} />
      <p className={styles.legend}>
        <span className={styles.mark} aria-hidden="true" /> has free times
      </p>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
