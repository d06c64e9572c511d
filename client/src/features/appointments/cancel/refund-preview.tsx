import { RefundPolicy } from '~/features/appointments/refund/refund-policy.tsx';
import { useRefundIfCancelled } from '~/features/appointments/refund/use-refund-if-cancelled.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './cancel-dialog.module.css';

/** What the customer will get back, before they confirm the cancellation (MONEY-14, C-51). */
export function RefundPreview({ appointmentId, isPaid }: { appointmentId: string; isPaid: boolean }) {
  const { refund, isUnavailable, retry } = useRefundIfCancelled(appointmentId);
  return (
    <div className={styles.refund}>
      {!isPaid ? (
        <p className={styles.refundAmount}>You haven’t paid yet, so there’s nothing to refund.</p>
      ) : isUnavailable ? (
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
        <p role="status" className={styles.refundAmount}>
          {refund === null ? 'Your refund depends on the policy below.' : <RefundAmount {...refund} />}
        </p>
      )}
      <RefundPolicy current={refund?.rule ?? null} />
    </div>
  );
}

function RefundAmount({ percentage, amount }: { percentage: number; amount: { formatted: string } | null }) {
  if (percentage === 0) return 'If you cancel now, you won’t get a refund.';
  const share = percentage === 100 ? 'all of it' : `${percentage}% of the price`;
  return (
    <>
      If you cancel now, you’ll get back <strong className="figures">{amount ? amount.formatted : share}</strong>
      {amount && ` (${share})`}.
    </>
  );
}
