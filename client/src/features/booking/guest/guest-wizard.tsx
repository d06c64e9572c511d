import { useState } from 'react';
import { type ChangeAnswers, requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { PreselectedNote } from '~/features/booking/shared/preselected-note.tsx';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { typedVehicleOf } from '~/features/booking/shared/written.ts';
import { useSession } from '~/features/session/session.ts';
import type { Draft } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { AccountOffer } from './account-offer.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { guestWizard, SEND_LABEL } from './booking-flow.ts';
import { BookingTop } from './booking-top.tsx';
import { StepContent } from './step-content.tsx';
import { NO_ANSWER } from './submit/use-submit-booking.ts';

interface GuestWizardProps {
  step: BookingStep;
  value: BookingDraft;
  savedAt: number | null;
  change: Draft<BookingDraft>['change'] & ChangeAnswers;
  submission: WizardSubmission<BookingStep, BookingDraft>;
  onStartAgain: () => void;
}

/**
 * A guest's booking: with the specialist whose 'Book now' began it, and the guest's contact details
 * at its end.
 */
export function GuestWizard({ step, value, savedAt, change, submission, onStartAgain }: GuestWizardProps) {
  const written = {
    draft: value,
    vehicle: typedVehicleOf(value),
    address: value.address.trim(),
    asked: requestedSpecialist(value),
  };
  const guide = usePriceGuide(written);
  const preselectedOffers = guide.offers(value.preselected);
  // Before anything is typed here that would have to be typed there again.
  const offersAccount = useSession() !== null && step === 'service';
  const namesPreselected = value.preselected !== null && (step !== 'specialist' || preselectedOffers === false);
  const [resetCount, setResetCount] = useState(0);
  const startAgain = () => {
    onStartAgain();
    setResetCount((times) => times + 1);
  };
  return (
    <BookingWizard
      {...{ step, value, savedAt, written, guide, submission, resetCount }}
      wizard={guestWizard}
      sendLabel={SEND_LABEL}
      noResponse={NO_ANSWER}
      showsSkippedSteps
      header={
        <BookingTop canStartAgain={savedAt !== null && submission.state.kind !== 'sending'} onStartAgain={startAgain} />
      }
      note={
        (offersAccount || namesPreselected) && (
          <>
            {offersAccount && <AccountOffer draft={value} />}
            {namesPreselected && <PreselectedNote draft={value} change={change} offers={preselectedOffers} />}
          </>
        )
      }
      renderStep={(errorOf) => <StepContent {...{ step, draft: value, change, guide, errorOf }} />}
    />
  );
}
