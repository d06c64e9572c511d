import { CalendarClock, Copy } from 'lucide-react';
import { useState } from 'react';
import { fieldMessages } from '#shared/field-messages.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import { type ApplicationDraft, fieldId, weekdays } from '~/features/application/application-draft.ts';
import {
  formatRanges,
  type Hour,
  hoursOf,
  OFFICE_HOURS,
  timeSlotsBetween,
} from '~/features/application/hour-ranges.ts';
import type { OptionsStepProps } from '~/features/application/use-application-options.ts';
import type { Weekday } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './availability-step.module.css';
import { HourRangesField } from './hour-ranges-field.tsx';

/** The working days and their time slots (JOIN-22..25). */
export function AvailabilityStep({ options, draft, change, errorOf }: OptionsStepProps) {
  const id = fieldId('days');
  const error = errorOf('days');
  const hours = hoursOf(options.timeSlots);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.week} aria-describedby={error && `${id}-error`}>
      <legend className="visually-hidden">Days on which you work</legend>
      {draft.days.length === 0 && !error && <Notice tone="info">{fieldMessages.workingDays}</Notice>}
      {error && <FieldMessage id={`${id}-error`} error={error} />}
      {hours && <WeekdaysShortcut hours={hours} change={change} />}
      <div className={styles.days}>
        {weekdays.map((day) => (
          <WorkingDay key={day} day={day} timeSlots={options.timeSlots} hours={hours} draft={draft} change={change} />
        ))}
      </div>
    </fieldset>
  );
}

const WORKING_WEEK = weekdays.slice(0, 5);

/** Fills in Monday to Friday in one press. What is chosen for the weekend stays. */
function WeekdaysShortcut({ hours, change }: { hours: readonly Hour[] } & Pick<OptionsStepProps, 'change'>) {
  const [isFilledIn, setIsFilledIn] = useState(false);
  const officeHours = timeSlotsBetween(hours, OFFICE_HOURS.from, OFFICE_HOURS.to);
  if (officeHours.length === 0) return null;
  const fillIn = () => {
    change(({ days, timeSlots }) => ({
      days: weekdays.filter((day) => WORKING_WEEK.includes(day) || days.includes(day)),
      timeSlots: { ...timeSlots, ...timeSlotsOfWeek(officeHours) },
    }));
    setIsFilledIn(true);
  };
  return (
    <div>
      <Button variant="outline" icon={<CalendarClock aria-hidden="true" />} onClick={fillIn}>
        Weekdays 8 to 5
      </Button>
      <p role="status" className="visually-hidden">
        {isFilledIn && 'Monday to Friday from 08:00 to 17:00 filled in.'}
      </p>
    </div>
  );
}

function timeSlotsOfWeek(timeSlots: readonly string[]): ApplicationDraft['timeSlots'] {
  return Object.fromEntries(WORKING_WEEK.map((day) => [day, [...timeSlots]]));
}

interface WorkingDayProps extends Pick<OptionsStepProps, 'draft' | 'change'> {
  day: Weekday;
  timeSlots: OptionsStepProps['options']['timeSlots'];
  /** The time slots as hours; null if they have to be chosen one by one. */
  hours: readonly Hour[] | null;
}

/** A day with its time slots, if it is ticked. None selected means any time (JOIN-23, C-94). */
function WorkingDay({ day, timeSlots, hours, draft, change }: WorkingDayProps) {
  const name = WEEKDAY_NAMES[day];
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
