import { Link } from 'react-router-dom';
import { formatLocalTime } from '~/lib/format-date.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { StartAgainButton } from '~/ui/start-again-button.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';
import type { BookingSummary } from './booking-summary.ts';
import styles from './job-sheet-rows.module.css';
import { jobSheetRows } from './job-sheet-rows.tsx';
import type { PriceGuide } from './use-price-guide.ts';

interface BookingJobSheetProps {
  summary: BookingSummary;
  guide: PriceGuide;
  /** When the draft was last saved, in milliseconds; null while nothing is filled in. */
  savedAt: number | null;
  /** The open step, whose empty rows are marked 'this step'. */
  step: BookingStep;
  stepPath: (step: BookingStep) => string;
  /** In the review: untruncated, with a link to change each row. */
  full?: boolean;
  /** Null if there is nothing to clear. */
  startAgain: (() => void) | null;
}

const START_AGAIN = {
  title: 'Start again?',
  text: 'This deletes everything you’ve filled in, including your photos.',
  keep: 'Keep my draft',
  confirm: 'Delete my draft',
};

/** The job sheet beside the wizard, which fills in step by step. */
export function BookingJobSheet(props: BookingJobSheetProps) {
  const { summary, guide, savedAt, step, stepPath, full = false, startAgain } = props;
  const { draft } = summary;
  const rows = jobSheetRows(summary, guide, full).map(({ step: rowStep, ...row }) => ({
    ...row,
    pending: !row.value,
    value: row.value || pendingText(rowStep, step, draft),
    action: full && rowStep && <ChangeLink to={stepPath(rowStep)} label={row.label} />,
  }));
  return (
    <div>
      <JobSheet
        label="Job sheet"
        headingLevel={full ? 3 : 2}
        reference={savedAt === null ? 'Draft' : `Draft · saved ${formatLocalTime(savedAt)}`}
        rows={rows}
        note="The price is a guide: your specialist agrees the final price with you before work begins. You won’t be charged now. You’ll pay once your specialist has confirmed."
      />
      {startAgain && <StartAgainButton label="Start again" copy={START_AGAIN} onStartAgain={startAgain} />}
    </div>
  );
}

function pendingText(rowStep: BookingStep | null, openStep: BookingStep, { service }: BookingAnswers): string {
  if (rowStep === null) return service ? 'on request' : 'to come';
  return rowStep === openStep ? 'this step' : 'to come';
}

function ChangeLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.change}>
      Change<span className="visually-hidden"> {label}</span>
    </Link>
  );
}
