import { ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextStep, type Problem, previousStep } from '~/lib/flow/flow.ts';
import { Button } from '~/ui/button.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';
import { fieldId } from './booking-problems.ts';
import styles from './booking-step-form.module.css';
import { type BookingStep, stepPath, stepWords } from './booking-steps.ts';
import type { BookingStore } from './booking-store.ts';
import { StepActions } from './step-actions.tsx';
import { StepContent } from './step-content.tsx';
import { StepErrors } from './step-errors.tsx';
import { isStanding } from './submit/booking-refusal.ts';
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

/** What the customer was told the last time they tried to go on; it stands until they try again. */
interface Attempt {
  count: number;
  problems: readonly Problem[];
}

/** One step: its question, its fields, what is wrong, and the ways back and on. */
export function BookingStepForm(props: BookingStepFormProps) {
  const { step, draft, change, guide, submission, onSubmit, question, sheet, note } = props;
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: [] });
  const next = nextStep(bookingFlow, step, draft);
  const back = previousStep(bookingFlow, step, draft);
  const words = stepWords[step];

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    const problems = bookingFlow.canLeave(step, draft);
    setAttempt({ count: attempt.count + 1, problems });
    if (problems.length > 0) return;
    if (next) void navigate(stepPath(next));
    else onSubmit();
  };

  const problems = attempt.count > 0 ? bookingFlow.canLeave(step, draft) : [];
  const standing = submission.is === 'refused' ? submission.refusals.filter((one) => isStanding(one, draft)) : [];
  const errorOf = (part: keyof BookingDraft) =>
    problems.find((problem) => problem.fieldId === fieldId(part))?.message ??
    standing.find((refusal) => refusal.part === part)?.message;

  return (
    <form noValidate className={styles.form} aria-labelledby="booking-question" onSubmit={goOn}>
      <p className={styles.title}>{words.title}</p>
      <h2 id="booking-question" ref={question} tabIndex={-1}>
        {words.question}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
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
        <StepContent {...{ step, draft, change, guide, errorOf }} />
      </div>
      <StepActions back={back && stepPath(back)}>
        {next ? (
          <Button type="submit" iconEnd={<ArrowRight aria-hidden="true" />}>
            Continue to {stepWords[next].towards}
          </Button>
        ) : (
          <SendButton submission={submission} />
        )}
      </StepActions>
    </form>
  );
}
