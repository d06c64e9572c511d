import { ChevronDown, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { Container } from './container.tsx';
import { cx } from './cx.ts';
import styles from './flow-layout.module.css';
import { RangeText } from './range-text.tsx';

export interface FlowLayoutProps {
  /** The flow's header; none if the flow is part of a page that has one. */
  header?: ReactNode;
  /** `column`: beside a navigation, with less width and no margins. */
  layout?: 'page' | 'column' | undefined;
  progressBar: ReactNode;
  /** The job sheet; empty if the step itself shows it. */
  sheet: ReactNode;
  /** The job sheet in one line, for narrow windows. */
  summary: { label: string; text: string; amount?: string | null; isWhole?: boolean };
  /** Below the step and the job sheet. */
  footer?: ReactNode;
  /** The open step. */
  children: ReactNode;
}

/** The minimum window widths for the sheet beside the step, as in the CSS module. */
const WIDE = { page: '(width >= 979px)', column: '(width >= 1200px)' };

/** The page of a flow: the progress bar, the open step, and the job sheet. */
export function FlowLayout(props: FlowLayoutProps) {
  const { header, layout = 'page', progressBar, sheet, summary, footer, children } = props;
  const isWide = useMediaQuery(WIDE[layout]);
  // The server doesn't know the width: both are in its page, and the style sheet hides one.
  const hasBoth = !useIsInteractive();
  // In a column, the page has an `aside` landmark already. The sheet is a separate region.
  const Side = layout === 'column' ? 'div' : 'aside';
  const content = (
    <>
      {header}
      {progressBar}
      {sheet && (hasBoth || !isWide) && (
        <div className={cx(styles.narrow, hasBoth && styles.narrowOnly)}>
          <CollapsedJobSheet {...summary}>{sheet}</CollapsedJobSheet>
        </div>
      )}
      <div className={cx(styles.columns, styles[layout])} data-single={sheet ? undefined : true}>
        {children}
        {sheet && (hasBoth || isWide) && <Side className={cx(styles.side, hasBoth && styles.wideOnly)}>{sheet}</Side>}
      </div>
      {footer}
    </>
  );
  return layout === 'column' ? (
    <div className={styles.inside}>{content}</div>
  ) : (
    <Container className={styles.outside}>{content}</Container>
  );
}

interface JobSheetLineProps {
  /** What the sheet is. */
  label: string;
  /** A summary of the sheet, truncated if it is too long; empty while nothing is filled in. */
  text: string;
  /** A price, which is never truncated. */
  amount?: string | null;
  /** Whether the line is as long as its text, and scrolls away, in the review of the sheet. */
  isWhole?: boolean;
  /** The whole sheet, shown when the summary is opened. */
  children: ReactNode;
}

/** The job sheet in one line, because on a phone it would push the question off the screen. */
function CollapsedJobSheet({ label, text, amount, isWhole, children }: JobSheetLineProps) {
  return (
    <details className={cx(styles.line, isWhole && styles.whole)}>
      <summary className={styles.summary}>
        <ClipboardList aria-hidden="true" />
        <span className={styles.text}>
          <b>{label}</b> {text}
        </span>
        {amount && (
          <strong className={styles.price}>
            <RangeText text={amount} />
          </strong>
        )}
        <ChevronDown aria-hidden="true" className={styles.icon} />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
