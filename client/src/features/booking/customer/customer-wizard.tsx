import { useEffect, useEffectEvent, useState } from 'react';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { PreselectedNote } from '~/features/booking/shared/preselected-note.tsx';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { typedVehicleOf, type Written } from '~/features/booking/shared/written.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Notice } from '~/ui/notice.tsx';
import { type Account, homeAddress, settledVehicle } from './account.ts';
import type { CustomerDraft } from './customer-draft.ts';
import { customerWizard, SEND_LABEL } from './customer-flow.ts';
import { StepContent } from './step-content.tsx';
import type { StepProps } from './steps/step-props.ts';
import { NO_ANSWER } from './submit/use-book-appointment.ts';

interface CustomerWizardProps {
  step: BookingStep;
  value: CustomerDraft;
  savedAt: number | null;
  change: StepProps['change'];
  account: Account;
  submission: WizardSubmission<BookingStep, CustomerDraft>;
  resetCount: number;
}

/**
 * A customer's booking: for a vehicle of theirs, at their address, without asking again who they
 * are.
 */
export function CustomerWizard(props: CustomerWizardProps) {
  const { step, value: draft, savedAt, change, account, submission, resetCount } = props;
  const written = writtenBy(draft, account);
  const guide = usePriceGuide(written);
  // On the first page another service can still be chosen, for the sake of whoever's 'Book now' led
  // here.
  const named = draft.specialist ?? (step === 'service' ? null : draft.preselected);
  const gone = useGoneSpecialist(draft, guide.offers(named) === false ? named : null, () =>
    change({ specialist: null, preselected: null }),
  );

  // The vehicles may have changed in the profile meanwhile.
  const settled = draft.service?.needsVehicle ? settledVehicle(draft.vehicle, account.vehicles) : draft.vehicle;
  const isSettled = JSON.stringify(settled) === JSON.stringify(draft.vehicle);
  const settle = useEffectEvent(() => change({ vehicle: settled }));
  useEffect(() => {
    if (!isSettled) settle();
  }, [isSettled]);

  return (
    <BookingWizard
      {...{ step, value: draft, savedAt, written, guide, submission, resetCount }}
      wizard={customerWizard}
      sendLabel={SEND_LABEL}
      noResponse={NO_ANSWER}
      layout="column"
      showsSkippedSteps={false}
      note={
        gone ? (
          <Notice tone="warning">
            {gone} does not offer {draft.service?.name}. This booking goes on without them.
          </Notice>
        ) : (
          draft.preselected &&
          step !== 'specialist' && (
            <PreselectedNote draft={draft} change={change} offers={guide.offers(draft.preselected)} />
          )
        )
      }
      renderStep={(errorOf) => <StepContent {...{ step, draft, change, guide, errorOf, account, written }} />}
    />
  );
}

function writtenBy(draft: CustomerDraft, account: Account): Written {
  const { service, vehicle, location } = draft;
  return {
    draft,
    vehicle: service?.needsVehicle && vehicle?.kind === 'saved' ? vehicle : typedVehicleOf(draft),
    address: location?.kind === 'HOME_SERVICE' ? homeAddress(account) : draft.address.trim(),
    asked: requestedSpecialist(draft),
  };
}

/**
 * Lets go of a specialist who is not in the newest list (C-95), and remembers who it was for as
 * long as nobody else is asked for.
 */
function useGoneSpecialist(
  { service, specialist, preselected }: CustomerDraft,
  missing: { name: string } | null,
  letGo: () => void,
): string | null {
  const [gone, setGone] = useState<{ name: string; serviceId: string | undefined } | null>(null);
  const isMissing = missing !== null;
  const drop = useEffectEvent(() => {
    if (missing) setGone({ name: missing.name, serviceId: service?.id });
    letGo();
  });
  useEffect(() => {
    if (isMissing) drop();
  }, [isMissing]);
  return gone && !specialist && !preselected && gone.serviceId === service?.id ? gone.name : null;
}
