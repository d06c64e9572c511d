import { Check, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChipButton } from './chip.tsx';
import styles from './chip-choice.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';

interface ChipChoiceProps {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Where an error summary's link leads. */
  id?: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** A chip before the others, for none of them. */
  none?: string;
}

/**
 * Short names of which any number may be chosen. The sign on each chip says whether it is, where
 * colour does not.
 */
export function ChipChoice(props: ChipChoiceProps) {
  const { legend, legendHidden = false, hint, error, id, options, chosen, onChange, none } = props;
  const made = useId();
  const groupId = id ?? made;
  const describedBy = cx(hint ? `${groupId}-hint` : null, error && `${groupId}-error`) || undefined;
  return (
    <fieldset id={groupId} tabIndex={id ? -1 : undefined} aria-describedby={describedBy} className={styles.choice}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {none && (
          <ChipButton pressed={chosen.length === 0} icon={signOf(chosen.length === 0)} onClick={() => onChange([])}>
            {none}
          </ChipButton>
        )}
        {options.map(({ value, label }) => {
          const isOn = chosen.includes(value);
          const others = chosen.filter((one) => one !== value);
          return (
            <ChipButton
              key={value}
              pressed={isOn}
              icon={signOf(isOn)}
              onClick={() => onChange(isOn ? others : [...others, value])}
            >
              {label}
            </ChipButton>
          );
        })}
      </div>
      {(error !== undefined || id) && <FieldMessage id={`${groupId}-error`} error={error} />}
    </fieldset>
  );
}

function signOf(isOn: boolean) {
  return isOn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />;
}
