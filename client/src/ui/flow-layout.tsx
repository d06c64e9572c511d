import type { ReactNode } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { Container } from './container.tsx';
import { cx } from './cx.ts';
import styles from './flow-layout.module.css';
import { JobSheetLine } from './job-sheet-line.tsx';

interface FlowLayoutProps {
  /** The page's own head; none where the flow stands within a page that has one. */
  top?: ReactNode;
  /** A `column` beside a navigation is narrower than the window, and has its edges already. */
  room?: 'page' | 'column';
  tape: ReactNode;
  /** Beside the step where there is room; null where the step is about the sheet itself. */
  sheet: ReactNode;
  /** The sheet in one line, where there is none. */
  line: { words: string; amount?: string | null };
  /** The open step. */
  children: ReactNode;
}

/**
 * From these widths of the window on, the sheet stands beside the step; the style sheet says so
 * too.
 */
const BESIDE = { page: '(min-width: 60rem)', column: '(min-width: 75rem)' };

/** A flow's page: the tape, the open step's question, and the sheet that fills in beside it. */
export function FlowLayout({ top, room = 'page', tape, sheet, line, children }: FlowLayoutProps) {
  const isWide = useMediaQuery(BESIDE[room]);
  // Beside a navigation there is one landmark of that kind already; the sheet is a region by
  // itself.
  const Side = room === 'column' ? 'div' : 'aside';
  const content = (
    <>
      {top}
      {tape}
      {sheet && !isWide && <JobSheetLine {...line}>{sheet}</JobSheetLine>}
      <div className={cx(styles.columns, styles[room])} data-single={sheet ? undefined : true}>
        {children}
        {sheet && isWide && <Side className={styles.side}>{sheet}</Side>}
      </div>
    </>
  );
  return room === 'column' ? (
    <div className={styles.inside}>{content}</div>
  ) : (
    <Container className={styles.outside}>{content}</Container>
  );
}
