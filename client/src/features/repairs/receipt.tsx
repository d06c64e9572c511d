import { createPortal } from 'react-dom';
import { londonDay } from '#shared/london/clock.ts';
import { formatDate } from '~/lib/format-date.ts';
import { product } from '~/site/product.ts';
import { CostBreakdown } from './cost-breakdown.tsx';
import styles from './receipt.module.css';
import { dayText, type Repair, standingLooks, standingOf } from './repair.ts';

/**
 * The repair's receipt on paper (REP-07), never seen on a screen. It stands beside the page and its
 * dialogs, so that the print style can leave all of them out without knowing them
 * (`styles/print.css`).
 */
export function Receipt({ repair, customerName }: { repair: Repair; customerName: string }) {
  const { reference, serviceName, vehicle, specialistName, warranty, description, notes } = repair;
  const { leicester, nottingham } = product.phones;
  const rows = [
    ['Customer', customerName],
    ['Service', serviceName],
    ['Vehicle', vehicle ?? '–'],
    ['Date of the work', dayText(repair)],
    ['Specialist', specialistName],
    ['Status', standingLooks[standingOf(repair)].label],
    ['Warranty', warranty],
  ];
  return createPortal(
    <div data-print="receipt" className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <p className={styles.business}>{product.name}</p>
          <p>{product.area}</p>
          <p>
            Leicester {leicester.shown} · Nottingham {nottingham.shown}
          </p>
          <p>{product.supportEmail}</p>
        </div>
        <div className={styles.what}>
          <h1 className={styles.label}>Receipt</h1>
          {reference && <p className="mono">{reference}</p>}
          <p>Printed {formatDate(londonDay(new Date()))}</p>
        </div>
      </header>
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <>
          <h2 className={styles.title}>Description</h2>
          <p className={styles.text}>{description}</p>
        </>
      )}
      {notes && (
        <>
          <h2 className={styles.title}>Technician notes</h2>
          <p className={styles.text}>{notes}</p>
        </>
      )}
      <h2 className={styles.title}>Cost breakdown</h2>
      <CostBreakdown repair={repair} />
    </div>,
    document.body,
  );
}
