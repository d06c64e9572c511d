import type { ReactNode } from 'react';
import { fieldId } from '~/features/application/field-id.ts';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import type { StepProps } from './step-props.ts';

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
