import { useState } from 'react';
import type { Draft, DraftState } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import { newId } from '~/lib/new-id.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { applicationWizard } from './application-flow.ts';
import { ApplicationSheet, inShort } from './application-sheet.tsx';
import type { ApplicationStep } from './application-steps.ts';
import { ApplicationTop } from './application-top.tsx';
import { settledFor } from './settle-step.ts';
import { StepContent } from './step-content.tsx';
import { SubmitButton } from './submit/submit-button.tsx';
import { NO_ANSWER } from './submit/use-submit-application.ts';
import { useApplicationOptions } from './use-application-options.ts';
import { isEmailVerified } from './verification/is-verified.ts';

interface ApplicationWizardProps {
  step: ApplicationStep;
  state: DraftState<ApplicationDraft>;
  change: Draft<ApplicationDraft>['change'];
  onClear: () => void;
  submission: WizardSubmission<ApplicationStep, ApplicationDraft>;
}

/**
 * The wizard of eight steps (JOIN-02, JOIN-03), and the application sheet that fills in beside it.
 */
export function ApplicationWizard({ step, state, change, onClear, submission }: ApplicationWizardProps) {
  const { value, savedAt, isReady, isPersisted, pending } = state;
  const choices = useApplicationOptions();
  const [resetCount, setResetCount] = useState(0);
  const clear = () => {
    onClear();
    setResetCount((times) => times + 1);
  };
  /** What was typed into a list and not added yet is meant. */
  const finalise = () => {
    const settled = settledFor(step, value, choices.options, newId);
    if (settled !== value) change(settled);
    return settled;
  };
  return (
    <Wizard
      {...{ step, value, submission, finalise, resetCount }}
      wizard={applicationWizard}
      noResponse={NO_ANSWER}
      inert={!isReady}
      header={
        <ApplicationTop
          step={step}
          isBegun={savedAt !== null}
          isPersisted={isPersisted}
          isSending={submission.state.kind === 'sending'}
          onClear={clear}
        />
      }
      sheet={step !== 'review' && <ApplicationSheet {...{ step, savedAt }} draft={value} options={choices.options} />}
      summary={{ text: inShort(value) }}
      renderStep={(errorOf) => (
        <StepContent {...{ step, change, errorOf, choices }} draft={value} isOutcomeUnknown={pending !== null} />
      )}
      renderSubmit={(progress) => <SubmitButton isVerified={isEmailVerified(value)} progress={progress} />}
    />
  );
}
