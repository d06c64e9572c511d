import { useState } from 'react';
import { failureMessage } from '~/forms/submission-errors.ts';
import type { FormError } from '~/forms/validation.ts';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { WizardDefinition } from './flow.ts';
import type { StepError, WizardSubmission } from './use-wizard-submission.ts';

interface WizardErrorsProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  isLast: boolean;
  submission: WizardSubmission<Step, Value>;
  /** The errors of the last attempt to leave this step. */
  invalid: readonly FormError[];
  /** The errors of this step as it is now. */
  current: readonly FormError[];
  attempt: number;
}

/**
 * The errors above a step: its own, or else those of the last submission. The last step shows all
 * submission errors, as does every step if the response arrived while no page was open.
 */
export function WizardErrors<Step extends string, Value extends object>(props: WizardErrorsProps<Step, Value>) {
  const { wizard, step, isLast, submission, invalid, current, attempt } = props;
  const { noResponse } = wizard;
  const { state, finishedInBackground } = submission;
  if (invalid.length > 0) {
    return <ErrorSummary title={wizard.invalidTitle(step)} errors={invalid} current={current} attempt={attempt} />;
  }
  const showsAll = isLast || finishedInBackground;
  if (state.kind === 'refused') {
    const errors = submission.errors.filter((error) => showsAll || error.step === step);
    return <RefusalErrors key={state.attempt} wizard={wizard} step={step} errors={errors} />;
  }
  if (!showsAll) return null;
  if (state.kind === 'failed') {
    const message = failureMessage(state.failure, noResponse);
    const isRepeatSafe = state.failure.isRepeatSafe === true;
    const { title, messages } = wizard.failureSummary(message, message !== noResponse, isRepeatSafe);
    const lastStep = wizard.flow.steps.at(-1);
    const to = isLast || !lastStep ? undefined : wizard.stepPath(lastStep);
    return (
      <ErrorSummary title={title} errors={messages.map((text) => ({ message: text, to }))} attempt={state.attempt} />
    );
  }
  if (state.kind === 'duplicate') {
    const { title, text } = wizard.duplicate;
    return (
      <AlreadySubmitted key={state.attempt} title={title} callPurpose="to change something in it" takesFocus>
        {text}
      </AlreadySubmitted>
    );
  }
  return null;
}

interface RefusalErrorsProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  errors: readonly StepError<Step, Value>[];
}

/** Keeps the first list, from which the summary removes what is corrected. */
function RefusalErrors<Step extends string, Value extends object>(props: RefusalErrorsProps<Step, Value>) {
  const { wizard, step, errors } = props;
  const current = errors.map(({ message, step: errorStep, fieldId }) => {
    if (errorStep === null || fieldId === null) return { message };
    return errorStep === step ? { message, fieldId } : { message, fieldId, to: wizard.stepPath(errorStep) };
  });
  const [initialErrors] = useState(current);
  return <ErrorSummary title={wizard.refusedTitle} errors={initialErrors} current={current} />;
}
