import type { ReactNode } from 'react';
import type { TimeSlotsQuery } from '~/graphql/generated/graphql.ts';
import { useTimeSlotsQuery } from '~/graphql/generated/operations/time-slots.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { groupByPartOfDay } from '~/lib/group-by-part-of-day.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import type { AvailabilityOf } from './date-picker.tsx';
import { londonZone } from './london-zone.ts';
import styles from './time-picker.module.css';
import { type ChosenTime, useTakenTime } from './use-taken-time.ts';

type TimeSlots = NonNullable<NonNullable<TimeSlotsQuery['service']>['timeSlots']>;

interface TimePickerProps {
  of: AvailabilityOf;
  date: string;
  time: ChosenTime | null;
  /** Null when the chosen time has been taken by somebody else. */
  onTime: (time: ChosenTime | null) => void;
  /** What is said, and can be done, when the day has no free time. */
  nothingFree: ReactNode;
  id: string;
  error: string | undefined;
}

/** The free times of a day, by part of the day (BOOK-26, BOOK-28). */
export function TimePicker({ of, date, time, onTime, nothingFree, id, error }: TimePickerProps) {
  const variables = { ...of, date };
  const { data, error: failure, loading, refetch } = useTimeSlotsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const slots = data?.service?.timeSlots;
  const wasTaken = useTakenTime(time, loading ? null : slots, () => onTime(null));
  const choose = (slotId: string) => {
    const slot = slots?.find((one) => one.id === slotId);
    if (slot) onTime({ slotId, label: slot.label });
  };
  return (
    <div id={id} tabIndex={-1} className={styles.picker} aria-busy={loading}>
      <h3>{formatLongDate(date)}</h3>
      <p className={styles.count} role="status">
        {slots ? `${countText(slots.length)} · UK time (${londonZone(date)})` : loading && <Loading />}
      </p>
      {wasTaken && <Notice tone="warning">The time you chose has just been taken. Please choose another.</Notice>}
      {failure && !slots && (
        <LoadError message="Failed to fetch time slots" onRetry={() => void refetch()} retrying={loading} />
      )}
      {slots?.length === 0 && nothingFree}
      {slots &&
        groupsOf(slots).map(({ part, items }) => (
          <RadioCards
            key={part}
            legend={part}
            name="time"
            layout="slot"
            columns="fit"
            value={time?.slotId}
            onChange={choose}
          >
            {items.map((slot) => (
              <RadioCard key={slot.id} value={slot.id} title={slot.label} />
            ))}
          </RadioCards>
        ))}
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}

function Loading() {
  return (
    <>
      <Spinner /> Loading times...
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 time free' : `${count} times free`;
}

/** By part of the day, where the legacy side's words can be read as a time. */
function groupsOf(slots: TimeSlots): { part: string; items: TimeSlots }[] {
  if (slots.length === 0) return [];
  if (slots.some(({ startsAt }) => startsAt === null)) return [{ part: 'Times', items: slots }];
  return groupByPartOfDay(slots, ({ startsAt }) => startsAt ?? '');
}
