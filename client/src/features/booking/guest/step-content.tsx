import { useEffect } from 'react';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { DateTimeStep, DetailsStep, loadSteps, SpecialistStep } from '~/features/booking/shared/steps/later-steps.ts';
import { ServiceStep } from '~/features/booking/shared/steps/service-step.tsx';
import type { Guide } from '~/features/booking/shared/use-price-guide.ts';
import { LocationStep, loadGuestSteps, ReviewStep } from './steps/later-steps.ts';
import type { StepProps } from './steps/step-props.ts';

interface StepContentProps extends StepProps {
  step: BookingStep;
  guide: Guide;
}

/** What the open step asks. The later ones are fetched while the first is being answered. */
export function StepContent(props: StepContentProps) {
  useEffect(() => {
    loadSteps();
    loadGuestSteps();
  }, []);
  return <OpenStep {...props} />;
}

/** The flow opens no step before what it stands on is chosen, so nothing is missing here. */
function OpenStep({ step, guide, ...props }: StepContentProps) {
  const { draft, change } = props;
  const { service, location, preselected } = draft;
  if (step === 'service' || !service) return <ServiceStep {...props} />;
  switch (step) {
    case 'details':
      return <DetailsStep {...props} isItemOptional />;
    case 'location':
      return <LocationStep {...props} serviceId={service.id} />;
    case 'specialist':
      return (
        <SpecialistStep
          serviceId={service.id}
          choice={draft.specialist}
          address={draft.address}
          // The preselected specialist is chosen to begin with; choosing anybody else replaces them
          // (C-07).
          suggested={guide.offers(preselected) ? preselected : null}
          onChoose={(choice) =>
            change({ specialist: choice, preselected: choice.id === preselected?.id ? preselected : null })
          }
        />
      );
    case 'date-time': {
      // Days of somebody who does not do this work would be none at all.
      const specialist = guide.offers(preselected) === false ? null : requestedSpecialist(draft);
      return (
        location && (
          <DateTimeStep
            {...props}
            serviceId={service.id}
            location={location}
            specialist={specialist}
            onAnybody={() => change({ specialist: null, preselected: null, date: draft.date })}
            noTimes="No available time slots for this date and location"
          />
        )
      );
    }
    case 'review':
      return <ReviewStep {...props} />;
  }
}
