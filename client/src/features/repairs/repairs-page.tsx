import { listSearchParams } from '~/features/customer/list-search-params.ts';
import { RecordDetails } from '~/features/customer/record-details.tsx';
import { RecordPage } from '~/features/customer/record-page.tsx';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { RepairsQueryVariables } from '~/graphql/generated/graphql.ts';
import { RepairDetailsDocument, useRepairDetailsQuery } from '~/graphql/generated/operations/repair-details.ts';
import { RepairsDocument, useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { appearances, formatPayment, pastJobOf, statuses } from './repair.ts';
import { RepairSlip, RepairSlipSkeleton } from './repair-slip.tsx';

const loadDialog = () => import('./repair-dialog.tsx');
const RepairDialog = lazyDialog(async () => (await loadDialog()).RepairDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/review-dialog.tsx')).ReviewDialog);

/** For the id of the repair whose details led to its review. */
const useReview = resumableDialog<string>();

export const repairsSearchParams = listSearchParams(statuses, 'Repair');

/** /dashboard/repairs: the customer's completed repairs and those in progress, with their costs. */
export function Component() {
  usePreload(loadDialog);
  const list = useListSearchParams(repairsSearchParams);
  const { openId, openDetails, closeDetails } = list;
  const [reviewedId, setReviewedId] = useReview();
  // The browser's Back closes a review with its details.
  if (reviewedId !== null && reviewedId !== openId) setReviewedId(null);
  return (
    <RecordPage
      title="My Repairs"
      noun="repair"
      list={list}
      useRecords={useRepairs}
      recordsOf={({ repairs }) => repairs}
      labels={[[null, 'All Repairs'], ...statuses.map((status) => [status, appearances[status].label] as const)]}
      searchPlaceholder="Vehicle, service, reference, specialist"
      row={(repair) => <RepairSlip repair={repair} onView={() => openDetails(repair.id)} />}
      none={
        <EmptyState
          title="No repairs yet"
          actions={<ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>}
        >
          <p>You’ll see your repairs here, with their receipts and warranties.</p>
        </EmptyState>
      }
      heading={<h2 className="visually-hidden">Repair history</h2>}
      skeleton={{ row: <RepairSlipSkeleton />, count: 3 }}
    >
      {openId !== null && (
        <RepairDetails
          key={openId}
          id={openId}
          isReviewing={reviewedId !== null}
          onReviewingChange={(isReviewing) => setReviewedId(isReviewing ? openId : null)}
          onClose={closeDetails}
        />
      )}
    </RecordPage>
  );
}

function useRepairs(variables: RepairsQueryVariables) {
  const query = useRepairsQuery({ variables, ...useFreshness(RepairsDocument, variables) });
  return { query, page: query.data?.me?.repairs };
}

interface RepairDetailsProps {
  id: string;
  isReviewing: boolean;
  onReviewingChange: (isReviewing: boolean) => void;
  onClose: () => void;
}

/** The details of the repair in the URL, or the review started from them. */
function RepairDetails({ id, isReviewing, onReviewingChange, onClose }: RepairDetailsProps) {
  const variables = { id };
  const query = useRepairDetailsQuery({ variables, ...useFreshness(RepairDetailsDocument, variables) });
  const { me } = query.data ?? {};
  return (
    <RecordDetails
      type="Repair"
      requestedId={id}
      query={query}
      loaded={me?.repair ? { ...me, repair: me.repair } : null}
      missingHint="It may be in another account."
      size="lg"
      onClose={onClose}
    >
      {({ repair, firstName, lastName }) => {
        const { appointmentId, serviceName, specialistName, date } = repair;
        const specialistPhotoUrl = repair.appointment?.specialist?.photoUrl ?? null;
        return isReviewing && appointmentId !== null ? (
          <ReviewDialog
            subject={{ appointmentId, serviceName, specialistName, specialistPhotoUrl, date }}
            onClose={() => onReviewingChange(false)}
          />
        ) : (
          <RepairDialog
            repair={repair}
            payment={formatPayment(repair.appointment)}
            customerName={`${firstName} ${lastName}`.trim()}
            job={pastJobOf(repair)}
            onReview={() => onReviewingChange(true)}
            onClose={onClose}
          />
        );
      }}
    </RecordDetails>
  );
}
