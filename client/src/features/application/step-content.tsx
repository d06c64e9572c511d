import { type ComponentType, useEffect } from 'react';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { BasicsStep } from './steps/basics-step.tsx';
import type { OptionsState, OptionsStepProps, StepProps } from './use-application-options.ts';

// The first step is in the page's own bundle and doesn't wait for these.
const BackgroundStep = lazyWithPreload(async () => (await import('./steps/background-step.tsx')).BackgroundStep);
const ServicesStep = lazyWithPreload(async () => (await import('./steps/services-step.tsx')).ServicesStep);
const PricingStep = lazyWithPreload(async () => (await import('./steps/pricing-step.tsx')).PricingStep);
const LocationStep = lazyWithPreload(async () => (await import('./steps/location-step.tsx')).LocationStep);
const AvailabilityStep = lazyWithPreload(async () => (await import('./steps/availability-step.tsx')).AvailabilityStep);
const CompaniesStep = lazyWithPreload(async () => (await import('./steps/companies-step.tsx')).CompaniesStep);
const ReviewStep = lazyWithPreload(async () => (await import('./steps/review-step.tsx')).ReviewStep);

/** The steps that can't be shown without options. */
const optionsSteps = {
  services: ServicesStep,
  location: LocationStep,
  availability: AvailabilityStep,
  companies: CompaniesStep,
};

interface StepContentProps extends StepProps {
  step: ApplicationStep;
  optionsState: OptionsState;
  isOutcomeUnknown: boolean;
}

/** The open step. The other steps are preloaded while the first is filled in. */
export function StepContent({ step, optionsState, isOutcomeUnknown, ...props }: StepContentProps) {
  useEffect(preloadSteps, []);
  switch (step) {
    case 'basics':
      return <BasicsStep {...props} />;
    case 'background':
      return <BackgroundStep {...props} />;
    case 'pricing':
      return <PricingStep {...props} />;
    case 'review':
      return <ReviewStep {...props} options={optionsState.options} isOutcomeUnknown={isOutcomeUnknown} />;
    default:
      return <OptionsStep {...props} {...optionsState} Step={optionsSteps[step]} />;
  }
}

interface OptionsStepContentProps extends StepProps, OptionsState {
  Step: ComponentType<OptionsStepProps>;
}

/** Waits for the options, and offers to load them again if that failed (JOIN-04). */
function OptionsStep({ Step, options, isLoading, retry, ...props }: OptionsStepContentProps) {
  if (options) return <Step {...props} options={options} retry={retry} />;
  if (!isLoading) return <LoadError message="Failed to fetch form options" onRetry={retry} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the form options...
      </p>
      <Skeleton shape="box" height={320} />
    </>
  );
}

function preloadSteps(): void {
  const steps = [BackgroundStep, ServicesStep, PricingStep, LocationStep, AvailabilityStep, CompaniesStep, ReviewStep];
  for (const step of steps) step.preload();
}
