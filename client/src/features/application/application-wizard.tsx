import { useState } from 'react';
import type { Draft, DraftState } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationWizard } from './application-flow.ts';
import { ApplicationHeader } from './application-header.tsx';
import { ApplicationJobSheet, draftSummary } from './application-job-sheet.tsx';
import { ApplicationStatus } from './application-status.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { withUnsavedEntries } from './custom-entries/custom-lists.ts';
import { StepContent } from './step-content.tsx';
import { SubmitButton } from './submit/submit-button.tsx';
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
      {...{ step, value, submission, resetCount }}
      wizard={applicationWizard}
      noResponse={NO_RESPONSE_MESSAGE}
      inert={!isReady}
      finalise={addUnsavedEntries}
      header={<ApplicationHeader isFirstStep={isFirstStep}>{!isFirstStep && status}</ApplicationHeader>}
      footer={isFirstStep && <ApplicationFacts isSaved={isPersisted}>{status}</ApplicationFacts>}
      sheet={step !== 'review' && <ApplicationJobSheet {...{ step, savedAt, options }} draft={value} />}
      summary={{ text: draftSummary(value) }}
      renderStep={(errorOf) => (
        <StepContent {...{ step, change, errorOf, optionsState }} draft={value} isOutcomeUnknown={pending !== null} />
      )}
      renderSubmit={(progress) => <SubmitButton isVerified={isEmailVerified(value)} progress={progress} />}
    />
  );
}
