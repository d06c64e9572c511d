import { Siren } from 'lucide-react';
import { useEffect } from 'react';
import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
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
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { preselectedService } from '~/site/navigation/preselected-service.ts';
import { paths } from '~/site/paths.ts';
import { serviceSlug } from '~/site/service-slug.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FlowHeader } from '~/ui/flow-header.tsx';
import { Notice } from '~/ui/notice.tsx';
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
      {...wizard}
      step={step}
      value={draft}
      summary={summary}
      guide={guide}
      wizard={guestWizard}
      submitLabel={SUBMIT_LABEL}
      noResponse={NO_RESPONSE}
      showsSkippedSteps
      header={<BookingHeader isFirstStep={step === 'service'} />}
      note={
        (isDashboardOffered || isPreselectedShown) && (
          <>
            {isDashboardOffered && <DashboardBookingNotice draft={draft} />}
            {isPreselectedShown && (
              <PreselectedSpecialistNotice draft={draft} change={change} offersService={offersService} />
            )}
          </>
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
          isItemOptional
          noTimeSlots="No available time slots for this date and location"
          review={<ReviewStep draft={draft} change={change} errorOf={errorOf} />}
        />
      )}
    />
  );
}

/**
 * The page's title, with a button for immediate service on the first step (BOOK-02). Later, the
 * site's header has one, and nothing is between the progress bar and the question.
 */
function BookingHeader({ isFirstStep }: { isFirstStep: boolean }) {
  const dialog = useImmediateServiceDialog();
  if (!isFirstStep) return <FlowHeader title="Book an appointment" />;
  return (
    <FlowHeader
      title="Book an appointment"
      note={`Urgent? A specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`}
    >
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => dialog.open()}>
        Get immediate service
      </Button>
    </FlowHeader>
  );
}

/**
 * Offers logged-in customers the booking in their dashboard, with the specialist and service
 * preselected. They can stay, for example to book for someone else.
 */
function DashboardBookingNotice({ draft: { preselected, service } }: { draft: GuestDraft }) {
  const slug = service && serviceSlug(service.name);
  return (
    <Notice
      tone="info"
      title="You’re logged in"
      actions={
        <ButtonLink
          variant="outline"
          to={paths.customerBooking}
          state={{ ...(preselected && { specialist: preselected }), ...(slug && preselectedService(slug)) }}
        >
          Book in your dashboard
        </ButtonLink>
      }
    >
      <p>We’ll fill in your vehicles and address for you.</p>
    </Notice>
  );
}
