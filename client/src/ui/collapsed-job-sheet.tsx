import { ChevronDown, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './collapsed-job-sheet.module.css';

interface JobSheetLineProps {
  /** A summary of the sheet, truncated if it is too long. */
  text: string;
  /** A price, which is never truncated. */
  amount?: string | null;
  /** The whole sheet, shown when the summary is opened. */
  children: ReactNode;
}

/** The job sheet in one line, because on a phone it would push the question off the screen. */
export function CollapsedJobSheet({ text, amount, children }: JobSheetLineProps) {
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <ClipboardList aria-hidden="true" />
        <span className={styles.text}>{text}</span>
        {amount && <strong className={styles.price}>{amount}</strong>}
        <ChevronDown aria-hidden="true" className={styles.icon} />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
