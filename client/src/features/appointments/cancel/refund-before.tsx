import { RefundPolicy } from '~/features/appointments/refund/refund-policy.tsx';
import { useRefundIfCancelled } from '~/features/appointments/refund/use-refund-if-cancelled.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './cancel-dialog.module.css';

/** The refund, before the customer confirms the cancellation (MONEY-14, C-51). */
export function RefundBefore({ appointmentId, isPaid }: { appointmentId: string; isPaid: boolean }) {
  const { refund, isUnknown, retry } = useRefundIfCancelled(appointmentId);
  return (
    <div className={styles.refund}>
      {!isPaid ? (
        <p className={styles.sum}>You haven’t paid yet, so there’s nothing to refund.</p>
      ) : isUnknown ? (
        <Notice
          tone="warning"
          title="We couldn’t work out your refund"
          actions={
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          }
        >
          The rules below apply either way.
        </Notice>
      ) : refund === undefined ? (
        <Skeleton shape="box" height={28} />
      ) : (
        <p role="status" className={styles.sum}>
          {refund === null ? 'Your refund depends on the policy below.' : <Sum {...refund} />}
        </p>
      )}
      <RefundPolicy current={refund?.rule ?? null} />
    </div>
  );
}

function Sum({ percentage, amount }: { percentage: number; amount: { formatted: string } | null }) {
  if (percentage === 0) return 'If you cancel now, you won’t get a refund.';
  const share = percentage === 100 ? 'all of it' : `${percentage}% of the price`;
  return (
    <>
      Cancelling now, you get back <strong className="figures">{amount ? amount.formatted : share}</strong>
      {amount && ` (${share})`}.
    </>
  );
}
