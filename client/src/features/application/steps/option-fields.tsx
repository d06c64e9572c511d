import type { ReactNode } from 'react';
import { fieldId } from '~/features/application/application-draft.ts';
import { type OptionsStepProps, optionLabels, type StepProps } from '~/features/application/use-application-options.ts';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';

interface FixedOptionCardsProps extends StepProps {
  part: 'experience' | 'certified' | 'insurance' | 'travelDistance';
  /** The label of each option, in order. */
  labels: Readonly<Record<string, string>>;
  legend: ReactNode;
  hint?: string;
}

/** A question with fixed options, one of which must be selected. */
export function FixedOptionCards(props: FixedOptionCardsProps) {
  const { part, labels, legend, hint, draft, change, errorOf } = props;
  return (
    <RadioCards
      id={fieldId(part)}
      name={part}
      layout="compact"
      legend={legend}
      hint={hint}
      value={draft[part]}
      onChange={(value) => change({ [part]: value })}
      error={errorOf(part)}
    >
      {Object.entries(labels).map(([value, label]) => (
        <RadioCard key={value} value={value} title={label} />
      ))}
    </RadioCards>
  );
}

interface OptionChipsProps extends Omit<OptionsStepProps, 'retry'> {
  list: 'locations' | 'workshops';
  legend: string;
  hint?: string;
}

/** A list of options as chips. Selected ones that are no longer offered stay, to be unselected. */
export function OptionChips({ list, legend, hint, options, draft, change, errorOf }: OptionChipsProps) {
  const names = new Set([...optionLabels(options, list), ...draft[list]]);
  return (
    <ChipChoice
      id={fieldId(list)}
      legend={legend}
      hint={hint}
      options={[...names].map((name) => ({ value: name, label: name }))}
      selected={draft[list]}
      onChange={(chosen) => change({ [list]: chosen })}
      error={errorOf(list)}
    />
  );
}
