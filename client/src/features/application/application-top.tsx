import { paths } from '~/site/paths.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { KEPT_DAYS } from './application-flow.ts';
import { Opening } from './application-opening.tsx';
import type { ApplicationStep } from './application-steps.ts';
import styles from './application-top.module.css';
import { ClearAnswers } from './clear-answers.tsx';

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

interface ApplicationTopProps {
  step: ApplicationStep;
  /** Whether there is anything to clear. */
  isBegun: boolean;
  /** False when the browser would not keep what is filled in. */
  isPersisted: boolean;
  /** What is under way cannot be cleared. */
  isSending: boolean;
  onClear: () => void;
}

/** Where the page is (JOIN-01), what it is for, and what is kept of it. */
export function ApplicationTop({ step, isBegun, isPersisted, isSending, onClear }: ApplicationTopProps) {
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      {step === 'basics' ? <Opening isPersisted={isPersisted} /> : <h1 className={styles.name}>Join our team</h1>}
      <div className={styles.kept} data-begun={isBegun}>
        <p>
          {isPersisted
            ? `We keep this on this device for ${KEPT_DAYS} days, so you can stop and come back.`
            : 'Your browser keeps nothing: leave this page open until you have submitted.'}
        </p>
        {!isSending && <ClearAnswers onClear={onClear} />}
      </div>
    </>
  );
}
