import { useEffect, useRef } from 'react';
import { failureOf } from '~/graphql/failure.ts';
import { useRescheduleSlotsQuery } from '~/graphql/generated/operations/reschedule-slots.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './reschedule-dialog.module.css';
import { NO_TIMES, slotsFailure } from './reschedule-texts.ts';

/** A free time: its id, and its label, `09:00 AM - 10:00 AM`. */
interface ChosenTimeSlot {
  id: string;
  label: string;
}

interface TimeChoiceProps {
  id: string;
  appointmentId: string;
  date: string;
  timeSlot: ChosenTimeSlot | null;
  onTimeSlot: (timeSlot: ChosenTimeSlot) => void;
}

/** Step 2: a free time of the chosen day (APPT-25, APPT-29, APPT-32). */
export function TimeChoice({ id, appointmentId, date, timeSlot, onTimeSlot }: TimeChoiceProps) {
  const variables = { id: appointmentId, date };
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useRescheduleSlotsQuery({ variables, fetchPolicy: 'network-only' });
  const timeSlots = data?.me?.appointment?.rescheduleTimeSlots ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the times come up below the calendar, where nobody sees them.
  useEffect(() => {
    if (date) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [date]);
  const choose = (timeSlotId: string) => {
    const chosen = timeSlots?.find((one) => one.id === timeSlotId);
    if (chosen) onTimeSlot({ id: chosen.id, label: chosen.label });
  };
  return (
    <div id={id} tabIndex={-1} aria-busy={loading} className={styles.choice}>
      <h3 ref={heading} className={styles.step}>
        2. Pick a time on {formatLongDate(date)}
      </h3>
      <p role="status" className="visually-hidden">
        {timeSlots && `${timeSlots.length} times free on ${formatLongDate(date)}`}
      </p>
      {failure && !timeSlots ? (
        <LoadError message={slotsFailure(failureOf(failure))} onRetry={() => void refetch()} retrying={loading} />
      ) : timeSlots === null ? (
        <Skeleton shape="box" height={160} />
      ) : timeSlots.length === 0 ? (
        <p className={styles.refused}>{NO_TIMES}</p>
      ) : (
        <RadioCards
          legend="Free times"
          legendHidden
          name="reschedule-time"
          layout="slot"
          columns={2}
          value={timeSlot?.id}
          onChange={choose}
        >
          {timeSlots.map((one) => (
            <RadioCard key={one.id} value={one.id} title={one.label} />
          ))}
        </RadioCards>
      )}
    </div>
  );
}
