import { createSubmissionCell, type SubmissionCell } from '~/forms/submission.ts';
import { type Cell, createCell } from '~/lib/cell.ts';

/** The draft when the server answered. */
interface AnsweredDraft {
  /** The run of the form: clearing it starts another, which the answer doesn't concern. */
  id: string;
  value: unknown;
  /** Whether no page was open to show the answer. */
  wasAway: boolean;
}

interface DraftSubmission<Answer> {
  submission: SubmissionCell<Answer>;
  answered: Cell<AnsweredDraft>;
}

/** By draft, so that someone who leaves the page and comes back finds the submission in flight. */
const submissions = new WeakMap<object, DraftSubmission<never>>();

/** The submission of a draft, which outlives the page. */
export function submissionOf<Answer>(draft: object): DraftSubmission<Answer> {
  const existing = submissions.get(draft) as DraftSubmission<Answer> | undefined;
  if (existing) return existing;
  const created = {
    submission: createSubmissionCell<Answer>(),
    answered: createCell<AnsweredDraft>({ id: '', value: null, wasAway: false }),
  };
  submissions.set(draft, created as DraftSubmission<never>);
  return created;
}
