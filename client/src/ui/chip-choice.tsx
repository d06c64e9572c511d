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
  /** The target of an error summary's link. */
  id?: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Above the chips, for example a search. */
  filter?: ReactNode;
  /** The label of a first chip that clears the selection. */
  noneLabel?: string;
}

/** A group of chips. Any number of them can be selected. Each chip's icon shows its state too. */
export function ChipChoice(props: ChipChoiceProps) {
  const { legend, legendHidden = false, hint, error, id, options, selected, onChange } = props;
  const { filter, noneLabel } = props;
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const describedBy = cx(hint ? `${groupId}-hint` : null, error && `${groupId}-error`) || undefined;
  return (
    <fieldset id={groupId} tabIndex={id ? -1 : undefined} aria-describedby={describedBy} className={styles.choice}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {filter}
      <div className={styles.chips}>
        {noneLabel && (
          <ToggleChip isSelected={selected.length === 0} onClick={() => onChange([])}>
            {noneLabel}
          </ToggleChip>
        )}
        {options.map(({ value, label }) => {
          const isSelected = selected.includes(value);
          const others = selected.filter((other) => other !== value);
          return (
            <ToggleChip
              key={value}
              isSelected={isSelected}
              onClick={() => onChange(isSelected ? others : [...others, value])}
            >
              {label}
            </ToggleChip>
          );
        })}
      </div>
      {(error !== undefined || id) && <FieldMessage id={`${groupId}-error`} error={error} />}
    </fieldset>
  );
}

interface ToggleChipProps {
  isSelected: boolean;
  onClick: () => void;
  children: string;
}

function ToggleChip({ isSelected, onClick, children }: ToggleChipProps) {
  const Icon = isSelected ? Check : Plus;
  return (
    <ChipButton pressed={isSelected} icon={<Icon aria-hidden="true" />} onClick={onClick}>
      {children}
    </ChipButton>
  );
}
