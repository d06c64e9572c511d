import type { ReactNode } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { Container } from './container.tsx';
import styles from './flow-layout.module.css';
import { JobSheetLine } from './job-sheet-line.tsx';

interface FlowLayoutProps {
  top: ReactNode;
  tape: ReactNode;
  /** Beside the step where there is room; null where the step is about the sheet itself. */
  sheet: ReactNode;
  /** The sheet in one line, where there is none. */
  line: { words: string; amount?: string | null };
  /** The open step. */
  children: ReactNode;
}

/** A flow's page: the tape, the open step's question, and the sheet that fills in beside it. */
export function FlowLayout({ top, tape, sheet, line, children }: FlowLayoutProps) {
  const isWide = useMediaQuery('(min-width: 60rem)');
  return (
    <Container className={styles.page}>
      {top}
      {tape}
      {sheet && !isWide && <JobSheetLine {...line}>{sheet}</JobSheetLine>}
      <div className={styles.columns} data-single={sheet ? undefined : true}>
        {children}
        {sheet && isWide && <aside className={styles.side}>{sheet}</aside>}
      </div>
    </Container>
  );
}
