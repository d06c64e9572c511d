import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { fieldMessages } from '#shared/field-messages.ts';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { weekdays } from '~/features/application/fixed-options.ts';
import { type Hour, hoursOf, OFFICE_HOURS, timeSlotsBetween } from '~/features/application/hour-ranges.ts';
import { Button } from '~/ui/button.tsx';
import { FieldMessage } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './availability-step.module.css';
import type { OptionsStepProps } from './step-props.ts';
import { WorkingDay } from './working-day.tsx';

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
