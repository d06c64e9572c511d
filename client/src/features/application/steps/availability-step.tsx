import { fieldMessages } from '#shared/field-messages.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { weekdays } from '~/features/application/fixed-options.ts';
import { hoursOf } from '~/features/application/hour-ranges.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './availability-step.module.css';
import type { OptionsStepProps } from './step-props.ts';
import { WeekdaysShortcut } from './weekdays-shortcut.tsx';
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
