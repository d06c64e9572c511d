import { useState } from 'react';
import { usePreselectedSpecialist } from '~/features/booking/shared/use-preselected-specialist.ts';
import { useStartAgain } from '~/features/booking/shared/use-start-again.ts';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useSession } from '~/features/session/session.ts';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { CustomerBookingDocument, useCustomerBookingQuery } from '~/graphql/generated/operations/customer-booking.ts';
import { FlowSkeleton } from '~/ui/flow-skeleton.tsx';
import { customerDraft, customerWizard } from './customer-flow.ts';
import { CustomerWizard } from './customer-wizard.tsx';
import { useBookAsCustomer } from './submit/use-book-as-customer.ts';

/** /dashboard/book-appointment and its steps: a customer's booking (DBOOK-01..24). */
export function Component() {
  const userId = useSession()?.userId;
  // When the session ends, the page stays for a moment and still shows the last customer's draft.
  const [ownerId, setOwnerId] = useState(userId ?? '');
  if (userId && userId !== ownerId) setOwnerId(userId);
  return <CustomerBooking key={ownerId} ownerId={ownerId} />;
}

function CustomerBooking({ ownerId }: { ownerId: string }) {
  // Opened once: after logging out, `open` would give the draft of no one.
  const [draft] = useState(() => customerDraft.open());
  const { value, savedAt, isReady: isRestored } = useDraft(draft);
  const isReady = !usePreselectedSpecialist(draft.change) && isRestored;
  const submission = useBookAsCustomer(draft, ownerId);
  const state = useAccountPage(useCustomerBookingQuery(useFreshness(CustomerBookingDocument)));
  const isOpen = isReady && submission.state.kind !== 'done';
  const { step } = useOpenStep(customerWizard, value, isOpen);
  const { resetCount, startAgain } = useStartAgain({ wizard: customerWizard, savedAt, submission, clear: draft.clear });
  return (
    <AccountPage title="Book an appointment" state={state} skeleton={<FlowSkeleton />}>
      {(account) =>
        isOpen ? (
          <CustomerWizard
            step={step}
            value={value}
            savedAt={savedAt}
            account={account}
            submission={submission}
            resetCount={resetCount}
            startAgain={startAgain}
            change={draft.change}
          />
        ) : (
          <FlowSkeleton />
        )
      }
    </AccountPage>
  );
}
