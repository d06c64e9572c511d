import { createPortal } from 'react-dom';
import { londonDay } from '#shared/london/clock.ts';
import { formatDate } from '~/lib/format-date.ts';
import { product } from '~/site/product.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { CostBreakdown } from './cost-breakdown.tsx';
import styles from './receipt.module.css';
import { formatRepairDate, namesVehicle, type Repair, statusAppearance } from './repair.ts';

interface ReceiptProps {
  repair: Repair;
  /** When and how it was paid; null if unknown. */
  payment: string | null;
  customerName: string;
}

/**
 * The printed receipt of a repair (REP-07), hidden on screen. A child of the body, so that
 * `styles/print.css` can hide everything else.
 */
export function Receipt({ repair, payment, customerName }: ReceiptProps) {
  const { reference, serviceName, vehicle, specialistName, warranty, description, notes } = repair;
  const { leicester, nottingham } = product.phones;
  const rows = [
    ['Customer', customerName],
    ['Service', serviceLabel(serviceName)],
    ...(namesVehicle(repair) ? [['Vehicle', vehicle ?? '–']] : []),
    ['Date of the work', formatRepairDate(repair)],
    ['Specialist', specialistLabel(specialistName)],
    ['Status', statusAppearance(repair.status).label],
    ['Warranty', warranty],
    ...(payment ? [['Paid', payment]] : []),
  ];
  return createPortal(
    <div data-print="receipt" className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <p className={styles.business}>{product.name}</p>
          <p>{product.area}</p>
          <p>
            Leicester {leicester.formatted} · Nottingham {nottingham.formatted}
          </p>
          <p>{product.supportEmail}</p>
        </div>
        <div className={styles.document}>
          <h1 className={styles.label}>Receipt</h1>
          {reference && <p className="mono">{reference}</p>}
          <p>Printed {formatDate(londonDay(new Date()))}</p>
        </div>
      </header>
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <>
          <h2 className={styles.title}>Description</h2>
          <p dir="auto" className={styles.text}>
            {description}
          </p>
        </>
      )}
      {notes && (
        <>
          <h2 className={styles.title}>Technician notes</h2>
          <p dir="auto" className={styles.text}>
            {notes}
          </p>
        </>
      )}
      <h2 className={styles.title}>Cost breakdown</h2>
      <CostBreakdown repair={repair} />
    </div>,
    document.body,
  );
}
