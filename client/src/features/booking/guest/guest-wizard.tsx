import { useEffect } from 'react';
import { type ChangeAnswers, requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { typedVehicleOf } from '~/features/booking/shared/booking-summary.ts';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { PreselectedSpecialistNotice } from '~/features/booking/shared/preselected-specialist-notice.tsx';
import { StepContent } from '~/features/booking/shared/step-content.tsx';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { useSession } from '~/features/session/session.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { BookingHeader } from './booking-header.tsx';
import { DashboardBookingNotice } from './dashboard-booking-notice.tsx';
import type { GuestDraft } from './guest-draft.ts';
import { guestWizard, SUBMIT_LABEL } from './guest-flow.ts';
import { NO_RESPONSE } from './submit/use-book-as-guest.ts';

const ReviewStep = lazyWithPreload(async () => (await import('./steps/review-step.tsx')).ReviewStep);

interface GuestWizardProps {
  step: BookingStep;
  value: GuestDraft;
  savedAt: number | null;
  change: ChangeAnswers<GuestDraft>;
  submission: WizardSubmission<BookingStep, GuestDraft>;
  resetCount: number;
  /** Set while the draft's files are loading. */
  inert: boolean;
  startAgain: (() => void) | null;
}

/** The booking wizard of a guest, who types the vehicle, the address and the contact details. */
export function GuestWizard({ step, value: draft, change, ...wizard }: GuestWizardProps) {
  const summary = {
    draft,
    vehicle: typedVehicleOf(draft),
    address: draft.address.trim(),
    specialist: requestedSpecialist(draft),
  };
  const guide = usePriceGuide(summary);
  const offersService = guide.offersService(draft.preselected);
  const isPreselectedShown = draft.preselected !== null && (step !== 'specialist' || offersService === false);
  // Only on the first step: later, the customer would have to type their answers again.
  const isDashboardOffered = useSession() !== null && step === 'service';
  useEffect(ReviewStep.preload, []);
  return (
    <BookingWizard
      {...{ ...wizard, step, value: draft, summary, guide }}
      wizard={guestWizard}
      submitLabel={SUBMIT_LABEL}
      noResponse={NO_RESPONSE}
      showsSkippedSteps
      header={<BookingHeader isFirstStep={step === 'service'} />}
      note={
        (isDashboardOffered || isPreselectedShown) && (
          <>
            {isDashboardOffered && <DashboardBookingNotice draft={draft} />}
            {isPreselectedShown && <PreselectedSpecialistNotice {...{ draft, change, offersService }} />}
          </>
        )
      }
      renderStep={(errorOf) => (
        <StepContent
          {...{ step, draft, change, errorOf, summary, guide }}
          isItemOptional
          noTimeSlots="No available time slots for this date and location"
          review={<ReviewStep {...{ draft, change, errorOf }} />}
        />
      )}
    />
  );
}
