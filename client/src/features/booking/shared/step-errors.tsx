import { useState } from 'react';
import type { Problem } from '~/lib/flow/flow.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { AlreadyWithUs } from '~/ui/already-with-us.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingKind } from './booking-kind.ts';
import type { BookingStep } from './booking-steps.ts';
import { refusalLink } from './submit/booking-refusal.ts';
import type { StandingRefusal, Submission } from './submit/submission.ts';

const safeText = (sendLabel: string) =>
  `Nothing you have filled in is lost. Press “${sendLabel}” again: that is safe, you will not be booked twice.`;

interface StepErrorsProps<Draft extends BookingAnswers> {
  kind: BookingKind<Draft>;
  step: BookingStep;
  draft: Draft;
  /** What kept the customer on this step when they last tried to go on. */
  problems: readonly Problem[];
  attempt: number;
  submission: Submission<Draft>;
}

/** What is wrong, above the step: the step's own problems, else what the server said of the last request (BOOK-44..46, DBOOK-22). */
export function StepErrors<Draft extends BookingAnswers>(props: StepErrorsProps<Draft>) {
  const { kind, step, draft, problems, attempt, submission } = props;
  const { sendLabel, refusedTitle } = kind;
  if (problems.length > 0) {
    return <ErrorSummary title="Please check this step" errors={problems} attempt={attempt} />;
  }
  if (submission.kind === 'refused') {
    return <Refusals key={submission.attempt} refusals={submission.refusals} step={step} draft={draft} kind={kind} />;
  }
  if (submission.kind === 'failed' && step === 'review') {
    const { text, isKnown } = submission;
    const errors = [...(isKnown ? [{ message: text }] : []), { message: safeText(sendLabel) }];
    return <ErrorSummary title={isKnown ? refusedTitle : text} errors={errors} attempt={submission.attempt} />;
  }
  if (submission.kind === 'with-us' && step === 'review') {
    return (
      <AlreadyWithUs
        key={submission.attempt}
        title="Your booking request is already with us"
        callTo="to change something in it"
        takesFocus
      >
        An earlier press of “{sendLabel}” has reached us, with your details as they were then.
      </AlreadyWithUs>
    );
  }
  return null;
}

interface RefusalsProps<Draft extends BookingAnswers> {
  refusals: readonly StandingRefusal<Draft>[];
  step: BookingStep;
  draft: Draft;
  kind: BookingKind<Draft>;
}

/** Stays as it was when the step opened: a list that shrinks while somebody types would take the focus out of their hands. */
function Refusals<Draft extends BookingAnswers>({ refusals, step, draft, kind }: RefusalsProps<Draft>) {
  const [errors] = useState(() =>
    refusals
      .filter((refusal) => isStanding(refusal, draft) && (step === 'review' || refusal.step === step))
      .map((refusal) => refusalLink(refusal, step, (asked) => kind.stepPath(asked))),
  );
  return <ErrorSummary title={kind.refusedTitle} errors={errors} />;
}
