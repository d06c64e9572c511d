import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { bookingWindow } from '#shared/booking-window.ts';
import type { LocationInput } from '~/graphql/generated/graphql.ts';
import { useAvailableDatesQuery } from '~/graphql/generated/operations/available-dates.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { AvailableDays } from './available-days.tsx';
import styles from './date-picker.module.css';

/** Whose availability to query, and for what. */
export interface AvailabilityCriteria {
  serviceId: string;
  location: LocationInput;
  /** Null for everyone's availability. */
  specialistId: string | null;
  /** The first half of the postcode that a specialist would come to. */
  near?: string;
}

interface DatePickerProps {
  criteria: AvailabilityCriteria;
  /** YYYY-MM-DD. */
  date: string | null;
  onDateChange: (date: string) => void;
  /** Called with the first available date while none is chosen. */
  onFirstDate?: (date: string) => void;
  /** Shown when no date of the two months is available. */
  emptyMessage: ReactNode;
  id: string;
  error: string | undefined;
}

/**
 * A calendar of two months from today, with the available dates marked (BOOK-25). If these can't be
 * loaded, any date can still be chosen.
 */
export function DatePicker({ criteria, date, onDateChange, onFirstDate, emptyMessage, id, error }: DatePickerProps) {
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useAvailableDatesQuery({
    variables: { ...criteria },
    fetchPolicy: 'cache-and-network',
  });
  const dates = data?.service?.availableDates;
  const first = date === null && !loading ? dates?.[0] : undefined;
  const suggest = useEffectEvent((suggested: string) => onFirstDate?.(suggested));
  useEffect(() => {
    if (first) suggest(first);
  }, [first]);
  return (
    <div id={id} tabIndex={-1} className={styles.picker} aria-busy={loading}>
      {failure && !dates && (
        <LoadError message="Failed to fetch available dates" onRetry={() => void refetch()} retrying={loading} />
      )}
      {dates?.length === 0 && !loading && emptyMessage}
      <AvailableDays
        label="Choose a date"
        windowFrom={bookingWindow}
        selected={date}
        available={dates}
        onSelect={onDateChange}
      />
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
