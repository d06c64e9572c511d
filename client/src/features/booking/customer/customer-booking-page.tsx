import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { START_AGAIN } from '~/features/booking/shared/start-again-words.ts';
import { usePreselection } from '~/features/booking/shared/use-preselection.ts';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useSession } from '~/features/session/session.ts';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { useCustomerBookingQuery } from '~/graphql/generated/operations/customer-booking.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StartAgainButton } from '~/ui/start-again-button.tsx';
import { customerDraft, customerWizard } from './customer-flow.ts';
import { CustomerWizard } from './customer-wizard.tsx';
import { useBookAppointment } from './submit/use-book-appointment.ts';

/**
 * /dashboard/book-appointment and its steps: a customer's booking (DBOOK-01..24). The draft is that
 * of the customer who is logged in.
 */
export function Component() {
  const userId = useSession()?.userId;
  // Whose it was, while the session is gone and the page has not been left yet.
  const [ownerId, setOwnerId] = useState(userId ?? '');
  if (userId && userId !== ownerId) setOwnerId(userId);
  return <CustomerBooking key={ownerId} ownerId={ownerId} />;
}

function CustomerBooking({ ownerId }: { ownerId: string }) {
  // Opened once: after logging out there is none to show here.
  const [draft] = useState(() => customerDraft.open());
  const { value, savedAt, isReady: isRestored } = useDraft(draft);
  const isReady = !usePreselection(draft.change) && isRestored;
  const submission = useBookAppointment(draft, ownerId);
  const state = useAccountPage(
    useCustomerBookingQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
  const [resetCount, setResetCount] = useState(0);
  const navigate = useNavigate();
  const isOpen = isReady && submission.state.kind !== 'done';
  const { step } = useOpenStep(customerWizard, value, isOpen);

  const startAgain = () => {
    draft.clear();
    setResetCount((times) => times + 1);
    void navigate(customerWizard.stepPath('service'));
  };
  const skeleton = <Skeleton shape="box" height={480} />;
  return (
    <AccountPage
      title="Book an appointment"
      state={state}
      skeleton={skeleton}
      actions={
        savedAt !== null &&
        submission.state.kind !== 'sending' && (
          <StartAgainButton label="Start again" copy={START_AGAIN} onStartAgain={startAgain} />
        )
      }
    >
      {(account) =>
        isOpen ? (
          <CustomerWizard {...{ step, value, savedAt, account, submission, resetCount }} change={draft.change} />
        ) : (
          skeleton
        )
      }
    </AccountPage>
  );
}
