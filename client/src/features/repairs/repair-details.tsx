import { Suspense, useEffect } from 'react';
import { addressId } from '#shared/ids.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { RepairDetailsDocument, useRepairDetailsQuery } from '~/graphql/generated/operations/repair-details.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
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
  const { data, loading, error, refetch } = useRepairDetailsQuery({
    variables,
    ...useFreshness(RepairDetailsDocument, variables),
  });
  // A failed refetch keeps what is shown.
  const me = useLastLoaded(data?.me?.repair ? data.me : null);
  const repair = me?.repair;
  if (!me || !repair) {
    if (!loading && !error) return <NotFound requestedId={requestedId} onClose={onClose} />;
    return <Pending isLoading={loading} onRetry={() => void refetch().catch(() => undefined)} onClose={onClose} />;
  }
  const { appointmentId, serviceName, specialistName, date } = repair;
  const specialistPhotoUrl = repair.appointment?.specialist?.photoUrl ?? null;
  return (
    <Suspense fallback={null}>
      {isReviewing && appointmentId !== null ? (
        <ReviewDialog
          subject={{ appointmentId, serviceName, specialistName, specialistPhotoUrl, date }}
          onClose={() => onReviewingChange(false)}
        />
      ) : (
        <RepairDialog
          repair={repair}
          payment={formatPayment(repair.appointment)}
          customerName={`${me.firstName} ${me.lastName}`.trim()}
          onReview={() => onReviewingChange(true)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface PendingProps {
  isLoading: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Pending({ isLoading, onRetry, onClose }: PendingProps) {
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      size="lg"
      title="Repair"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {isLoading ? (
        <div aria-busy>
          <p role="status" className="visually-hidden">
            Loading
          </p>
          <Skeleton shape="box" height={280} />
        </div>
      ) : (
        <LoadError message="We couldn’t load this repair." onRetry={onRetry} retrying={false} />
      )}
    </Dialog>
  );
}

function NotFound({ requestedId, onClose }: { requestedId: string; onClose: () => void }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      title="Repair not found"
      footer={<Button onClick={onClose}>Show my repairs</Button>}
    >
      <p>
        We can’t find repair {addressId('Repair', requestedId)} in your account. Call us on{' '}
        <a href={href}>{formatted}</a> if a repair is missing.
      </p>
    </Dialog>
  );
}
