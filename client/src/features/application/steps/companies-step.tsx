import type { ChoiceStepProps } from './step-props.ts';

export function CompaniesStep(_props: ChoiceStepProps) {
  return null;
}
