import { useState } from 'react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { type ApplicationStep, stepPath } from '~/features/application/application-steps.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { AlreadyWithUs } from '~/ui/already-with-us.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { refusalLink, type StandingRefusal } from './application-refusal.ts';
import { CONSENT_TEXT, consentProblems } from './consent-problems.ts';
import type { Submission } from './submission.ts';

const REFUSED_TITLE = 'Your application was not sent';
const SAFE_TEXT =
  'Nothing you have filled in is lost. Press “Submit Application” again: that is safe, it will not be sent twice.';
const KEPT_TEXT = 'Nothing you have filled in is lost.';

interface SubmitErrorsProps {
  step: ApplicationStep;
  draft: ApplicationDraft;
  submission: Submission;
}

/**
 * What came of the last press of 'Submit Application', above the step (JOIN-31, JOIN-42). An earlier step says what concerns it; all of it when
 * the answer came while the page was left, which is open at its first step again.
 */
export function SubmitErrors({ step, draft, submission }: SubmitErrorsProps) {
  const isLast = step === 'review';
  const isSaidHere = isLast || ('wasAway' in submission && submission.wasAway);
  switch (submission.kind) {
    case 'refused':
      return <Refusals key={submission.attempt} {...{ step, draft, all: isSaidHere, refusals: submission.refusals }} />;
    case 'unconsented':
      return isLast && <MissingConsents key={submission.attempt} draft={draft} />;
    case 'failed': {
      const { text, isKnown, attempt } = submission;
      const error = { message: isKnown ? KEPT_TEXT : SAFE_TEXT, to: isLast ? undefined : stepPath('review') };
      return isSaidHere && <ErrorSummary title={text} errors={[error]} attempt={attempt} />;
    }
    case 'with-us':
      return (
        isSaidHere && (
          <AlreadyWithUs
            key={submission.attempt}
            title="Your application is already with us"
            callTo="to change something in it"
            takesFocus
          >
            An earlier press of “Submit Application” has reached us, with your answers as they were then.
          </AlreadyWithUs>
        )
      );
    default:
      return null;
  }
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
  /** Those of other steps too. */
  all: boolean;
}

/** Stays as it was when the step opened, for the same reason. */
function Refusals({ refusals, step, draft, all }: RefusalsProps) {
  const [errors] = useState(() =>
    refusals
      .filter((refusal) => isStanding(refusal, draft) && (all || refusal.step === step))
      .map((refusal) => refusalLink(refusal, step)),
  );
  return <ErrorSummary title={REFUSED_TITLE} errors={errors} />;
}
