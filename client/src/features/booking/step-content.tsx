import { Suspense, useEffect } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { askedSpecialist } from './booking-flow.ts';
import type { BookingStep } from './booking-steps.ts';
import { DateTimeStep, DetailsStep, LocationStep, loadSteps, ReviewStep, SpecialistStep } from './steps/later-steps.ts';
import { ServiceStep } from './steps/service-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import type { Guide } from './use-price-guide.ts';

interface StepContentProps extends StepProps {
  step: BookingStep;
  guide: Guide;
}

/** What the open step asks. The later ones are fetched while the first is being answered. */
export function StepContent(props: StepContentProps) {
  useEffect(loadSteps, []);
  return (
    <Suspense fallback={<Skeleton shape="box" height={320} />}>
      <OpenStep {...props} />
    </Suspense>
  );
}

/** The flow opens no step before what it stands on is chosen, so nothing is missing here. */
function OpenStep({ step, guide, ...props }: StepContentProps) {
  const { service, place } = props.draft;
  if (step === 'service' || !service) return <ServiceStep {...props} />;
  switch (step) {
    case 'details':
      return <DetailsStep {...props} />;
    case 'location':
      return <LocationStep {...props} serviceId={service.id} />;
    case 'specialist':
      return <SpecialistStep {...props} serviceId={service.id} preselectedOffers={guide.preselectedOffers} />;
    case 'date-time': {
      // Days of somebody who does not do this work would be none at all.
      const specialist = guide.preselectedOffers === false ? null : askedSpecialist(props.draft);
      return place && <DateTimeStep {...props} serviceId={service.id} place={place} specialist={specialist} />;
    }
    case 'review':
      return <ReviewStep {...props} />;
  }
}
