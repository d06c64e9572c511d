import { useState } from 'react';
import type { Problem } from '~/lib/flow/flow.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { AlreadyWithUs } from '~/ui/already-with-us.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingStep } from './booking-steps.ts';
import { refusalLink, type StandingRefusal } from './submit/booking-refusal.ts';
import type { Submission } from './submit/use-submit-booking.ts';

const REFUSED_TITLE = 'Error! Please resolve the following issues';
const SAFE_TEXT =
  'Nothing you have filled in is lost. Press “Send booking request” again: that is safe, you will not be booked twice.';

interface StepErrorsProps {
  step: BookingStep;
  draft: BookingDraft;
  /** What kept the customer on this step when they last tried to go on. */
  problems: readonly Problem[];
  attempt: number;
  submission: Submission;
}

/** What is wrong, above the step: the step's own problems, else what the server said of the last request (BOOK-44..46). */
export function StepErrors({ step, draft, problems, attempt, submission }: StepErrorsProps) {
  if (problems.length > 0) {
    return <ErrorSummary title="Please check this step" errors={problems} attempt={attempt} />;
  }
  if (submission.is === 'refused') {
    return <Refusals key={submission.attempt} refusals={submission.refusals} step={step} draft={draft} />;
  }
  if (submission.is === 'failed' && step === 'review') {
    const { text, isKnown } = submission;
    const errors = [...(isKnown ? [{ message: text }] : []), { message: SAFE_TEXT }];
    return <ErrorSummary title={isKnown ? REFUSED_TITLE : text} errors={errors} attempt={submission.attempt} />;
  }
  if (submission.is === 'with-us' && step === 'review') {
    return (
      <AlreadyWithUs
        key={submission.attempt}
        title="Your booking request is already with us"
        callTo="to change something in it"
        takesFocus
      >
        An earlier press of “Send booking request” has reached us, with your details as they were then.
      </AlreadyWithUs>
    );
  }
  return null;
}

interface RefusalsProps {
  refusals: readonly StandingRefusal[];
  step: BookingStep;
  draft: BookingDraft;
}

/** Stays as it was when the step opened: a list that shrinks while somebody types would take the focus out of their hands. */
function Refusals({ refusals, step, draft }: RefusalsProps) {
  const [errors] = useState(() =>
    refusals
      .filter((refusal) => isStanding(refusal, draft) && (step === 'review' || refusal.step === step))
      .map((refusal) => refusalLink(refusal, step)),
  );
  return <ErrorSummary title={REFUSED_TITLE} errors={errors} />;
}
