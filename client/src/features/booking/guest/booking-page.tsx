import { usePreselection } from '~/features/booking/shared/use-preselection.ts';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { guestDraft, guestWizard } from './booking-flow.ts';
import { BookingSent } from './booking-sent.tsx';
import { GuestWizard } from './guest-wizard.tsx';
import { useSubmitBooking } from './submit/use-submit-booking.ts';

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). */
export function Component() {
  const draft = guestDraft.open();
  const { value, savedAt, isReady: isRestored } = useDraft(draft);
  const isReady = !usePreselection(draft.change) && isRestored;
  const { submission, booked } = useSubmitBooking(draft);
  const { step } = useOpenStep(guestWizard, value, isReady && submission.state.kind !== 'done');

  if (booked) return <BookingSent booked={booked} />;
  if (!isReady) return <FlowLoading title="Book an appointment">Opening your booking...</FlowLoading>;
  return <GuestWizard {...{ step, value, savedAt, submission }} change={draft.change} onStartAgain={draft.clear} />;
}
