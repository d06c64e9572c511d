import { useState } from 'react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { refusalLink, type StandingRefusal } from './application-refusal.ts';
import { CONSENT_TEXT, consentProblems } from './consent-problems.ts';
import type { Submission } from './use-submit-application.ts';

const REFUSED_TITLE = 'Your application was not sent';
const SAFE_TEXT =
  'Nothing you have filled in is lost. Press “Submit Application” again: that is safe, it will not be sent twice.';
const KEPT_TEXT = 'Nothing you have filled in is lost.';

interface SubmitErrorsProps {
  step: ApplicationStep;
  draft: ApplicationDraft;
  submission: Submission;
}

/** What came of the last press of 'Submit Application', above the step; on an earlier step what concerns it (JOIN-31, JOIN-42). */
export function SubmitErrors({ step, draft, submission }: SubmitErrorsProps) {
  if (submission.is === 'refused') {
    return <Refusals key={submission.attempt} refusals={submission.refusals} step={step} draft={draft} />;
  }
  if (step !== 'review') return null;
  if (submission.is === 'unconsented') {
    return <MissingConsents key={submission.attempt} draft={draft} />;
  }
  if (submission.is === 'failed') {
    const { text, isKnown, attempt } = submission;
    return <ErrorSummary title={text} errors={[{ message: isKnown ? KEPT_TEXT : SAFE_TEXT }]} attempt={attempt} />;
  }
  return null;
}

/** Goes when both are given; until then it stays as it was, since a list that shrinks would take the focus from the other box. */
function MissingConsents({ draft }: { draft: ApplicationDraft }) {
  const [missing] = useState(() => consentProblems(draft));
  return <ErrorSummary title={CONSENT_TEXT} errors={consentProblems(draft).length > 0 ? missing : []} />;
}

interface RefusalsProps {
  refusals: readonly StandingRefusal[];
  step: ApplicationStep;
  draft: ApplicationDraft;
}

/** Stays as it was when the step opened, for the same reason. */
function Refusals({ refusals, step, draft }: RefusalsProps) {
  const [errors] = useState(() =>
    refusals
      .filter((refusal) => isStanding(refusal, draft) && (step === 'review' || refusal.step === step))
      .map((refusal) => refusalLink(refusal, step)),
  );
  return <ErrorSummary title={REFUSED_TITLE} errors={errors} />;
}
