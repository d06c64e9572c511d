import { useState } from 'react';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { FormError } from '~/forms/validation.ts';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { StepError, WizardSubmission } from './use-wizard-submission.ts';
import type { WizardDefinition } from './wizard-definition.ts';

interface WizardErrorsProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  isLast: boolean;
  submission: WizardSubmission<Step, Value>;
  /** The message if no response arrived. */
  noResponse: string;
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
  const { wizard, step, isLast, submission, noResponse, invalid, current, attempt } = props;
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
    const [error] = submissionErrors(state, { refused: '', noResponse });
    const message = error?.message ?? noResponse;
    const { title, messages } = wizard.failureSummary(
      message,
      message !== noResponse,
      state.failure.isRepeatSafe === true,
    );
    const to = isLast ? undefined : wizard.stepPath(lastStep(wizard));
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

function lastStep<Step extends string, Value extends object>({ flow }: WizardDefinition<Step, Value>): Step {
  return flow.steps.at(-1) as Step;
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
