import { useEffect } from 'react';
import { RecordDetails } from '~/features/customer/record-details.tsx';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { RepairDetailsDocument, useRepairDetailsQuery } from '~/graphql/generated/operations/repair-details.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { formatPayment } from './repair.ts';

const loadDialog = () => import('./repair-dialog.tsx');
const RepairDialog = lazyDialog(async () => (await loadDialog()).RepairDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/write/review-dialog.tsx')).ReviewDialog);

interface RepairDetailsProps {
  /** The id or reference in the URL; null if no details are open. */
  requestedId: string | null;
  isReviewing: boolean;
  onReviewingChange: (isReviewing: boolean) => void;
  onClose: () => void;
}

/**
 * The details of the repair in the URL, or the review started from them. Preloads their code after
 * the page has rendered.
 */
export function RepairDetails({ requestedId, ...props }: RepairDetailsProps) {
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  return requestedId === null ? null : <OpenDetails key={requestedId} requestedId={requestedId} {...props} />;
}

function OpenDetails(props: RepairDetailsProps & { requestedId: string }) {
  const { requestedId, isReviewing, onReviewingChange, onClose } = props;
  const variables = { id: requestedId };
  const query = useRepairDetailsQuery({ variables, ...useFreshness(RepairDetailsDocument, variables) });
  const { me } = query.data ?? {};
  return (
    <RecordDetails
      type="Repair"
      requestedId={requestedId}
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
            onReview={() => onReviewingChange(true)}
            onClose={onClose}
          />
        );
      }}
    </RecordDetails>
  );
}
