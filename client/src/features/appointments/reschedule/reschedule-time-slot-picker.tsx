import { timesAvailable } from '~/features/availability/times-available.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useRescheduleTimeSlotsQuery } from '~/graphql/generated/operations/reschedule-time-slots.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './reschedule-dialog.module.css';
import { NO_TIME_SLOTS, timeSlotsErrorMessage } from './reschedule-messages.ts';

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
        <p className={styles.unavailable}>{NO_TIME_SLOTS}</p>
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
            <RadioCard key={timeSlotId} value={timeSlotId} title={label} />
          ))}
        </RadioCards>
      )}
    </div>
  );
}
