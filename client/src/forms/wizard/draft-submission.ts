import { createSubmissionStore, type SubmissionStore } from '~/forms/use-submission.ts';
import { createStore, type Store } from '~/lib/store.ts';

/** The draft at the time of the server's response. */
interface AnsweredDraft {
  /** The run of the form. Clearing the draft starts a new run, which the response isn't about. */
  id: string;
  value: unknown;
  /** Whether no page was open to show the response. */
  finishedInBackground: boolean;
}

interface DraftSubmission<Payload> {
  submissionStore: SubmissionStore<Payload>;
  answeredStore: Store<AnsweredDraft>;
}

/** By draft, so that someone who leaves the page and returns finds the submission in flight. */
const submissions = new WeakMap<object, DraftSubmission<never>>();

/** The submission of a draft, which outlives the page. */
export function draftSubmission<Payload>(draft: object): DraftSubmission<Payload> {
  const existing = submissions.get(draft) as DraftSubmission<Payload> | undefined;
  if (existing) return existing;
  const created = {
    submissionStore: createSubmissionStore<Payload>(),
    answeredStore: createStore<AnsweredDraft>({ id: '', value: null, finishedInBackground: false }),
  };
  submissions.set(draft, created as DraftSubmission<never>);
  return created;
}
