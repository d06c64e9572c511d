import { Copy } from 'lucide-react';
import { type ApplicationDraft, weekdays } from '~/features/application/application-draft.ts';
import { weekdayWords } from '~/features/application/application-words.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { Weekday } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import styles from './availability-step.module.css';
import type { ChoiceStepProps } from './step-props.ts';

interface WorkingDayProps extends Pick<ChoiceStepProps, 'draft' | 'change'> {
  day: Weekday;
  slots: ChoiceStepProps['options']['timeSlots'];
}

/**
 * One day of the week; its times are asked for once it is ticked (JOIN-23). None of them means any
 * time (C-94).
 */
export function WorkingDay({ day, slots, draft, change }: WorkingDayProps) {
  const name = weekdayWords[day];
  const isOn = draft.days.includes(day);
  const times = draft.timeSlots[day] ?? [];
  const others = draft.days.filter((other) => other !== day);
  const canCopy = times.length > 0 && others.some((other) => !isSame(draft.timeSlots[other] ?? [], times));
  return (
    <div className={styles.day} data-on={isOn || undefined}>
      <CheckboxField
        id={fieldId('days', day)}
        className={styles.tick}
        label={<span className={styles.name}>{name}</span>}
        checked={isOn}
        onChange={({ target }) => change(({ days }) => ({ days: withDay(days, day, target.checked) }))}
      />
      {isOn && slots.length > 0 && (
        <div className={styles.times}>
          <ChipChoice
            legendHidden
            legend={`Times on ${name}`}
            noneLabel="Any time"
            options={slotChoices(slots, times)}
            selected={times}
            onChange={(chosen) => change(({ timeSlots }) => ({ timeSlots: { ...timeSlots, [day]: chosen } }))}
          />
          {canCopy && (
            <Button
              variant="ghost"
              icon={<Copy aria-hidden="true" />}
              onClick={() => change((now) => ({ timeSlots: sameTimes(now, times) }))}
            >
              Copy {name}’s times to the other days you have chosen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * The times to choose from, and any chosen earlier that is not offered any more, so that it can be
 * taken away.
 */
function slotChoices(slots: WorkingDayProps['slots'], chosen: readonly string[]) {
  const gone = chosen.filter((id) => !slots.some((slot) => slot.id === id));
  return [
    ...slots.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: 'A time that is not offered any more' })),
  ];
}

function withDay(days: readonly Weekday[], day: Weekday, isOn: boolean): Weekday[] {
  return weekdays.filter((one) => (one === day ? isOn : days.includes(one)));
}

function sameTimes({ days }: ApplicationDraft, times: readonly string[]): ApplicationDraft['timeSlots'] {
  return Object.fromEntries(days.map((day) => [day, [...times]]));
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
