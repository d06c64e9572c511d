import { Suspense, useEffect } from 'react';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import type { Repair } from './repair.ts';

const load = () => import('./repair-dialog.tsx');
const RepairDialog = lazyDialog(async () => (await load()).RepairDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/write/review-dialog.tsx')).ReviewDialog);

interface OpenRepairProps {
  /** What the address asks for. Null: no details are open. */
  asked: string | null;
  /** Null when the customer has none of that name. */
  repair: Repair | null;
  /** Whether newer ones are on their way: what is not there yet may come. */
  isLoading: boolean;
  customerName: string;
  specialistPhotoUrl: string | null;
  isReviewing: boolean;
  onReview: (isReviewing: boolean) => void;
  onClose: () => void;
}

/** The details of the repair that the address names, or the review that was begun from there. */
export function OpenRepair(props: OpenRepairProps) {
  const { asked, repair, isLoading, customerName, specialistPhotoUrl, isReviewing, onReview, onClose } = props;
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (asked === null) return null;
  if (repair === null) return isLoading ? null : <NotFound asked={asked} onClose={onClose} />;
  const { appointmentId, serviceName, specialistName, date } = repair;
  return (
    <Suspense fallback={null}>
      {isReviewing && appointmentId !== null ? (
        <ReviewDialog
          subject={{ appointmentId, serviceName, specialistName, specialistPhotoUrl, date }}
          onClose={() => onReview(false)}
        />
      ) : (
        <RepairDialog repair={repair} customerName={customerName} onReview={() => onReview(true)} onClose={onClose} />
      )}
    </Suspense>
  );
}

function NotFound({ asked, onClose }: { asked: string; onClose: () => void }) {
  const { shown, href } = product.phones.leicester;
  return (
    <Dialog open onClose={onClose} title="Repair not found" footer={<Button onClick={onClose}>Show my repairs</Button>}>
      <p>
        There is no repair {asked} in your account. Call us on <a href={href}>{shown}</a> if you miss one.
      </p>
    </Dialog>
  );
}
