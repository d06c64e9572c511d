import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './job-sheet.module.css';

interface JobSheetRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** A second, smaller line under the label. */
  detail?: ReactNode;
  /** No value yet: shown in italics, for example "next step". */
  pending?: boolean;
  /** For example a "Change" link. */
  action?: ReactNode;
}

interface JobSheetGroup {
  id: string;
  title: string;
  /** For example a "Change" link for all of its rows. */
  action?: ReactNode;
  rows: readonly JobSheetRow[];
}

type JobSheetContent =
  | { rows: readonly JobSheetRow[]; groups?: undefined }
  /** Rows under headings, for a sheet with several parts. */
  | { groups: readonly JobSheetGroup[]; rows?: undefined };

type JobSheetProps = JobSheetContent & {
  /** The section's heading, in small capitals: "Job sheet", "Rate card". */
  label: string;
  /** In a monospaced font: a reference, a name or "Draft · saved 12:04". */
  reference?: ReactNode;
  stamp?: ReactNode;
  /** Other content below the rows, such as tables. */
  children?: ReactNode;
  note?: ReactNode;
  variant?: 'draft' | 'confirmed' | 'receipt' | 'rate-card';
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** A sheet of paper with a perforated edge and a row for each detail. */
export function JobSheet(props: JobSheetProps) {
  const { label, reference, stamp, rows, groups, children, note } = props;
  const { variant = 'draft', headingLevel = 2, className } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <section aria-labelledby={headingId} className={cx(styles.sheet, styles[variant], className)}>
      <div className={styles.paper}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading id={headingId} className={styles.label}>
              {label}
            </Heading>
            {reference && <p className={styles.reference}>{reference}</p>}
          </div>
          {stamp && <div className={styles.stamp}>{stamp}</div>}
        </div>
        {rows && <Rows rows={rows} />}
        {groups?.map(({ id, title, action, rows: groupRows }) => (
          <div key={id} className={styles.group}>
            <div className={styles.groupHead}>
              <Subheading className={styles.groupTitle}>{title}</Subheading>
              {action}
            </div>
            <Rows rows={groupRows} />
          </div>
        ))}
        {children}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly JobSheetRow[] }) {
  return (
    <dl>
      {rows.map((row) => (
        // The key contains the state, so that a row is animated again when it gets its value.
        <div key={`${row.id} ${row.pending ? 'pending' : 'filled'}`} className={styles.row}>
          <dt className={styles.term}>
            {row.label}
            {row.detail && <span className={styles.detail}>{row.detail}</span>}
          </dt>
          <dd className={cx(styles.value, row.pending && styles.pending)}>{row.value}</dd>
          {row.action && <dd className={styles.action}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
