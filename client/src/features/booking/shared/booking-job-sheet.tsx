import { Link } from 'react-router-dom';
import { JobSheet } from '~/ui/job-sheet.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import styles from './booking-job-sheet.module.css';
import type { BookingStep } from './booking-steps.ts';
import { jobSheetRows } from './job-sheet-rows.tsx';
import type { Guide } from './use-price-guide.ts';
import type { Written } from './written.ts';

interface BookingJobSheetProps {
  written: Written;
  guide: Guide;
  /** The last change, in milliseconds; null while nothing is filled in. */
  savedAt: number | null;
  /** The open step: what it asks is the next thing to be written. */
  step: BookingStep;
  stepPath: (step: BookingStep) => string;
  /** In the review, with everything in full and a way to change each row. */
  full?: boolean;
}

/** The job sheet, which fills in while the wizard asks. */
export function BookingJobSheet({ written, guide, savedAt, step, stepPath, full = false }: BookingJobSheetProps) {
  const { draft } = written;
  const rows = jobSheetRows(written, guide, full).map(({ step: asked, ...row }) => ({
    ...row,
    pending: !row.value,
    value: row.value || pendingText(asked, step, draft),
    action: full && asked && <ChangeLink to={stepPath(asked)} label={row.label} />,
  }));
  return (
    <JobSheet
      label="Job sheet"
      headingLevel={full ? 3 : 2}
      reference={savedAt === null ? 'Draft' : `Draft · saved ${timeOf(savedAt)}`}
      rows={rows}
      note="Nothing is charged now. You pay once your specialist has confirmed."
    />
  );
}

function pendingText(asked: BookingStep | null, open: BookingStep, { service }: BookingAnswers): string {
  if (asked === null) return service ? 'on request' : 'to come';
  return asked === open ? 'this step' : 'to come';
}

function ChangeLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.change}>
      Change<span className="visually-hidden"> {label}</span>
    </Link>
  );
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
