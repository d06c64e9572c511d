import { formatShortDateTime } from '~/lib/format-date.ts';
import styles from './pay-action.module.css';

interface PaymentTermsProps {
  /** The payment deadline; null if the legacy host decides. */
  dueBy: string | null;
  isSimulated: boolean;
}

/** What runs out and when, how paying works, and in the demo that it is one. */
export function PaymentTerms({ dueBy, isSimulated }: PaymentTermsProps) {
  return (
    <p className={styles.terms}>
      {dueBy && <>Pay by {formatShortDateTime(dueBy)}, or your time slot is released. </>}
      You pay online and get a receipt by email.
      {isSimulated && ' This is a demo: no money is taken.'}
    </p>
  );
}
