import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { openStep } from '~/lib/flow/flow.ts';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { bookingFlow } from './booking-flow.ts';
import { BookingSent } from './booking-sent.tsx';
import { stepFromPath, stepPath } from './booking-steps.ts';
import { BookingWizard } from './booking-wizard.tsx';
import { useSubmitBooking } from './submit/use-submit-booking.ts';
import { bookingStore, useBookingDraft } from './use-booking-draft.ts';

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). The address asks for a step, the draft says which is open. */
export function Component() {
  const store = bookingStore();
  const { draft, isReady } = useBookingDraft(store);
  const { submission, submit, startAgain } = useSubmitBooking(store);
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = stepFromPath(useParams().step);
  const isOpen = isReady && submission.is !== 'sent';
  const step = openStep(bookingFlow, wanted ?? 'service', draft);

  // The address follows what is shown, so that the page need not go blank in between.
  useEffect(() => {
    if (isOpen && step !== wanted) void navigate(stepPath(step), { replace: true, state });
  }, [isOpen, step, wanted, state, navigate]);

  if (submission.is === 'sent') return <BookingSent booked={submission.booked} />;
  if (!isReady) return <FlowLoading title="Book an appointment">Opening your booking...</FlowLoading>;
  return (
    <BookingWizard
      step={step}
      draft={draft}
      store={store}
      submission={submission}
      onSubmit={() => void submit()}
      onStartAgain={startAgain}
    />
  );
}
