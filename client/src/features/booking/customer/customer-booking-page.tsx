import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { START_AGAIN } from '~/features/booking/shared/start-again-words.ts';
import { useBookingDraft } from '~/features/booking/shared/use-booking-draft.ts';
import { OwnPage } from '~/features/customer/own-page.tsx';
import { useOwnPage } from '~/features/customer/use-own-page.ts';
import { useSession } from '~/features/session/session.ts';
import { useCustomerBookingQuery } from '~/graphql/generated/operations/customer-booking.ts';
import { openStep } from '~/lib/flow/flow.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StartAgain } from '~/ui/start-again.tsx';
import { customerFlow, stepFromPath, stepPath } from './customer-flow.ts';
import { customerStore } from './customer-store.ts';
import { CustomerWizard } from './customer-wizard.tsx';
import { useBookAppointment } from './submit/use-book-appointment.ts';

/** /dashboard/book-appointment and its steps: a customer's booking (DBOOK-01..24). The draft is whoever's is logged in. */
export function Component() {
  const userId = useSession()?.userId;
  // Whose it was, while the session is gone and the page has not been left yet.
  const [ownerId, setOwnerId] = useState(userId ?? '');
  if (userId && userId !== ownerId) setOwnerId(userId);
  return <CustomerBooking key={ownerId} ownerId={ownerId} />;
}

function CustomerBooking({ ownerId }: { ownerId: string }) {
  const store = customerStore(ownerId);
  const { draft, isReady } = useBookingDraft(store);
  const { submission, submit, startAgain } = useBookAppointment(store);
  const state = useOwnPage(
    useCustomerBookingQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
  const [emptyings, setEmptyings] = useState(0);
  const navigate = useNavigate();
  const { state: arriving } = useLocation();
  const wanted = stepFromPath(useParams().step);
  const isOpen = isReady && submission.kind !== 'sent';
  const step = openStep(customerFlow, wanted ?? 'service', draft);

  // The address follows what is shown, so that the page need not go blank in between.
  useEffect(() => {
    if (isOpen && step !== wanted) void navigate(stepPath(step), { replace: true, state: arriving });
  }, [isOpen, step, wanted, arriving, navigate]);

  const emptySheet = () => {
    startAgain();
    setEmptyings((times) => times + 1);
    void navigate(stepPath('service'));
  };
  const skeleton = <Skeleton shape="box" height={480} />;
  return (
    <OwnPage
      title="Book an appointment"
      state={state}
      skeleton={skeleton}
      actions={
        draft.savedAt !== null &&
        submission.kind !== 'sending' && (
          <StartAgain label="Start again" words={START_AGAIN} onStartAgain={emptySheet} />
        )
      }
    >
      {(account) =>
        isOpen ? (
          <CustomerWizard {...{ step, draft, store, account, submission, emptyings }} onSubmit={() => void submit()} />
        ) : (
          skeleton
        )
      }
    </OwnPage>
  );
}
