import { askedSpecialist } from './booking-flow.ts';
import type { BookingStep } from './booking-steps.ts';
import { DateTimeStep } from './steps/date-time-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { LocationStep } from './steps/location-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ServiceStep } from './steps/service-step.tsx';
import { SpecialistStep } from './steps/specialist-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import type { Guide } from './use-price-guide.ts';

interface StepContentProps extends StepProps {
  step: BookingStep;
  guide: Guide;
}

/** What the open step asks. The flow opens no step before what it stands on is chosen, so nothing is missing here. */
export function StepContent({ step, guide, ...props }: StepContentProps) {
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
