import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipButton } from './chip.tsx';
import styles from './chip-choice.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

interface ChipChoiceProps extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Above the chips, for example a search. */
  filter?: ReactNode;
  /** The label of a first chip that clears the selection. */
  noneLabel?: string;
}

/** A group of chips. Any number of them can be selected. Each chip's icon shows its state too. */
export function ChipChoice({ options, selected, onChange, filter, noneLabel, ...group }: ChipChoiceProps) {
  return (
    <ChoiceGroup {...group} keepsErrorLine={group.id !== undefined}>
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
    </ChoiceGroup>
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
