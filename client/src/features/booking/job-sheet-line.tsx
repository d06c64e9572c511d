import { ChevronDown, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPlate } from '~/lib/uk-plate.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './job-sheet-line.module.css';

interface JobSheetLineProps {
  draft: BookingDraft;
  price: string | null;
  /** The whole sheet, behind the line. */
  children: ReactNode;
}

/** On a phone the job sheet is one line, or it would push the question below the fold. */
export function JobSheetLine({ draft: { service, plate }, price, children }: JobSheetLineProps) {
  const words = [service?.name, service?.needsVehicle && plate.trim() && formatPlate(plate)]
    .filter(Boolean)
    .join(' · ');
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <ClipboardList aria-hidden="true" />
        <span className={styles.words}>{words || 'Your job sheet'}</span>
        {price && <strong className={styles.price}>{price}</strong>}
        <ChevronDown aria-hidden="true" className={styles.sign} />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
