import { Copy } from 'lucide-react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { weekdayLabels, weekdays } from '~/features/application/fixed-options.ts';
import { formatRanges, type Hour } from '~/features/application/hour-ranges.ts';
import type { Weekday } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import styles from './availability-step.module.css';
import { HourRangesField } from './hour-ranges-field.tsx';
import type { OptionsStepProps } from './step-props.ts';

interface WorkingDayProps extends Pick<OptionsStepProps, 'draft' | 'change'> {
  day: Weekday;
  timeSlots: OptionsStepProps['options']['timeSlots'];
  /** The time slots as hours; null if they have to be chosen one by one. */
  hours: readonly Hour[] | null;
}

/** A day with its time slots, if it is ticked. None selected means any time (JOIN-23, C-94). */
export function WorkingDay({ day, timeSlots, hours, draft, change }: WorkingDayProps) {
  const name = weekdayLabels[day];
  const isWorking = draft.days.includes(day);
  const selected = draft.timeSlots[day] ?? [];
  const setTimeSlots = (chosen: string[]) =>
    change(({ timeSlots: others }) => ({ timeSlots: { ...others, [day]: chosen } }));
  const canCopy =
    selected.length > 0 && draft.days.some((other) => !hasSameTimeSlots(draft.timeSlots[other] ?? [], selected));
  return (
    <div className={styles.day}>
      <CheckboxField
        id={fieldId('days', day)}
        className={styles.checkbox}
        label={<span className={styles.name}>{name}</span>}
        checked={isWorking}
        onChange={({ target }) => change(({ days }) => ({ days: withDay(days, day, target.checked) }))}
      />
      {isWorking && timeSlots.length > 0 && (
        <div className={styles.timeSlots}>
          {hours && formatRanges(hours, selected) !== null ? (
            <HourRangesField day={name} hours={hours} selected={selected} onChange={setTimeSlots} />
          ) : (
            <ChipChoice
              legendHidden
              legend={`Times on ${name}`}
              noneLabel="Any time"
              options={timeSlotOptions(timeSlots, selected)}
              selected={selected}
              onChange={setTimeSlots}
            />
          )}
          {canCopy && (
            <Button
              variant="ghost"
              icon={<Copy aria-hidden="true" />}
              onClick={() => change(({ days }) => ({ timeSlots: timeSlotsForDays(days, selected) }))}
            >
              Copy<span className="visually-hidden"> {name}’s times</span> to the other days
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Selected time slots that are no longer offered stay, so that they can be unselected. */
function timeSlotOptions(timeSlots: WorkingDayProps['timeSlots'], selected: readonly string[]) {
  const unavailable = selected.filter((choice) => !timeSlots.some(({ value }) => value === choice));
  return [
    ...timeSlots.map(({ value, label }) => ({ value, label })),
    ...unavailable.map((value) => ({ value, label: 'A time we no longer offer' })),
  ];
}

function withDay(days: readonly Weekday[], day: Weekday, isWorking: boolean): Weekday[] {
  return weekdays.filter((weekday) => (weekday === day ? isWorking : days.includes(weekday)));
}

function timeSlotsForDays(days: readonly Weekday[], timeSlots: readonly string[]): ApplicationDraft['timeSlots'] {
  return Object.fromEntries(days.map((day) => [day, [...timeSlots]]));
}

function hasSameTimeSlots(timeSlots: readonly string[], others: readonly string[]): boolean {
  return timeSlots.length === others.length && timeSlots.every((id) => others.includes(id));
}
