import { RefundPolicy } from '~/features/appointments/refund/refund-policy.tsx';
import { useRefundIfCancelled } from '~/features/appointments/refund/use-refund-if-cancelled.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './cancel-dialog.module.css';

/** What the customer will get back, before they confirm the cancellation (MONEY-14, C-51). */
export function RefundPreview({ appointmentId, isPaid }: { appointmentId: string; isPaid: boolean }) {
  if (!isPaid) return <p className={styles.refundAmount}>You haven’t paid yet, so there’s nothing to refund.</p>;
  return <RefundOfPayment appointmentId={appointmentId} />;
}

/** The sum first, then the rules that lead to it, for those who want to read them. */
function RefundOfPayment({ appointmentId }: { appointmentId: string }) {
  const { refund, isUnavailable, retry } = useRefundIfCancelled(appointmentId);
  // Without a sum, the rules are all that there is.
  const needsRules = isUnavailable || refund === null;
  return (
    <div className={styles.refund}>
      {isUnavailable ? (
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
          {refund === null ? 'Your refund depends on the rules below.' : <RefundAmount {...refund} />}
        </p>
      )}
      <details className={styles.rules} open={needsRules}>
        <summary>How refunds work</summary>
        <RefundPolicy current={refund?.rule ?? null} />
      </details>
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
