import { ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextStep, previousStep } from '~/lib/flow/flow.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { useStepAttempt } from '~/lib/flow/use-step-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';
import { fieldId } from './booking-problems.ts';
import styles from './booking-step-form.module.css';
import { type BookingStep, stepPath, stepWords } from './booking-steps.ts';
import type { BookingStore } from './booking-store.ts';
import { StepContent } from './step-content.tsx';
import { StepErrors } from './step-errors.tsx';
import { SendButton } from './submit/send-button.tsx';
import type { Submission } from './submit/use-submit-booking.ts';
import type { Guide } from './use-price-guide.ts';

interface BookingStepFormProps {
  step: BookingStep;
  draft: BookingDraft;
  change: BookingStore['change'];
  guide: Guide;
  submission: Submission;
  onSubmit: () => void;
  question: RefObject<HTMLHeadingElement | null>;
  /** The whole job sheet, where the step is about it. */
  sheet: ReactNode;
  note: ReactNode;
}

/** One step: its question, its fields, what is wrong, and the ways back and on. */
export function BookingStepForm(props: BookingStepFormProps) {
  const { step, draft, change, guide, submission, onSubmit, question, sheet, note } = props;
  const navigate = useNavigate();
  const { attempt, standing, tryToLeave } = useStepAttempt(bookingFlow, step, draft);
  const next = nextStep(bookingFlow, step, draft);
  const back = previousStep(bookingFlow, step, draft);
  const words = stepWords[step];
  const isSending = submission.is === 'sending';

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    if (!tryToLeave()) return;
    if (next) void navigate(stepPath(next));
    else onSubmit();
  };

  const refused = submission.is === 'refused' ? submission.refusals.filter((one) => isStanding(one, draft)) : [];
  const errorOf = (part: keyof BookingDraft) =>
    standing.find((problem) => problem.fieldId === fieldId(part))?.message ??
    refused.find((refusal) => refusal.part === part)?.message;

  return (
    <form noValidate className={styles.form} aria-labelledby="booking-question" onSubmit={goOn}>
      <StepQuestion title={words.title} id="booking-question" heading={question} lead={words.lead}>
        {words.question}
      </StepQuestion>
      <StepErrors
        step={step}
        draft={draft}
        problems={attempt.problems}
        attempt={attempt.count}
        submission={submission}
      />
      {note && <div className={styles.note}>{note}</div>}
      <div className={sheet ? styles.withSheet : undefined}>
        {sheet}
        <div inert={isSending} className={styles.content}>
          <StepContent {...{ step, draft, change, guide, errorOf }} />
        </div>
      </div>
      <StepActions back={back && stepPath(back)} isHeld={isSending}>
        {next ? (
          <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
            Continue to {stepWords[next].towards}
          </Button>
        ) : (
          // What is with us already cannot be sent again; at the top of the page another can be begun.
          submission.is !== 'with-us' && <SendButton submission={submission} />
        )}
      </StepActions>
    </form>
  );
}
