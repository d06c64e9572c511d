import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { usePreselectedSpecialist } from '~/features/booking/shared/use-preselected-specialist.ts';
import { useStartAgain } from '~/features/booking/shared/use-start-again.ts';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { Container } from '~/ui/container.tsx';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './guest-booking-page.module.css';
import { guestDraft, guestWizard } from './guest-flow.ts';
import { GuestWizard } from './guest-wizard.tsx';
import type { BookingResult } from './submit/booking-destination.ts';
import { useBookAsGuest } from './submit/use-book-as-guest.ts';

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). */
export function Component() {
  const draft = guestDraft.open();
  const { value, savedAt, isReady: isRestored } = useDraft(draft);
  const isReady = !usePreselectedSpecialist(draft.change) && isRestored;
  const { submission, result } = useBookAsGuest(draft);
  const { step, requested } = useOpenStep(guestWizard, value, isReady && submission.state.kind !== 'done');
  const { resetCount, startAgain } = useStartAgain({ wizard: guestWizard, savedAt, submission, clear: draft.clear });

  if (result) return <BookingSuccessNotice result={result} />;
  // Whether a later step can open depends on the files. The first step always can.
  if (!isReady && step !== requested)
    return <FlowLoading title="Book an appointment">Opening your booking...</FlowLoading>;
  return (
    <GuestWizard
      step={step}
      value={value}
      savedAt={savedAt}
      submission={submission}
      resetCount={resetCount}
      startAgain={startAgain}
      inert={!isReady}
      change={draft.change}
    />
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
