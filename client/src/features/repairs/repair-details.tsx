import { Suspense, useEffect } from 'react';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import type { Repair } from './repair.ts';

const loadDialog = () => import('./repair-dialog.tsx');
const RepairDialog = lazyDialog(async () => (await loadDialog()).RepairDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/write/review-dialog.tsx')).ReviewDialog);

interface RepairDetailsProps {
  /** The id or reference in the URL; null if no details are open. */
  requestedId: string | null;
  /** Null if the customer has no such repair. */
  repair: Repair | null;
  /** Whether a refetch is in flight, which may bring the requested repair. */
  isLoading: boolean;
  customerName: string;
  specialistPhotoUrl: string | null;
  isReviewing: boolean;
  onReviewingChange: (isReviewing: boolean) => void;
  onClose: () => void;
}

/**
 * The details of the repair in the URL, or the review started from them. Preloads their code after
 * the page has rendered.
 */
export function RepairDetails(props: RepairDetailsProps) {
  const { requestedId, repair, isLoading, customerName, specialistPhotoUrl, isReviewing } = props;
  const { onReviewingChange, onClose } = props;
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  if (requestedId === null) return null;
  if (repair === null) return isLoading ? null : <NotFound requestedId={requestedId} onClose={onClose} />;
  const { appointmentId, serviceName, specialistName, date } = repair;
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
          customerName={customerName}
          onReview={() => onReviewingChange(true)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

function NotFound({ requestedId, onClose }: { requestedId: string; onClose: () => void }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog open onClose={onClose} title="Repair not found" footer={<Button onClick={onClose}>Show my repairs</Button>}>
      <p>
        We can’t find repair {requestedId} in your account. Call us on <a href={href}>{formatted}</a> if a repair is
        missing.
      </p>
    </Dialog>
  );
}
