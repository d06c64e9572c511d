import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import type { BookingSummary } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-flow.ts';
import { typedVehicleOf } from '~/features/booking/shared/booking-job-sheet.tsx';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { lackedService, PreselectedSpecialistNotice } from '~/features/booking/shared/preselected-specialist.tsx';
import { useBookingStart } from '~/features/booking/shared/use-booking-start.ts';
import { type PriceGuide, usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { useSession } from '~/features/session/session.ts';
import { BOOKING_DRAFTS, saveOpenStep } from '~/features/unfinished-booking/unfinished-booking.ts';
import { type Draft, type DraftState, useDraft } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { useOpenStep } from '~/forms/wizard/wizard.tsx';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { bookingStart, readBookingStart } from '~/site/navigation/booking-start.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './guest-booking-page.module.css';
import { type GuestDraft, guestBooking } from './guest-flow.ts';
import { type BookingResult, useBookAsGuest } from './use-book-as-guest.ts';

const ReviewStep = lazyWithPreload(async () => (await import('./review-step.tsx')).ReviewStep);

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). */
export function Component() {
  const { state } = useLocation();
  // Customers book in their dashboard, which fills in vehicles and address for them.
  const isCustomer = useSession() !== null;
  if (isCustomer && readBookingStart(state)) return <Navigate to={paths.customerBooking} state={state} replace />;
  return <GuestBooking />;
}

function GuestBooking() {
  const draft = guestBooking.draft.open();
  const state = useDraft(draft);
  const isStarting = useBookingStart({ draft, stepPath: guestBooking.wizard.stepPath, isReady: state.isReady });
  const isReady = !isStarting && state.isReady;
  const summary = { draft: state.value, vehicle: typedVehicleOf(state.value), address: state.value.address.trim() };
  const guide = usePriceGuide(summary);
  const { submission, result } = useBookAsGuest(draft, guide);
  const isOpen = isReady && submission.state.kind !== 'done';
  const { step, requested } = useOpenStep(guestBooking.wizard, state.value, isOpen);

  if (result) return <BookingSuccessNotice result={result} />;
  // Whether a later step can open depends on the files. The first step always can.
  if (!step || isStarting || (!isReady && step !== requested))
    return <FlowLoading title="Book an appointment">Opening your booking...</FlowLoading>;
  const wizard = { step, draft, state, submission, summary, guide };
  return <GuestWizard {...wizard} inert={!isReady} />;
}

interface GuestWizardProps {
  step: BookingStep;
  draft: Draft<GuestDraft>;
  state: DraftState<GuestDraft>;
  submission: WizardSubmission<BookingStep, GuestDraft>;
  summary: BookingSummary;
  guide: PriceGuide;
  /** Set while the draft's files are loading. */
  inert: boolean;
}

/** The booking wizard of a guest, who types the vehicle, the address and the contact details. */
function GuestWizard(wizard: GuestWizardProps) {
  const { step, state, guide } = wizard;
  const { change, clear } = wizard.draft;
  const draft = state.value;
  const offersService = guide.offersService(draft.preselected);
  const isPreselectedShown = draft.preselected !== null && (step !== 'specialist' || offersService === false);
  // Only on the first step: later, the customer would have to type their answers again.
  const isDashboardOffered = useSession() !== null && step === 'service';
  useEffect(ReviewStep.preload, []);
  return (
    <BookingWizard
      {...wizard}
      wizard={guestBooking.wizard}
      change={change}
      onClear={clear}
      // The site's header has immediate service (BOOK-02).
      header={<h1 className={styles.title}>Book an appointment</h1>}
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
      onStepOpen={(position) => saveOpenStep(null, BOOKING_DRAFTS.guest, position)}
      problem={step === 'specialist' ? null : lackedService(draft.preselected, offersService)}
      isItemOptional
      noTimeSlots="No available time slots for this date and location"
      renderReview={(props) => <ReviewStep {...props} />}
    />
  );
}

/**
 * Offers logged-in customers the booking in their dashboard, with the specialist and service
 * preselected. They can stay, for example to book for someone else.
 */
function DashboardBookingNotice({ draft: { preselected, service } }: { draft: GuestDraft }) {
  return (
    <Notice
      tone="info"
      title="You’re logged in"
      actions={
        <ButtonLink
          variant="outline"
          to={paths.customerBooking}
          state={bookingStart({ serviceName: service?.name ?? null, specialist: preselected })}
        >
          Book in your dashboard
        </ButtonLink>
      }
    >
      <p>We’ll fill in your vehicles and address for you.</p>
    </Notice>
  );
}

/** Replaces the wizard after a booking, while the next page loads (BOOK-47, C-11). */
function BookingSuccessNotice({ result: { reference, customerKind } }: { result: BookingResult }) {
  return (
    <Container className={styles.page}>
      <Notice tone="success" title={SENT_TEXT}>
        <p>
          Your reference is <strong className="mono">{reference}</strong>.{' '}
          {customerKind !== 'EXISTING_VERIFIED' && VERIFY_TEXT}
        </p>
      </Notice>
    </Container>
  );
}
