import { paths } from '~/site/paths.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { DRAFT_EXPIRY_DAYS } from './application-flow.ts';
import styles from './application-header.module.css';
import { ApplicationIntroduction } from './application-introduction.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { ClearAnswersButton } from './clear-answers-button.tsx';

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

interface ApplicationHeaderProps {
  step: ApplicationStep;
  /** Whether there are answers to clear. */
  hasAnswers: boolean;
  /** False if the browser refused to save the answers. */
  isSaved: boolean;
  /** Answers can't be cleared while they are being sent. */
  isSending: boolean;
  onClear: () => void;
}

/** The breadcrumbs (JOIN-01), the page's title, and how long the answers are saved. */
export function ApplicationHeader({ step, hasAnswers, isSaved, isSending, onClear }: ApplicationHeaderProps) {
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      {step === 'basics' ? (
        <ApplicationIntroduction isSaved={isSaved} />
      ) : (
        <h1 className={styles.title}>Join our team</h1>
      )}
      <div className={styles.status} data-has-answers={hasAnswers}>
        <p>
          {isSaved
            ? `We save this on this device for ${DRAFT_EXPIRY_DAYS} days, so you can stop and come back.`
            : 'Your browser can’t save your answers. Keep this page open until you’ve submitted.'}
        </p>
        {!isSending && <ClearAnswersButton onClear={onClear} />}
      </div>
    </>
  );
}
