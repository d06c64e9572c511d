import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextStep, previousStep } from '~/lib/flow/flow.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { useStepAttempt } from '~/lib/flow/use-step-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingKind } from './booking-kind.ts';
import { fieldId } from './booking-rules.ts';
import styles from './booking-step-form.module.css';
import type { BookingStep } from './booking-steps.ts';
import { StepErrors } from './step-errors.tsx';
import { SendButton } from './submit/send-button.tsx';
import type { Submission } from './submit/submission.ts';

export interface BookingStepFormProps<Draft extends BookingAnswers> {
  kind: BookingKind<Draft>;
  step: BookingStep;
  draft: Draft;
  submission: Submission<Draft>;
  onSubmit: () => void;
  /** What the open step asks, given what is wrong with a part of the draft. */
  renderStep: (errorOf: (part: keyof Draft) => string | undefined) => ReactNode;
  note?: ReactNode;
  question: RefObject<HTMLHeadingElement | null>;
  /** The whole job sheet, where the step is about it. */
  sheet: ReactNode;
}

/** One step: its question, its fields, what is wrong, and the ways back and on. */
export function BookingStepForm<Draft extends BookingAnswers>(props: BookingStepFormProps<Draft>) {
  const { kind, step, draft, submission, onSubmit, renderStep, note, question, sheet } = props;
  const { flow, words } = kind;
  const navigate = useNavigate();
  const { attempt, standing, tryToLeave } = useStepAttempt(flow, step, draft);
  const next = nextStep(flow, step, draft);
  const back = previousStep(flow, step, draft);
  const isSending = submission.kind === 'sending';

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    if (!tryToLeave()) return;
    if (next) void navigate(kind.stepPath(next));
    else onSubmit();
  };

  const refused = submission.kind === 'refused' ? submission.refusals.filter((one) => isStanding(one, draft)) : [];
  const errorOf = (part: keyof Draft) =>
    standing.find((problem) => problem.fieldId === fieldId(String(part)))?.message ??
    refused.find((refusal) => refusal.part === part)?.message;

  return (
    <form noValidate className={styles.form} aria-labelledby="booking-question" onSubmit={goOn}>
      <StepQuestion title={words[step].title} id="booking-question" heading={question} lead={words[step].lead}>
        {words[step].question}
      </StepQuestion>
      <StepErrors {...{ kind, step, draft, submission }} problems={attempt.problems} attempt={attempt.count} />
      {note && <div className={styles.note}>{note}</div>}
      {/* With the buttons, which would move away from under a finger when the fields come. */}
      <Suspense fallback={<Skeleton shape="box" height={320} />}>
        <div className={sheet ? styles.withSheet : undefined}>
          {sheet}
          <div inert={isSending} className={styles.content}>
            {renderStep(errorOf)}
          </div>
        </div>
        <StepActions back={back && kind.stepPath(back)} isHeld={isSending}>
          {next ? (
            <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
              Continue to {words[next].towards}
            </Button>
          ) : (
            // What is with us already cannot be sent again; at the top of the page another can be begun.
            submission.kind !== 'with-us' && (
              <SendButton label={kind.sendLabel} progress={isSending ? submission.progress : null} />
            )
          )}
        </StepActions>
      </Suspense>
    </form>
  );
}
