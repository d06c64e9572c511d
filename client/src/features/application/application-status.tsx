import { quantity } from '#shared/quantity.ts';
import { APPLICATION_DRAFT_DAYS } from '#shared/terms.ts';
import styles from './application-status.module.css';
import { ClearAnswersButton } from './clear-answers-button.tsx';

interface ApplicationStatusProps {
  /** False if the browser refused to save the answers. */
  isSaved: boolean;
  /** Answers can't be cleared while they are being sent. */
  isSending: boolean;
  onClear: () => void;
}

/** How long the answers are saved, with a button to clear them. */
export function ApplicationStatus({ isSaved, isSending, onClear }: ApplicationStatusProps) {
  return (
    <div className={styles.status}>
      <p>
        {isSaved
          ? `We save this on this device for ${quantity(APPLICATION_DRAFT_DAYS, 'day')}, so you can stop and come back.`
          : 'Your browser can’t save your answers. Keep this page open until you’ve submitted.'}
      </p>
      {!isSending && <ClearAnswersButton onClear={onClear} />}
    </div>
  );
}
