import { useState } from 'react';
import type { Draft, DraftState } from '~/forms/draft-definition.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import type { WizardSubmission } from '~/forms/wizard/wizard-submission.ts';
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
  sending: WizardSubmission<ApplicationStep, ApplicationDraft>;
}

/**
 * The wizard of eight steps (JOIN-02, JOIN-03), and the application sheet that fills in beside it.
 */
export function ApplicationWizard({ step, state, change, onClear, sending }: ApplicationWizardProps) {
  const { value, savedAt, isReady, isKept, pending } = state;
  const choices = useApplicationOptions();
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    onClear();
    setClearings((times) => times + 1);
  };
  /** What was typed into a list and not added yet is meant. */
  const settle = () => {
    const settled = settledFor(step, value, choices.options, newId);
    if (settled !== value) change(settled);
    return settled;
  };
  return (
    <Wizard
      {...{ step, value, sending, settle, clearings }}
      wizard={applicationWizard}
      noResponse={NO_ANSWER}
      inert={!isReady}
      top={
        <ApplicationTop
          step={step}
          isBegun={savedAt !== null}
          isKept={isKept}
          isSending={sending.submission.kind === 'sending'}
          onClear={clear}
        />
      }
      sheet={step !== 'review' && <ApplicationSheet {...{ step, savedAt }} draft={value} options={choices.options} />}
      line={{ words: inShort(value) }}
      renderStep={(errorOf) => (
        <StepContent {...{ step, change, errorOf, choices }} draft={value} isOutcomeUnknown={pending !== null} />
      )}
      renderSubmit={(progress) => <SubmitButton isVerified={isEmailVerified(value)} progress={progress} />}
    />
  );
}
