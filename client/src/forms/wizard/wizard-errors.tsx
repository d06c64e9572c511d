import { useState } from 'react';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { FormError } from '~/forms/validation.ts';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { WizardDefinition } from './wizard-definition.ts';
import type { StepError, WizardSubmission } from './wizard-submission.ts';

interface WizardErrorsProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  isLast: boolean;
  sending: WizardSubmission<Step, Value>;
  /** The message where no answer came. */
  noResponse: string;
  /** The errors of the last attempt to leave this step. */
  invalid: readonly FormError[];
  attempt: number;
}

/**
 * Errors above the step: the step's own, or those of the last submission. The last step shows all
 * of the latter, as does every step if the answer came while no page was open.
 */
export function WizardErrors<Step extends string, Value extends object>(props: WizardErrorsProps<Step, Value>) {
  const { wizard, step, isLast, sending, noResponse, invalid, attempt } = props;
  const { submission, standingErrors, wasAway } = sending;
  if (invalid.length > 0) {
    return <ErrorSummary title={wizard.invalidTitle(step)} errors={invalid} attempt={attempt} />;
  }
  const showsAll = isLast || wasAway;
  if (submission.kind === 'refused') {
    const errors = standingErrors.filter((error) => showsAll || error.step === step);
    return <Refusal key={submission.attempt} {...{ wizard, step, errors }} />;
  }
  if (!showsAll) return null;
  if (submission.kind === 'failed') {
    const [error] = submissionErrors(submission, { refused: '', noResponse });
    const message = error?.message ?? noResponse;
    const { title, messages } = wizard.failed(message, message !== noResponse);
    const to = isLast ? undefined : wizard.stepPath(lastStep(wizard));
    return (
      <ErrorSummary
        title={title}
        errors={messages.map((text) => ({ message: text, to }))}
        attempt={submission.attempt}
      />
    );
  }
  if (submission.kind === 'duplicate') {
    const { title, text } = wizard.duplicate;
    return (
      <AlreadySubmitted key={submission.attempt} title={title} callTo="to change something in it" takesFocus>
        {text}
      </AlreadySubmitted>
    );
  }
  return null;
}

function lastStep<Step extends string, Value extends object>({ flow }: WizardDefinition<Step, Value>): Step {
  return flow.steps.at(-1) as Step;
}

interface RefusalProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  errors: readonly StepError<Step, Value>[];
}

/** Keeps the first list: one that shrinks while someone types would take the focus. */
function Refusal<Step extends string, Value extends object>({ wizard, step, errors }: RefusalProps<Step, Value>) {
  const [shown] = useState(() =>
    errors.map(({ message, step: errorStep, fieldId }) => {
      if (errorStep === null || fieldId === null) return { message };
      return errorStep === step ? { message, fieldId } : { message, to: wizard.stepPath(errorStep) };
    }),
  );
  return <ErrorSummary title={wizard.refusedTitle} errors={shown} />;
}
