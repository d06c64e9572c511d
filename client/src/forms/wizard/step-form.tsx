import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '~/ui/button.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import { nextStep, previousStep } from './flow.ts';
import styles from './step-form.module.css';
import { useStepAttempt } from './use-step-attempt.ts';
import { stepFieldId, type WizardDefinition } from './wizard-definition.ts';
import { WizardErrors } from './wizard-errors.tsx';
import type { WizardSubmission } from './wizard-submission.ts';

/** The current error of a part of the draft; `detail` as in `stepFieldId`. */
export type ErrorOf<Value> = (part: keyof Value & string, detail?: string) => string | undefined;

export interface StepFormProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  value: Value;
  sending: WizardSubmission<Step, Value>;
  noResponse: string;
  /** The value to continue with, for example including an entry that was typed but not added. */
  settle?: (() => Value) | undefined;
  renderStep: (errorOf: ErrorOf<Value>) => ReactNode;
  /**
   * The last step's button. `progress` is the share of the upload that has left the browser; null
   * while nothing is sent.
   */
  renderSubmit: (progress: number | null) => ReactNode;
  note?: ReactNode;
  question: RefObject<HTMLHeadingElement | null>;
  /** The whole job sheet, where the step is about it. */
  sheet?: ReactNode;
  /** While the draft's files are loading, which would overwrite what is filled in meanwhile. */
  inert?: boolean;
}

/** One step: its question, its errors, its fields, and the buttons Back and Next. */
export function StepForm<Step extends string, Value extends object>(props: StepFormProps<Step, Value>) {
  const { wizard, step, value, sending, noResponse, settle, renderStep, renderSubmit, note, question, sheet, inert } =
    props;
  const { flow, stepPath } = wizard;
  const { submission, standingErrors, submit } = sending;
  const navigate = useNavigate();
  const { attempt, standing, tryToLeave } = useStepAttempt(flow, step, value);
  const [next, back] = [nextStep(flow, step, value), previousStep(flow, step, value)];
  const copy = wizard.copy[step];
  const isSending = submission.kind === 'sending';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!tryToLeave(settle ? settle() : value)) return;
    if (next) void navigate(stepPath(next));
    else submit();
  };
  const errorOf: ErrorOf<Value> = (part, detail) => {
    const id = stepFieldId(wizard.id, part, detail);
    return [...standing, ...standingErrors].find(({ fieldId }) => fieldId === id)?.message;
  };
  const questionId = `${wizard.id}-question`;

  return (
    <InertUntilInteractive loadingText="Loading the form...">
      <form noValidate inert={inert} className={styles.form} aria-labelledby={questionId} onSubmit={onSubmit}>
        <StepQuestion title={copy.title} id={questionId} heading={question} lead={copy.lead}>
          {copy.question}
        </StepQuestion>
        <WizardErrors
          {...{ wizard, step, sending, noResponse }}
          isLast={next === null}
          // The whole list stays until every error in it is corrected.
          invalid={standing.length > 0 ? attempt.errors : []}
          attempt={attempt.count}
        />
        {note && <div className={styles.note}>{note}</div>}
        {/* Around the buttons too, which would move when the fields are loaded. */}
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          <div className={sheet ? styles.withSheet : undefined}>
            {sheet}
            <div inert={isSending} className={styles.content}>
              {renderStep(errorOf)}
            </div>
          </div>
          <StepActions back={back && stepPath(back)} backLabel={wizard.backLabel} isHeld={isSending}>
            {next ? (
              <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
                {wizard.nextLabel(next)}
              </Button>
            ) : (
              // A duplicate cannot be sent again; at the top of the page it can be cleared.
              submission.kind !== 'duplicate' && renderSubmit(isSending ? submission.progress : null)
            )}
          </StepActions>
        </Suspense>
      </form>
    </InertUntilInteractive>
  );
}
