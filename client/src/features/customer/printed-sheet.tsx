import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { londonDay } from '#shared/london/clock.ts';
import { formatDate } from '~/lib/format-date.ts';
import { product } from '~/site/product.ts';
import { cx } from '~/ui/cx.ts';
import styles from './printed-sheet.module.css';

interface PrintedSheetProps {
  title: string;
  reference: string | null;
  rows: readonly (readonly [term: string, value: ReactNode])[];
  /** In the colour of a carbon copy, for receipts. */
  carbon?: boolean;
  children?: ReactNode;
}

/**
 * What is printed of the record that is open, hidden on screen. A child of the body, so that
 * `styles/print.css` can hide everything else.
 */
export function PrintedSheet({ title, reference, rows, carbon = false, children }: PrintedSheetProps) {
  const { leicester, nottingham } = product.phones;
  return createPortal(
    <div data-print="sheet" className={cx(styles.sheet, carbon && styles.carbon)}>
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
          <h1 className={styles.label}>{title}</h1>
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
      {children}
    </div>,
    document.body,
  );
}

/** A part of a printed sheet under a heading; null without a text. */
export function PrintedText({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </>
  );
}
