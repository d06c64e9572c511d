import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormError } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import { type Flow, nextStep, previousStep } from './flow.ts';
import styles from './step-form.module.css';
import type { WizardSubmission } from './use-wizard-submission.ts';
import { stepFieldId, type WizardDefinition } from './wizard-definition.ts';
import { WizardErrors } from './wizard-errors.tsx';

/** Returns the current error of a part of the draft; `detail` as in `stepFieldId`. */
export type ErrorOf<Value> = (part: keyof Value & string, detail?: string) => string | undefined;

export interface StepFormProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  value: Value;
  submission: WizardSubmission<Step, Value>;
  /** The message if no response arrived. */
  noResponse: string;
  /** Returns the value to continue with, for example with an entry that was typed but not added. */
  finalise?: (() => Value) | undefined;
  renderStep: (errorOf: ErrorOf<Value>) => ReactNode;
  /** The last step's button. `progress` is the sent fraction of the upload, or null. */
  renderSubmit: (progress: number | null) => ReactNode;
  note?: ReactNode;
  question: RefObject<HTMLHeadingElement | null>;
  /** The whole job sheet, in steps that review it. */
  sheet?: ReactNode;
  /** Set while the draft's files are loading, which would overwrite newer input. */
  inert?: boolean;
}

/** One step: its question, errors and fields, and the Back and Next buttons. */
export function StepForm<Step extends string, Value extends object>(props: StepFormProps<Step, Value>) {
  const { wizard, step, value, submission, noResponse, finalise, renderStep, note, question, sheet, inert } = props;
  const navigate = useNavigate();
  const { attempt, currentErrors, tryToLeave } = useStepAttempt(wizard.flow, step, value);
  const next = nextStep(wizard.flow, step, value);
  const copy = wizard.copy[step];
  const questionId = `${wizard.id}-question`;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!tryToLeave(finalise ? finalise() : value)) return;
    if (next) void navigate(wizard.stepPath(next));
    else submission.submit();
  };
  const errorOf: ErrorOf<Value> = (part, detail) => {
    const id = stepFieldId(wizard.id, part, detail);
    return [...currentErrors, ...submission.errors].find(({ fieldId }) => fieldId === id)?.message;
  };

  return (
    <InertUntilInteractive loadingText="Loading the form...">
      <form
        noValidate
        method="dialog"
        inert={inert}
        className={styles.form}
        aria-labelledby={questionId}
        onSubmit={onSubmit}
      >
        <StepQuestion title={copy.title} id={questionId} heading={question} lead={copy.lead}>
          {copy.question}
        </StepQuestion>
        <WizardErrors
          wizard={wizard}
          step={step}
          submission={submission}
          noResponse={noResponse}
          isLast={next === null}
          invalid={attempt.errors}
          current={currentErrors}
          attempt={attempt.count}
        />
        {note && <div className={styles.note}>{note}</div>}
        {/* Includes the buttons, which would move when the fields are loaded. */}
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          <div className={sheet ? styles.withSheet : undefined}>
            {sheet}
            <div inert={submission.state.kind === 'sending'} className={styles.content}>
              {renderStep(errorOf)}
            </div>
          </div>
          <StepButtons {...props} next={next} />
        </Suspense>
      </form>
    </InertUntilInteractive>
  );
}

function StepButtons<Step extends string, Value extends object>({
  wizard,
  step,
  value,
  submission: { state },
  renderSubmit,
  next,
}: StepFormProps<Step, Value> & { next: Step | null }) {
  const previous = previousStep(wizard.flow, step, value);
  const progress = state.kind === 'sending' ? state.progress : null;
  return (
    <StepActions
      back={previous && wizard.stepPath(previous)}
      backLabel={wizard.backLabel}
      isSending={progress !== null}
    >
      {next ? (
        <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
          {wizard.nextLabel(next)}
        </Button>
      ) : (
        // A duplicate can't be sent again. The job sheet has a button that clears it.
        state.kind !== 'duplicate' && renderSubmit(progress)
      )}
    </StepActions>
  );
}

/** The last attempt to leave the step. */
interface Attempt {
  count: number;
  errors: readonly FormError[];
}

/**
 * Validates a step when it is left. `attempt` has the errors at that time, for the summary, and
 * `currentErrors` those of the value as it is now, for the fields.
 */
function useStepAttempt<Step extends string, Value>(flow: Flow<Step, Value>, step: Step, value: Value) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, errors: [] });
  const currentErrors = attempt.count > 0 ? flow.errorsIn(step, value) : [];
  /** Returns whether the step is valid. `latest` may be newer than the rendered value. */
  const tryToLeave = (latest: Value): boolean => {
    const errors = flow.errorsIn(step, latest);
    setAttempt({ count: attempt.count + 1, errors });
    return errors.length === 0;
  };
  return { attempt, currentErrors, tryToLeave };
}
