import { useEffect, useRef } from 'react';
import { failureOf } from '~/graphql/failure.ts';
import { useRescheduleSlotsQuery } from '~/graphql/generated/operations/reschedule-slots.ts';
import { formatDayLong } from '~/lib/london-dates.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './reschedule-dialog.module.css';
import { NO_TIMES, slotsFailure } from './reschedule-texts.ts';

/** A free time: its id, and its words, `09:00 AM - 10:00 AM`. */
export interface ChosenSlot {
  id: string;
  label: string;
}

interface TimeChoiceProps {
  id: string;
  appointmentId: string;
  date: string;
  slot: ChosenSlot | null;
  onSlot: (slot: ChosenSlot) => void;
}

/** Step 2: a free time of the chosen day (APPT-25, APPT-29, APPT-32). */
export function TimeChoice({ id, appointmentId, date, slot, onSlot }: TimeChoiceProps) {
  const variables = { id: appointmentId, date };
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useRescheduleSlotsQuery({ variables, fetchPolicy: 'network-only' });
  const slots = data?.me?.appointment?.rescheduleSlots ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the times come up below the calendar, where nobody sees them.
  useEffect(() => {
    if (date) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [date]);
  const choose = (slotId: string) => {
    const chosen = slots?.find((one) => one.id === slotId);
    if (chosen) onSlot({ id: chosen.id, label: chosen.label });
  };
  return (
    <div id={id} tabIndex={-1} aria-busy={loading} className={styles.choice}>
      <h3 ref={heading} className={styles.step}>
        2. Pick a time on {formatDayLong(date)}
      </h3>
      <p role="status" className="visually-hidden">
        {slots && `${slots.length} times free on ${formatDayLong(date)}`}
      </p>
      {failure && !slots ? (
        <LoadError message={slotsFailure(failureOf(failure))} onRetry={() => void refetch()} retrying={loading} />
      ) : slots === null ? (
        <Skeleton shape="box" height={160} />
      ) : slots.length === 0 ? (
        <p className={styles.refused}>{NO_TIMES}</p>
      ) : (
        <RadioCards
          legend="Free times"
          legendHidden
          name="reschedule-time"
          layout="slot"
          columns={2}
          value={slot?.id}
          onChange={choose}
        >
          {slots.map((one) => (
            <RadioCard key={one.id} value={one.id} title={one.label} />
          ))}
        </RadioCards>
      )}
    </div>
  );
}
