import { Navigate, useParams } from 'react-router-dom';
import { openStep } from '~/lib/flow/flow.ts';
import { Container } from '~/ui/container.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { bookingFlow } from './booking-flow.ts';
import styles from './booking-page.module.css';
import { BookingSent } from './booking-sent.tsx';
import { stepFromPath, stepPath } from './booking-steps.ts';
import { BookingWizard } from './booking-wizard.tsx';
import { useSubmitBooking } from './submit/use-submit-booking.ts';
import { bookingStore, useBookingDraft } from './use-booking-draft.ts';

/** /appointment and /appointment/{step}: a guest's booking in six steps (BOOK-01..49). The address names the step, the draft says whether it is open. */
export function Component() {
  const store = bookingStore();
  const { draft, isReady } = useBookingDraft(store);
  const { submission, submit } = useSubmitBooking(store);
  const wanted = stepFromPath(useParams().step);

  if (submission.is === 'sent') return <BookingSent booked={submission.booked} />;
  if (!isReady) {
    return (
      <Container className={styles.opening}>
        <p role="status">
          <Spinner /> Opening your booking...
        </p>
      </Container>
    );
  }
  const step = wanted && openStep(bookingFlow, wanted, draft);
  if (!step || step !== wanted) return <Navigate to={stepPath(step ?? 'service')} replace />;
  return (
    <BookingWizard step={step} draft={draft} store={store} submission={submission} onSubmit={() => void submit()} />
  );
}
