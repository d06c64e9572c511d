import { fieldId } from '~/features/application/field-id.ts';
import { optionLabels } from '~/features/application/use-application-options.ts';
import { ChipChoice } from '~/ui/chip-choice.tsx';
import type { OptionsStepProps } from './step-props.ts';

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
