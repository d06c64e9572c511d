import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  formatTime,
  type Hour,
  type HourRange,
  OFFICE_HOURS,
  rangesOf,
  timeSlotsBetween,
  timeSlotsIn,
} from '~/features/application/hour-ranges.ts';
import { Button } from '~/ui/button.tsx';
import control from '~/ui/control.module.css';
import { cx } from '~/ui/cx.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './hour-ranges-field.module.css';

interface HourRangesFieldProps {
  /** The day, for example 'Monday'. */
  day: string;
  hours: readonly Hour[];
  /** Ids of time slots; none means any time. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** The hours of a day from one time to another, perhaps with breaks in between. */
export function HourRangesField({ day, hours, selected, onChange }: HourRangesFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ranges = rangesOf(hours, selected);
  // With an hour's break before it.
  const nextStart = (ranges.at(-1)?.last ?? hours.length) + 2;

  const setRanges = (next: readonly HourRange[]) => onChange(timeSlotsIn(hours, next));
  /** The button that was pressed may be gone then, so the focus moves to a range. */
  const setAndFocus = (next: readonly HourRange[], focused: number) => {
    flushSync(() => setRanges(next));
    fieldset.current?.querySelectorAll('select')[2 * focused]?.focus();
  };
  const replace = (index: number, range: HourRange) =>
    setRanges(ranges.map((other, position) => (position === index ? range : other)));
  const begin = (index: number, first: number | null) => {
    const range = ranges[index];
    if (first === null) onChange([]);
    else if (range) replace(index, { first, last: Math.max(first, range.last) });
    else onChange(timeSlotsFrom(hours, first));
  };

  // While there is no range, the same select begins one, so that it keeps the focus.
  const shown: readonly (HourRange | null)[] = ranges.length > 0 ? ranges : [null];
  return (
    <fieldset ref={fieldset} className={styles.ranges}>
      <legend className="visually-hidden">Times on {day}</legend>
      {shown.map((range, index) => {
        const earliest = (ranges[index - 1]?.last ?? -2) + 2;
        const latest = (ranges[index + 1]?.first ?? hours.length + 1) - 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the selects keep the focus while a range changes.
          <div key={index} className={styles.range}>
            <TimeSelect
              label="From"
              edge="startsAt"
              hours={hours}
              first={earliest}
              last={latest}
              selected={range?.first ?? null}
              noneLabel={ranges.length <= 1 ? 'Any time' : undefined}
              onChange={(first) => begin(index, first)}
            />
            {range && (
              <TimeSelect
                label="to"
                edge="endsAt"
                hours={hours}
                first={range.first}
                last={latest}
                selected={range.last}
                onChange={(last) => last !== null && replace(index, { ...range, last })}
              />
            )}
            {range && ranges.length > 1 && (
              <IconButton
                label={`Remove ${formatTime(hours[range.first]?.startsAt ?? 0)} on ${day}`}
                icon={<X aria-hidden="true" />}
                onClick={() =>
                  setAndFocus(
                    ranges.filter((other) => other !== range),
                    Math.max(0, index - 1),
                  )
                }
              />
            )}
          </div>
        );
      })}
      {nextStart < hours.length && (
        <Button
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setAndFocus([...ranges, { first: nextStart, last: hours.length - 1 }], ranges.length)}
        >
          Add hours after a break<span className="visually-hidden"> on {day}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** Until five o'clock, or for as long as there are time slots if it begins later. */
function timeSlotsFrom(hours: readonly Hour[], first: number): string[] {
  const untilFive = timeSlotsBetween(hours, hours[first]?.startsAt ?? 0, OFFICE_HOURS.to);
  return untilFive.length > 0 ? untilFive : timeSlotsIn(hours, [{ first, last: hours.length - 1 }]);
}

interface TimeSelectProps {
  label: string;
  hours: readonly Hour[];
  /** Which time of an hour is shown. */
  edge: 'startsAt' | 'endsAt';
  /** The positions of the first and the last hour that can be selected. */
  first: number;
  last: number;
  /** The position of the selected hour; null for none. */
  selected: number | null;
  /** The label of the option for none; without it an hour has to be selected. */
  noneLabel?: string | undefined;
  onChange: (position: number | null) => void;
}

/** Selects the hour that a range begins or ends with. */
function TimeSelect({ label, hours, edge, first, last, selected, noneLabel, onChange }: TimeSelectProps) {
  const options = hours.map((hour, position) => ({ position, time: hour[edge] })).slice(Math.max(0, first), last + 1);
  return (
    <label className={styles.time}>
      <span>{label}</span>
      <select
        value={selected ?? ''}
        className={cx(control.control, styles.select)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {noneLabel && <option value="">{noneLabel}</option>}
        {options.map(({ position, time }) => (
          <option key={position} value={position}>
            {formatTime(time)}
          </option>
        ))}
      </select>
    </label>
  );
}
