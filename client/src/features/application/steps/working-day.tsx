import { Copy } from 'lucide-react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { weekdayLabels, weekdays } from '~/features/application/fixed-options.ts';
import type { Weekday } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import styles from './availability-step.module.css';
import type { OptionsStepProps } from './step-props.ts';

interface WorkingDayProps extends Pick<OptionsStepProps, 'draft' | 'change'> {
  day: Weekday;
  slots: OptionsStepProps['options']['timeSlots'];
}

/** A day with its time slots, if it is ticked. None selected means any time (JOIN-23, C-94). */
export function WorkingDay({ day, slots, draft, change }: WorkingDayProps) {
  const name = weekdayLabels[day];
  const isWorking = draft.days.includes(day);
  const selected = draft.timeSlots[day] ?? [];
  const canCopy =
    selected.length > 0 && draft.days.some((other) => !hasSameSlots(draft.timeSlots[other] ?? [], selected));
  return (
    <div className={styles.day}>
      <CheckboxField
        id={fieldId('days', day)}
        className={styles.checkbox}
        label={<span className={styles.name}>{name}</span>}
        checked={isWorking}
        onChange={({ target }) => change(({ days }) => ({ days: withDay(days, day, target.checked) }))}
      />
      {isWorking && slots.length > 0 && (
        <div className={styles.slots}>
          <ChipChoice
            legendHidden
            legend={`Times on ${name}`}
            noneLabel="Any time"
            options={slotOptions(slots, selected)}
            selected={selected}
            onChange={(chosen) => change(({ timeSlots }) => ({ timeSlots: { ...timeSlots, [day]: chosen } }))}
          />
          {canCopy && (
            <Button
              variant="ghost"
              icon={<Copy aria-hidden="true" />}
              onClick={() => change(({ days }) => ({ timeSlots: slotsForDays(days, selected) }))}
            >
              Copy {name}’s times to the other days you have chosen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Selected time slots that are no longer offered stay, so that they can be unselected. */
function slotOptions(slots: WorkingDayProps['slots'], selected: readonly string[]) {
  const unavailable = selected.filter((id) => !slots.some((slot) => slot.id === id));
  return [
    ...slots.map(({ id, name }) => ({ value: id, label: name })),
    ...unavailable.map((id) => ({ value: id, label: 'A time we no longer offer' })),
  ];
}

function withDay(days: readonly Weekday[], day: Weekday, isWorking: boolean): Weekday[] {
  return weekdays.filter((one) => (one === day ? isWorking : days.includes(one)));
}

function slotsForDays(days: readonly Weekday[], slots: readonly string[]): ApplicationDraft['timeSlots'] {
  return Object.fromEntries(days.map((day) => [day, [...slots]]));
}

function hasSameSlots(slots: readonly string[], others: readonly string[]): boolean {
  return slots.length === others.length && slots.every((id) => others.includes(id));
}
