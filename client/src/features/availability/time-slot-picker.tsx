import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { TimeSlotsQuery } from '~/graphql/generated/graphql.ts';
import { useTimeSlotsQuery } from '~/graphql/generated/operations/time-slots.ts';
import { formatLongDate } from '~/lib/format-date.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import type { AvailabilityCriteria } from './date-picker.tsx';
import styles from './time-slot-picker.module.css';
import { londonTimeZone, timesAvailable } from './times-available.ts';

type TimeSlots = NonNullable<NonNullable<TimeSlotsQuery['service']>['timeSlots']>;

interface TimeSlotPickerProps {
  criteria: AvailabilityCriteria;
  date: string;
  timeSlot: SelectedTimeSlot | null;
  /** Called with null when the selected time slot has been taken. */
  onTimeSlotChange: (timeSlot: SelectedTimeSlot | null) => void;
  /** Shown when the date has no time slots. */
  emptyMessage: ReactNode;
  id: string;
  error: string | undefined;
}

/** The time slots of a date, grouped by part of the day (BOOK-26, BOOK-28). */
export function TimeSlotPicker(props: TimeSlotPickerProps) {
  const { criteria, date, timeSlot, onTimeSlotChange, emptyMessage, id, error } = props;
  const {
    data,
    error: failure,
    loading,
    refetch,
  } = useTimeSlotsQuery({
    variables: { ...criteria, date },
    fetchPolicy: 'cache-and-network',
  });
  const timeSlots = data?.service?.timeSlots;
  const wasTaken = useTakenTimeSlot(timeSlot, loading ? null : timeSlots, () => onTimeSlotChange(null));
  const choose = (timeSlotId: string) => {
    const chosen = timeSlots?.find((candidate) => candidate.timeSlotId === timeSlotId);
    if (chosen) onTimeSlotChange({ id: timeSlotId, label: chosen.label, startsAt: chosen.startsAt });
  };
  return (
    <div id={id} tabIndex={-1} className={styles.picker} aria-busy={loading}>
      <h3>{formatLongDate(date)}</h3>
      <p className={styles.count} role="status">
        {timeSlots ? `${timesAvailable(timeSlots.length)} · UK time (${londonTimeZone(date)})` : loading && <Loading />}
      </p>
      {wasTaken && <Notice tone="warning">The time you chose has just been taken. Please choose another.</Notice>}
      {failure && !timeSlots && (
        <LoadError message="Failed to fetch time slots" onRetry={() => void refetch()} retrying={loading} />
      )}
      {loading && !timeSlots && <TimeSlotsSkeleton />}
      {timeSlots?.length === 0 && emptyMessage}
      {timeSlots &&
        groupTimeSlots(timeSlots).map(({ part, items }) => (
          <RadioCards
            key={part}
            legend={part}
            name="timeSlotId"
            layout="compact"
            columns="fit"
            value={timeSlot?.id}
            onChange={choose}
          >
            {items.map(({ timeSlotId, label }) => (
              <RadioCard key={timeSlotId} value={timeSlotId} title={<RangeText text={label} />} />
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

function TimeSlotsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton width={72} />
      <div className={styles.skeleton}>
        {[1, 2, 3, 4, 5, 6].map((timeSlot) => (
          <Skeleton key={timeSlot} shape="box" height={48} />
        ))}
      </div>
    </div>
  );
}

/** By part of the day; one group if a start is unknown: the legacy host's label is no time. */
function groupTimeSlots(timeSlots: TimeSlots): { part: string; items: TimeSlots }[] {
  if (timeSlots.some(({ startsAt }) => startsAt === null)) return [{ part: 'Times', items: timeSlots }];
  return groupByPartOfDay(timeSlots, ({ startsAt }) => startsAt ?? '');
}

interface SelectedTimeSlot {
  id: string;
  /** The time, as the legacy host writes it. */
  label: string;
  /** The start in 24-hour format; null if the label is no time. */
  startsAt: string | null;
}

/**
 * Calls `onTaken` when the selected time slot is not in the latest list. True until another is
 * selected.
 */
function useTakenTimeSlot(
  selected: SelectedTimeSlot | null,
  timeSlots: readonly { timeSlotId: string }[] | null | undefined,
  onTaken: () => void,
): boolean {
  const [wasTaken, setWasTaken] = useState(false);
  const isTaken = Boolean(selected && timeSlots && !timeSlots.some(({ timeSlotId }) => timeSlotId === selected.id));
  const clear = useEffectEvent(() => {
    setWasTaken(true);
    onTaken();
  });
  useEffect(() => {
    if (isTaken) clear();
  }, [isTaken]);
  return wasTaken && selected === null;
}

/** The parts of the day, by when they begin and end. */
const PARTS = [
  { part: 'Morning', from: '00:00', to: '12:00' },
  { part: 'Afternoon', from: '12:00', to: '17:00' },
  { part: 'Evening', from: '17:00', to: '24:00' },
];

/** Groups items by the time (HH:mm) that `timeOf` returns, and leaves out empty groups. */
export function groupByPartOfDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
): { part: string; items: Item[] }[] {
  return PARTS.map(({ part, from, to }) => ({
    part,
    items: items.filter((item) => timeOf(item) >= from && timeOf(item) < to),
  })).filter((group) => group.items.length > 0);
}
