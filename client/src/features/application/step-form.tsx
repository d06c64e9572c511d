import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextStep, previousStep } from '~/lib/flow/flow.ts';
import { useStepAttempt } from '~/lib/flow/use-step-attempt.ts';
import { newId } from '~/lib/new-id.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import { applicationFlow } from './application-flow.ts';
import { type ApplicationStep, stepPath, stepWords } from './application-steps.ts';
import type { ApplicationStore } from './application-store.ts';
import { fieldId } from './field-id.ts';
import { settledFor } from './settle-step.ts';
import { StepContent } from './step-content.tsx';
import styles from './step-form.module.css';
import type { OptionsState } from './use-application-options.ts';

const MISSING_TITLE = 'Please fill in all required fields before proceeding.';

/** How the application is sent, and what became of that: the last step's own part of the form. */
export interface Sending {
  /** Whether it is being sent now: until that has ended nothing can be changed. */
  isUnderWay: boolean;
  submit: () => void;
  /** The button that sends. */
  button: ReactNode;
  /** What the server said of the last try, for this step; nothing when it has nothing to say here. */
  errors: (step: ApplicationStep) => ReactNode;
  /** What the server said of one part of the draft, while it still stands. */
  errorOf: (part: keyof ApplicationDraft, detail?: string) => string | undefined;
}

interface StepFormProps {
  step: ApplicationStep;
  draft: ApplicationDraft;
  isReady: boolean;
  change: ApplicationStore['change'];
  choices: OptionsState;
  sending: Sending;
  question: RefObject<HTMLHeadingElement | null>;
}

/** One step: its question, its fields, what is wrong, and the ways back and on (JOIN-03, JOIN-05, JOIN-06). */
export function StepForm({ step, draft, isReady, change, choices, sending, question }: StepFormProps) {
  const navigate = useNavigate();
  const { attempt, standing, tryToLeave } = useStepAttempt(applicationFlow, step, draft);
  const next = nextStep(applicationFlow, step, draft);
  const back = previousStep(applicationFlow, step, draft);
  const words = stepWords[step];

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    // What was typed and not added yet is meant.
    const settled = settledFor(step, draft, choices.options, newId);
    if (settled !== draft) change(settled);
    if (!tryToLeave(settled)) return;
    if (next) void navigate(stepPath(next));
    else sending.submit();
  };

  const errorOf = (part: keyof ApplicationDraft, detail?: string) =>
    standing.find((problem) => problem.fieldId === fieldId(part, detail))?.message ?? sending.errorOf(part, detail);

  return (
    // What would be typed before the page can take it would be lost.
    <form noValidate inert={!isReady} className={styles.form} aria-labelledby="application-question" onSubmit={goOn}>
      <StepQuestion title={words.title} id="application-question" heading={question} lead={words.lead}>
        {words.question}
      </StepQuestion>
      {attempt.problems.length > 0 ? (
        <ErrorSummary title={MISSING_TITLE} errors={attempt.problems} attempt={attempt.count} />
      ) : (
        sending.errors(step)
      )}
      {/* With the buttons, which would move away from under a finger when the fields come. */}
      <Suspense fallback={<Skeleton shape="box" height={320} />}>
        <div inert={sending.isUnderWay} className={styles.content}>
          <StepContent {...{ step, draft, change, errorOf, choices }} />
        </div>
        <StepActions back={back && stepPath(back)} backLabel="Previous" isHeld={sending.isUnderWay}>
          {next ? (
            <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
              Next: {stepWords[next].label}
            </Button>
          ) : (
            sending.button
          )}
        </StepActions>
      </Suspense>
    </form>
  );
}
