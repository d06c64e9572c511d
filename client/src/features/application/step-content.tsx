import { type ReactNode, useEffect } from 'react';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { BasicsStep } from './steps/basics-step.tsx';
import {
  AvailabilityStep,
  BackgroundStep,
  CompaniesStep,
  LocationStep,
  loadSteps,
  PricingStep,
  ReviewStep,
  ServicesStep,
} from './steps/later-steps.ts';
import type { ChoiceStepProps, StepProps } from './steps/step-props.ts';
import type { OptionsState } from './use-application-options.ts';

interface StepContentProps extends StepProps {
  step: ApplicationStep;
  choices: OptionsState;
  isOutcomeUnknown: boolean;
}

/** What the open step asks. The later ones are fetched while the first is being answered. */
export function StepContent(props: StepContentProps) {
  useEffect(loadSteps, []);
  return <OpenStep {...props} />;
}

function OpenStep({ step, choices, isOutcomeUnknown, ...props }: StepContentProps) {
  switch (step) {
    case 'basics':
      return <BasicsStep {...props} />;
    case 'background':
      return <BackgroundStep {...props} />;
    case 'services':
      return <Choices {...choices}>{(given) => <ServicesStep {...props} {...given} />}</Choices>;
    case 'pricing':
      return <PricingStep {...props} />;
    case 'location':
      return <Choices {...choices}>{(given) => <LocationStep {...props} {...given} />}</Choices>;
    case 'availability':
      return <Choices {...choices}>{(given) => <AvailabilityStep {...props} {...given} />}</Choices>;
    case 'companies':
      return <Choices {...choices}>{(given) => <CompaniesStep {...props} {...given} />}</Choices>;
    case 'review':
      return <ReviewStep {...props} options={choices.options} isOutcomeUnknown={isOutcomeUnknown} />;
  }
}

interface ChoicesProps extends OptionsState {
  children: (given: Pick<ChoiceStepProps, 'options' | 'retry'>) => ReactNode;
}

/**
 * A step that is chosen from lists waits for them; without them it says so and tries again
 * (JOIN-04).
 */
function Choices({ options, isLoading, retry, children }: ChoicesProps) {
  if (options) return children({ options, retry });
  if (!isLoading) return <LoadError message="Failed to fetch form options" onRetry={retry} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the choices...
      </p>
      <Skeleton shape="box" height={320} />
    </>
  );
}
