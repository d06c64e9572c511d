import { type ReactNode, useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { APPLICATION_DRAFT_DAYS } from '#shared/terms.ts';
import type { Draft, DraftState } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { UploadButton } from '~/ui/upload-button.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationWizard } from './application-flow.ts';
import { ApplicationJobSheet, draftSummary } from './application-job-sheet.tsx';
import type { ApplicationStep } from './application-steps.ts';
import styles from './application-wizard.module.css';
import { ClearAnswersButton } from './clear-answers-button.tsx';
import { withUnsavedEntries } from './custom-entries/custom-lists.ts';
import { fieldId } from './field-id.ts';
import { StepContent } from './step-content.tsx';
import { NO_RESPONSE_MESSAGE } from './submit/use-submit-application.ts';
import { useApplicationOptions } from './use-application-options.ts';
import { isEmailVerified } from './verification/is-email-verified.ts';

interface ApplicationWizardProps {
  step: ApplicationStep;
  state: DraftState<ApplicationDraft>;
  change: Draft<ApplicationDraft>['change'];
  onClear: () => void;
  submission: WizardSubmission<ApplicationStep, ApplicationDraft>;
}

/** The wizard of eight steps (JOIN-02, JOIN-03), with the job sheet beside it. */
export function ApplicationWizard({ step, state, change, onClear, submission }: ApplicationWizardProps) {
  const { value, savedAt, isReady, isPersisted, pending } = state;
  const optionsState = useApplicationOptions();
  const { options } = optionsState;
  const [resetCount, setResetCount] = useState(0);
  const clear = () => {
    onClear();
    setResetCount((times) => times + 1);
  };
  const addUnsavedEntries = () => {
    const next = withUnsavedEntries(step, value, options);
    if (next !== value) change(next);
    return next;
  };
  const isFirstStep = step === 'basics';
  const status = savedAt !== null && (
    <ApplicationStatus isSaved={isPersisted} isSending={submission.state.kind === 'sending'} onClear={clear} />
  );
  return (
    <Wizard
      step={step}
      value={value}
      submission={submission}
      resetCount={resetCount}
      wizard={applicationWizard}
      noResponse={NO_RESPONSE_MESSAGE}
      inert={!isReady}
      finalise={addUnsavedEntries}
      header={<ApplicationHeader isFirstStep={isFirstStep}>{!isFirstStep && status}</ApplicationHeader>}
      footer={isFirstStep && <ApplicationFacts isSaved={isPersisted}>{status}</ApplicationFacts>}
      sheet={step !== 'review' && <ApplicationJobSheet step={step} savedAt={savedAt} options={options} draft={value} />}
      summary={{ text: draftSummary(value) }}
      renderStep={(errorOf) => (
        <StepContent
          step={step}
          change={change}
          errorOf={errorOf}
          optionsState={optionsState}
          draft={value}
          isOutcomeUnknown={pending !== null}
        />
      )}
      renderSubmit={(progress) => <SubmitButton isVerified={isEmailVerified(value)} progress={progress} />}
    />
  );
}

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

interface ApplicationHeaderProps {
  /** The first step introduces the application. */
  isFirstStep: boolean;
  /** The `ApplicationStatus`. */
  children: ReactNode;
}

/** The breadcrumbs (JOIN-01) and the page's title. */
function ApplicationHeader({ isFirstStep, children }: ApplicationHeaderProps) {
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className={isFirstStep ? undefined : styles.title}>Join our team</h1>
      {isFirstStep && (
        <p className={styles.lead}>
          Do you repair things for a living in {product.area}? You set your services, your prices and your hours. We
          bring the bookings.
        </p>
      )}
      {children}
    </>
  );
}

interface ApplicationStatusProps {
  /** False if the browser refused to save the answers. */
  isSaved: boolean;
  /** Answers can't be cleared while they are being sent. */
  isSending: boolean;
  onClear: () => void;
}

/** How long the answers are saved, with a button to clear them. */
function ApplicationStatus({ isSaved, isSending, onClear }: ApplicationStatusProps) {
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

interface SubmitButtonProps {
  isVerified: boolean;
  /** How much is uploaded, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

/** The last step's button (JOIN-41). While it is disabled, its label says why. */
function SubmitButton({ isVerified, progress }: SubmitButtonProps) {
  return (
    <UploadButton
      progress={progress}
      progressLabel="Application sent"
      busyLabel="Submitting..."
      disabled={!isVerified}
      describedBy={isVerified ? undefined : fieldId('verifiedEmail')}
    >
      {isVerified ? 'Submit Application' : 'Verify Email First'}
    </UploadButton>
  );
}
