import { useState } from 'react';
import { RESCHEDULE_DAYS, rescheduleWindow } from '#shared/booking-window.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { quantity } from '#shared/quantity.ts';
import { AvailableDays } from '~/features/availability/available-days.tsx';
import { isElsewhere, londonTimeZone, timesAvailable } from '~/features/availability/times-available.ts';
import { type Failure, failureOf } from '~/graphql/failure.ts';
import { useRescheduleDatesQuery } from '~/graphql/generated/operations/reschedule-dates.ts';
import { useRescheduleTimeSlotsQuery } from '~/graphql/generated/operations/reschedule-time-slots.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { product } from '~/site/product.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './reschedule-dialog.module.css';

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
      <AvailableDays
        label="Choose a new date"
        windowFrom={rescheduleWindow}
        selected={date}
        available={availableDates}
        onSelect={select}
      />
      <div role="status">
        {!availableDates && <p className={styles.legend}>Looking for free days...</p>}
        {/* The key makes screen readers repeat the message for another date. */}
        {unavailableDate && (
          <p key={unavailableDate} className={styles.unavailable}>
            {fieldMessages.dateUnavailable}
          </p>
        )}
      </div>
    </div>
  );
}

/** The label reads `09:00 - 10:00`, as the legacy host formats it. */
interface SelectedTimeSlot {
  id: string;
  label: string;
}

interface RescheduleTimeSlotPickerProps {
  id: string;
  appointmentId: string;
  date: string;
  timeSlot: SelectedTimeSlot | null;
  onTimeSlotChange: (timeSlot: SelectedTimeSlot) => void;
}

/** Step 2: an available time slot of the selected date (APPT-25, APPT-29, APPT-32). */
export function RescheduleTimeSlotPicker(props: RescheduleTimeSlotPickerProps) {
  const { id, appointmentId, date, timeSlot, onTimeSlotChange } = props;
  const { data, error, loading, refetch } = useRescheduleTimeSlotsQuery({
    variables: { id: appointmentId, date },
    fetchPolicy: 'network-only',
  });
  const timeSlots = data?.me?.appointment?.rescheduleTimeSlots ?? null;
  const select = (timeSlotId: string) => {
    const selected = timeSlots?.find((candidate) => candidate.timeSlotId === timeSlotId);
    if (selected) onTimeSlotChange({ id: timeSlotId, label: selected.label });
  };
  return (
    <div id={id} tabIndex={-1} aria-busy={loading} className={styles.picker}>
      <h3 className={styles.step}>2. Pick a time on {formatLongDate(date)}</h3>
      {isElsewhere(date) && <p className={styles.zone}>Times are UK time ({londonTimeZone(date)}).</p>}
      <p role="status" className="visually-hidden">
        {timeSlots && `${timesAvailable(timeSlots.length)} on ${formatLongDate(date)}`}
      </p>
      {error && !timeSlots ? (
        <LoadError
          message={timeSlotsErrorMessage(failureOf(error))}
          onRetry={() => void refetch()}
          retrying={loading}
        />
      ) : timeSlots === null ? (
        <Skeleton shape="box" height={160} />
      ) : timeSlots.length === 0 ? (
        <p className={styles.unavailable}>No available time slots for this date. Please select another date.</p>
      ) : (
        <RadioCards
          legend="Free times"
          legendHidden
          name="reschedule-time"
          layout="compact"
          columns={2}
          value={timeSlot?.id}
          onChange={select}
        >
          {timeSlots.map(({ timeSlotId, label }) => (
            <RadioCard key={timeSlotId} value={timeSlotId} title={<RangeText text={label} />} />
          ))}
        </RadioCards>
      )}
    </div>
  );
}

/**
 * The legacy host's own message if it sent one (the gateway fills in the documented one), or else
 * that the time slots couldn't be fetched (APPT-29).
 */
function timeSlotsErrorMessage({ code, message }: Failure): string {
  return code === 'UPSTREAM_INVALID_RESPONSE' || code === 'RATE_LIMITED'
    ? message
    : 'Error fetching available time slots. Please try again.';
}
