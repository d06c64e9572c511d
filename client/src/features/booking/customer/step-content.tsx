import { useEffect } from 'react';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { DateTimeStep, DetailsStep, loadSteps, SpecialistStep } from '~/features/booking/shared/steps/later-steps.ts';
import { ServiceStep } from '~/features/booking/shared/steps/service-step.tsx';
import type { Guide } from '~/features/booking/shared/use-price-guide.ts';
import type { Written } from '~/features/booking/shared/written.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { type Account, homeAddress } from './account.ts';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { LocationStep } from './steps/location-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { VehicleChoice } from './steps/vehicle-choice.tsx';

interface StepContentProps extends StepProps {
  step: BookingStep;
  account: Account;
  guide: Guide;
  written: Written;
}

/** What the open step asks. The later ones are fetched while the first is being answered. */
export function StepContent(props: StepContentProps) {
  useEffect(loadSteps, []);
  return <OpenStep {...props} />;
}

/** The flow opens no step before what it stands on is chosen, so nothing is missing here. */
function OpenStep({ step, account, guide, written, ...props }: StepContentProps) {
  const { draft, change } = props;
  const { service, location, preselected } = draft;
  if (step === 'service' || !service) return <ServiceStep {...props} />;
  switch (step) {
    case 'details':
      return <DetailsStep {...props} vehicle={<VehicleChoice {...props} vehicles={account.vehicles} />} />;
    case 'location':
      return <LocationStep {...props} serviceId={service.id} home={homeAddress(account)} />;
    case 'specialist':
      return (
        <SpecialistStep
          serviceId={service.id}
          choice={draft.specialist}
          address={written.address}
          suggested={guide.offers(preselected) ? preselected : null}
          onChoose={(specialist) =>
            change({ specialist, preselected: specialist.id === preselected?.id ? preselected : null })
          }
        />
      );
    case 'date-time':
      return (
        location && (
          <DateTimeStep
            {...props}
            serviceId={service.id}
            location={location}
            specialist={written.asked}
            onAnybody={() => change({ specialist: null, preselected: null, date: draft.date })}
            noTimes={
              isCustomerLocation(location)
                ? 'No available time slots for this date. Please select another date.'
                : 'No available time slots for this date and location'
            }
          />
        )
      );
    case 'review':
      return <ConfirmStep account={account} />;
  }
}
