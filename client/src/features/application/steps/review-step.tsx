import type { ReviewStepProps } from './step-props.ts';

export function ReviewStep(_props: ReviewStepProps) {
  return null;
}
