import { ChevronDown, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './job-sheet-line.module.css';

interface JobSheetLineProps {
  /** What the sheet says in short. */
  words: string;
  /** An amount, which is never cut off. */
  amount?: string | null;
  /** The whole sheet, behind the line. */
  children: ReactNode;
}

/** On a phone the job sheet is one line, or it would push the question below the fold. */
export function JobSheetLine({ words, amount, children }: JobSheetLineProps) {
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <ClipboardList aria-hidden="true" />
        <span className={styles.words}>{words}</span>
        {amount && <strong className={styles.price}>{amount}</strong>}
        <ChevronDown aria-hidden="true" className={styles.sign} />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
