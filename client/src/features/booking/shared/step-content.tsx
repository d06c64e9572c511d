import { type ReactNode, useEffect } from 'react';
import { locationInput } from '~/features/locations/work-location.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { requestedSpecialist } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';
import type { BookingSummary } from './booking-summary.ts';
import { ServiceStep } from './steps/service-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import type { PriceGuide } from './use-price-guide.ts';

// The first step must not wait for the code of the others, such as the calendar.
const DetailsStep = lazyWithPreload(async () => (await import('./steps/details-step.tsx')).DetailsStep);
const LocationStep = lazyWithPreload(async () => (await import('./steps/location-step.tsx')).LocationStep);
const SpecialistStep = lazyWithPreload(async () => (await import('./steps/specialist-step.tsx')).SpecialistStep);
const DateTimeStep = lazyWithPreload(async () => (await import('./steps/date-time-step.tsx')).DateTimeStep);

interface StepContentProps extends StepProps {
  step: BookingStep;
  summary: BookingSummary;
  guide: PriceGuide;
  isItemOptional?: boolean;
  /** Replaces the fields for a vehicle. */
  vehicle?: ReactNode;
  /** Replaces the address field for home service. */
  homeAddress?: ReactNode;
  /** The message for a date without time slots. */
  noTimeSlots: string;
  review: ReactNode;
}

/** The fields of the open step. The code of the later steps loads meanwhile. */
export function StepContent(props: StepContentProps) {
  useEffect(preloadSteps, []);
  return <OpenStep {...props} />;
}

/** The flow only opens a step when the earlier ones are answered. */
function OpenStep({
  step,
  summary,
  guide,
  isItemOptional,
  vehicle,
  homeAddress,
  noTimeSlots,
  ...props
}: StepContentProps) {
  const { review, ...stepProps } = props;
  const { draft, change } = stepProps;
  const { service, location, preselected, date } = draft;
  if (step === 'service' || !service) return <ServiceStep {...stepProps} />;
  switch (step) {
    case 'details':
      return <DetailsStep {...stepProps} isItemOptional={isItemOptional} vehicle={vehicle} />;
    case 'location':
      return <LocationStep {...stepProps} serviceId={service.id} homeAddress={homeAddress} />;
    case 'specialist':
      return (
        <SpecialistStep
          serviceId={service.id}
          choice={draft.specialist}
          address={summary.address}
          location={location && locationInput(location)}
          suggested={guide.offersService(preselected) ? preselected : null}
          // Another choice replaces the preselected specialist (C-07).
          onChoose={(specialist) =>
            change({ specialist, preselected: specialist.id === preselected?.id ? preselected : null })
          }
        />
      );
    case 'date-time':
      return (
        location && (
          <DateTimeStep
            {...stepProps}
            serviceId={service.id}
            location={location}
            // A specialist who doesn't offer the service has no free days for it.
            specialist={guide.offersService(preselected) === false ? null : requestedSpecialist(draft)}
            onShowEveryone={() => change({ specialist: null, preselected: null, date })}
            noTimeSlots={noTimeSlots}
          />
        )
      );
    case 'review':
      return review;
  }
}

function preloadSteps(): void {
  for (const step of [DetailsStep, LocationStep, SpecialistStep, DateTimeStep]) step.preload();
}
