import { Link } from 'react-router-dom';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { stepCopy, stepPath } from '~/features/application/application-steps.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { type ReviewRow, reviewGroups } from './review-groups.ts';
import styles from './review-job-sheet.module.css';

interface ReviewJobSheetProps {
  draft: ApplicationDraft;
  /** Null if they couldn't be loaded; ids are shown then. */
  options: ApplicationOptions | null;
}

/** All answers by step, each with a link to change them (JOIN-28). */
export function ReviewJobSheet({ draft, options }: ReviewJobSheetProps) {
  const groups = reviewGroups(draft, options).map(({ step, rows }) => ({
    id: step,
    title: stepCopy[step].title,
    action: (
      <Link to={stepPath(step)} className={styles.change}>
        Change<span className="visually-hidden"> {stepCopy[step].title}</span>
      </Link>
    ),
    rows: rows.map(toSheetRow),
  }));
  return (
    <JobSheet
      label="Application sheet"
      headingLevel={3}
      reference={[draft.firstName.trim(), draft.lastName.trim()].join(' ')}
      groups={groups}
      note="Applying is free."
    />
  );
}

function toSheetRow({ id, label, value, detail }: ReviewRow) {
  return {
    id,
    label,
    detail: detail && <span className={styles.text}>{detail}</span>,
    pending: !value,
    value: value ? <span className={styles.text}>{value}</span> : 'none',
  };
}
