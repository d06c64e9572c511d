import type { ChoiceStepProps } from './step-props.ts';

export function AvailabilityStep(_props: ChoiceStepProps) {
  return null;
}
