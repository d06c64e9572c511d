import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBookingDraft } from '~/features/booking/shared/use-booking-draft.ts';
import { openStep } from '~/lib/flow/flow.ts';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { bookingFlow } from './booking-flow.ts';
import { BookingSent } from './booking-sent.tsx';
import { stepFromPath, stepPath } from './guest-steps.ts';
import { GuestWizard } from './guest-wizard.tsx';
import { bookingStore } from './opened-store.ts';
import { useSubmitBooking } from './submit/use-submit-booking.ts';

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). The address asks for a step, the draft says which is open. */
export function Component() {
  const store = bookingStore();
  const { draft, isReady } = useBookingDraft(store);
  const { submission, submit, startAgain, booked } = useSubmitBooking(store);
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = stepFromPath(useParams().step);
  const isOpen = isReady && submission.kind !== 'sent';
  const step = openStep(bookingFlow, wanted ?? 'service', draft);

  // The address follows what is shown, so that the page need not go blank in between.
  useEffect(() => {
    if (isOpen && step !== wanted) void navigate(stepPath(step), { replace: true, state });
  }, [isOpen, step, wanted, state, navigate]);

  if (booked) return <BookingSent booked={booked} />;
  if (!isReady) return <FlowLoading title="Book an appointment">Opening your booking...</FlowLoading>;
  return (
    <GuestWizard
      step={step}
      draft={draft}
      store={store}
      submission={submission}
      onSubmit={() => void submit()}
      onStartAgain={startAgain}
    />
  );
}
