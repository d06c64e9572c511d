import { useState } from 'react';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { FormError } from '~/forms/validation.ts';
import { AlreadyWithUs } from '~/ui/already-with-us.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { WizardDefinition } from './wizard-definition.ts';
import type { StepError, WizardSubmission } from './wizard-submission.ts';

interface WizardErrorsProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  isLast: boolean;
  sending: WizardSubmission<Step, Value>;
  /** What is said where no answer came. */
  noAnswer: string;
  /** What kept the customer on this step when they last tried to go on. */
  invalid: readonly FormError[];
  attempt: number;
}

/**
 * What is wrong, above the step: the step's own errors, else the result of the last submission. An
 * earlier step says what concerns it; all of it when the answer came while no page was open to say
 * it.
 */
export function WizardErrors<Step extends string, Value extends object>(props: WizardErrorsProps<Step, Value>) {
  const { wizard, step, isLast, sending, noAnswer, invalid, attempt } = props;
  const { submission, standingErrors, wasAway } = sending;
  if (invalid.length > 0) {
    return <ErrorSummary title={wizard.invalidTitle(step)} errors={invalid} attempt={attempt} />;
  }
  const saysAll = isLast || wasAway;
  if (submission.kind === 'refused') {
    const errors = standingErrors.filter((error) => saysAll || error.step === step);
    return <Refusal key={submission.attempt} {...{ wizard, step, errors }} />;
  }
  if (!saysAll) return null;
  if (submission.kind === 'failed') {
    const [error] = submissionErrors(submission, { refused: '', failed: noAnswer });
    const message = error?.message ?? noAnswer;
    const { title, messages } = wizard.failed(message, message !== noAnswer);
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
      <AlreadyWithUs key={submission.attempt} title={title} callTo="to change something in it" takesFocus>
        {text}
      </AlreadyWithUs>
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

/**
 * Stays as it was when the step opened: a list that shrinks while somebody types would take the
 * focus from the field.
 */
function Refusal<Step extends string, Value extends object>({ wizard, step, errors }: RefusalProps<Step, Value>) {
  const [shown] = useState(() =>
    errors.map(({ message, step: asked, fieldId }) => {
      if (asked === null || fieldId === null) return { message };
      return asked === step ? { message, fieldId } : { message, to: wizard.stepPath(asked) };
    }),
  );
  return <ErrorSummary title={wizard.refusedTitle} errors={shown} />;
}
