import { Link } from 'react-router-dom';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { stepCopy, stepPath } from '~/features/application/application-steps.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { type ReviewRow, reviewGroups } from './review-groups.ts';
import styles from './review-sheet.module.css';

interface ReviewSheetProps {
  draft: ApplicationDraft;
  /** Null when they could not be had; then what goes by an id is told by its being chosen. */
  options: ApplicationOptions | null;
}

/** The whole application as it will be sent, by step, each with the way back to it (JOIN-28). */
export function ReviewSheet({ draft, options }: ReviewSheetProps) {
  const groups = reviewGroups(draft, options).map(({ step, rows }) => ({
    id: step,
    title: stepCopy[step].title,
    action: (
      <Link to={stepPath(step)} className={styles.change}>
        Change<span className="visually-hidden"> {stepCopy[step].title}</span>
      </Link>
    ),
    rows: rows.map(written),
  }));
  return (
    <JobSheet
      label="Application sheet"
      headingLevel={3}
      reference={[draft.firstName.trim(), draft.lastName.trim()].join(' ')}
      groups={groups}
      note="Applying costs nothing."
    />
  );
}

function written({ id, label, value, detail }: ReviewRow) {
  return {
    id,
    label,
    detail: detail && <span className={styles.words}>{detail}</span>,
    pending: !value,
    value: value ? <span className={styles.words}>{value}</span> : 'none',
  };
}
