import { useEffect, useEffectEvent, useState } from 'react';
import { type ChangeAnswers, requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { type BookingSummary, typedVehicleOf } from '~/features/booking/shared/booking-summary.ts';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { PreselectedSpecialistNotice } from '~/features/booking/shared/preselected-specialist-notice.tsx';
import { StepContent } from '~/features/booking/shared/step-content.tsx';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Notice } from '~/ui/notice.tsx';
import { type BookingAccount, currentVehicle, formatProfileAddress } from './booking-account.ts';
import type { CustomerDraft } from './customer-draft.ts';
import { customerWizard, SUBMIT_LABEL } from './customer-flow.ts';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { ProfileAddress } from './steps/profile-address.tsx';
import { VehiclePicker } from './steps/vehicle-picker.tsx';
import { NO_RESPONSE } from './submit/use-book-as-customer.ts';

interface CustomerWizardProps {
  step: BookingStep;
  value: CustomerDraft;
  savedAt: number | null;
  change: ChangeAnswers<CustomerDraft>;
  account: BookingAccount;
  submission: WizardSubmission<BookingStep, CustomerDraft>;
  resetCount: number;
  startAgain: (() => void) | null;
}

/** A customer's booking wizard, with vehicles, address and contact details from the profile. */
export function CustomerWizard({ step, value: draft, change, account, ...wizard }: CustomerWizardProps) {
  const { service, location, preselected } = draft;
  const summary = summaryOf(draft, account);
  const guide = usePriceGuide(summary);
  // On the first step the customer can still choose a service that the specialist offers.
  const checked = draft.specialist ?? (step === 'service' ? null : preselected);
  const unavailable = guide.offersService(checked) === false ? checked : null;
  const removedName = useRemovedSpecialist(draft, unavailable, () => change({ specialist: null, preselected: null }));
  useCurrentVehicle(draft, account.vehicles, (vehicle) => change({ vehicle }));
  return (
    <BookingWizard
      {...wizard}
      step={step}
      value={draft}
      summary={summary}
      guide={guide}
      wizard={customerWizard}
      submitLabel={SUBMIT_LABEL}
      noResponse={NO_RESPONSE}
      layout="column"
      showsSkippedSteps={false}
      note={
        removedName ? (
          <Notice tone="warning">
            {removedName} doesn’t offer {service?.name}. We’ve removed them from your booking.
          </Notice>
        ) : (
          preselected &&
          step !== 'specialist' && (
            <PreselectedSpecialistNotice
              draft={draft}
              change={change}
              offersService={guide.offersService(preselected)}
            />
          )
        )
      }
      renderStep={(errorOf) => (
        <StepContent
          step={step}
          draft={draft}
          change={change}
          errorOf={errorOf}
          summary={summary}
          guide={guide}
          vehicle={<VehiclePicker draft={draft} change={change} errorOf={errorOf} vehicles={account.vehicles} />}
          homeAddress={<ProfileAddress address={formatProfileAddress(account)} />}
          noTimeSlots={
            location && isCustomerLocation(location)
              ? 'No available time slots for this date. Please select another date.'
              : 'No available time slots for this date and location'
          }
          review={<ConfirmStep account={account} />}
        />
      )}
    />
  );
}

function summaryOf(draft: CustomerDraft, account: BookingAccount): BookingSummary {
  const { service, vehicle, location } = draft;
  return {
    draft,
    vehicle: service?.needsVehicle && vehicle?.kind === 'saved' ? vehicle : typedVehicleOf(draft),
    address: location?.kind === 'HOME_SERVICE' ? formatProfileAddress(account) : draft.address.trim(),
    specialist: requestedSpecialist(draft),
  };
}

/** Updates the draft's vehicle when the profile has changed since it was chosen. */
function useCurrentVehicle(
  { service, vehicle }: CustomerDraft,
  vehicles: BookingAccount['vehicles'],
  onChange: (vehicle: CustomerDraft['vehicle']) => void,
): void {
  const current = service?.needsVehicle ? currentVehicle(vehicle, vehicles) : vehicle;
  const isCurrent = JSON.stringify(current) === JSON.stringify(vehicle);
  const update = useEffectEvent(() => onChange(current));
  useEffect(() => {
    if (!isCurrent) update();
  }, [isCurrent]);
}

/**
 * Removes a specialist who doesn't offer the service (C-95). Returns their name, until another
 * specialist or service is chosen.
 */
function useRemovedSpecialist(
  { service, specialist, preselected }: CustomerDraft,
  unavailable: { name: string } | null,
  onRemove: () => void,
): string | null {
  const [removed, setRemoved] = useState<{ name: string; serviceId: string | undefined } | null>(null);
  const isUnavailable = unavailable !== null;
  const remove = useEffectEvent(() => {
    if (unavailable) setRemoved({ name: unavailable.name, serviceId: service?.id });
    onRemove();
  });
  useEffect(() => {
    if (isUnavailable) remove();
  }, [isUnavailable]);
  return removed && !specialist && !preselected && removed.serviceId === service?.id ? removed.name : null;
}
