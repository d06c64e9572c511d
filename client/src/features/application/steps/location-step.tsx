import type { ChoiceStepProps } from './step-props.ts';

export function LocationStep(_props: ChoiceStepProps) {
  return null;
}
