import { weekdays } from '~/features/application/application-draft.ts';
import { NO_DAY_TEXT } from '~/features/application/application-errors.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './availability-step.module.css';
import type { ChoiceStepProps } from './step-props.ts';
import { WorkingDay } from './working-day.tsx';

/** The usual week: days, and times on each of them (JOIN-22..25). */
export function AvailabilityStep({ options, draft, change, errorOf }: ChoiceStepProps) {
  const error = errorOf('days');
  return (
    <fieldset
      id={fieldId('days')}
      tabIndex={-1}
      className={styles.week}
      aria-describedby={error && `${fieldId('days')}-error`}
    >
      <legend className="visually-hidden">Days on which you work</legend>
      {draft.days.length === 0 && !error && <Notice tone="info">{NO_DAY_TEXT}</Notice>}
      {error && <FieldMessage id={`${fieldId('days')}-error`} error={error} />}
      <div className={styles.sheet}>
        {weekdays.map((day) => (
          <WorkingDay key={day} day={day} slots={options.timeSlots} draft={draft} change={change} />
        ))}
      </div>
    </fieldset>
  );
}
