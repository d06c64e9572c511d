import { useEffect } from 'react';
import type { Draft } from '~/forms/draft.ts';
import { userErrorMessage } from '~/forms/submission-errors.ts';
import { createSubmissionStore, type Submission, type SubmissionStore, useSubmission } from '~/forms/use-submission.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import { isDuplicateRequest, type MutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { createStore, type Store } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

/** A server's error about one part of a draft. */
export interface StepError<Step extends string, Value> {
  message: string;
  /** The step that has the part; null if the error is about the whole draft. */
  step: Step | null;
  part: keyof Value | null;
  /** The id of the control where it can be corrected. */
  fieldId: string | null;
}

/** The submission of a wizard's draft, as its pages show it. */
export interface WizardSubmission<Step extends string, Value> {
  state: Submission<unknown>;
  /** The errors of a refusal. An error about a part goes when the part changes. */
  errors: readonly StepError<Step, Value>[];
  finishedInBackground: boolean;
  submit: () => void;
}

/** What a wizard's rules say of a draft that is sent. */
interface SubmissionRules<Step extends string, Value extends object, Input> {
  /** Returns null if something that every submission needs is missing. */
  inputOf(value: Value, idempotencyKey: string): Input | null;
  /** Returns problems that only show on submission: files may be missing. */
  fileErrors?(value: Value): Promise<readonly UserError[]>;
  stepErrorOf(userError: UserError, value: Value): StepError<Step, Value>;
}

interface WizardSubmissionOptions<Step extends string, Value extends object, Input, Payload> {
  draft: Draft<Value>;
  /** Null until they are loaded, for which a submit waits (`useLazyCheck`). */
  rules: { loaded(): SubmissionRules<Step, Value, Input> | null };
  /** Returns null if another page shows the result. */
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<MutationResult<Payload> | null>;
  /** The message of a refusal without a reason. Without it, such an outcome counts as unknown. */
  refused?: string;
  /** Called with the errors of a refusal, to reset the parts they make invalid. */
  onRefused?(errors: readonly UserError[]): void;
  /** Called before the draft is cleared. */
  onDone(payload: Payload, value: Value, finishedInBackground: boolean): void;
  /** What to quote, which other tabs show. */
  referenceOf?(payload: Payload): string | null;
  /** Whether the wizard stays open after a success, for another submission. */
  resetsWhenDone?: boolean;
}

/**
 * Sends a draft once, however often it is submitted (BOOK-40..49, DBOOK-19..22, JOIN-41..43,
 * FAULT-12). Its idempotency key stays until there is a definite response.
 */
export function useWizardSubmission<Step extends string, Value extends object, Input, Payload>(
  options: WizardSubmissionOptions<Step, Value, Input, Payload>,
): WizardSubmission<Step, Value> {
  const { draft, onRefused, onDone, referenceOf, resetsWhenDone = false } = options;
  const { submissionStore, answeredStore } = draftSubmission<Payload>(draft);
  const answered = useStore(answeredStore, answeredStore.get());

  const { submission, submit, reset } = useSubmission<SentDraft<Value>, Payload>({
    store: submissionStore,
    send: (sent, onUploadProgress) => sendDraft(options, sent, onUploadProgress),
    onResult(result, { value, id }) {
      const finishedInBackground = !submissionStore.hasSubscribers();
      // Another tab may have cleared it in the meantime.
      const isSameRun = draft.get().id === id;
      if (result.kind === 'done') {
        onDone(result.payload, value, finishedInBackground);
        if (isSameRun) draft.clear({ reference: referenceOf?.(result.payload) ?? null });
        if (finishedInBackground || resetsWhenDone) reset();
        return;
      }
      if (result.kind === 'refused' && isSameRun) onRefused?.(result.userErrors);
      answeredStore.set({ id, value: draft.get().value, finishedInBackground });
    },
  });

  // A success is shown until the next page opens. Then the wizard starts again.
  useEffect(
    () => () => {
      if (!submissionStore.hasSubscribers() && submissionStore.get().kind === 'done') reset();
    },
    [submissionStore, reset],
  );

  const { id, value } = draft.get();
  const isUnsuccessful =
    submission.kind === 'refused' || submission.kind === 'failed' || submission.kind === 'duplicate';
  const isOutdated = isUnsuccessful && answered.id !== id;
  const state: Submission<Payload> = isOutdated ? { kind: 'idle' } : submission;
  return {
    state,
    submit: () => {
      if (isOutdated) reset();
      if (!draft.refresh()) return;
      const { value: latest, id: run } = draft.get();
      void submit({ value: latest, id: run });
    },
    finishedInBackground: answered.finishedInBackground,
    errors: refusalErrors(options, state, value).filter(
      ({ part }) => part === null || value[part] === (answered.value as Value | null)?.[part],
    ),
  };
}

interface SentDraft<Value> {
  value: Value;
  /** The run of the form. */
  id: string;
}

async function sendDraft<Step extends string, Value extends object, Input, Payload>(
  { draft, rules, send, refused }: WizardSubmissionOptions<Step, Value, Input, Payload>,
  { value, id }: SentDraft<Value>,
  onUploadProgress: (progress: number) => void,
): Promise<MutationResult<Payload> | null> {
  const loaded = rules.loaded();
  const userErrors = (await loaded?.fileErrors?.(value)) ?? [];
  // In the meantime another tab may have changed or sent it.
  draft.refresh();
  if (draft.get().id !== id || draft.get().value !== value) return null;
  if (userErrors.length > 0) return { kind: 'refused', userErrors };
  const input = loaded?.inputOf(value, draft.idempotencyKey());
  if (!input) return refused === undefined ? null : { kind: 'refused', userErrors: [] };
  const result = await send(input, onUploadProgress);
  if (!result) return null;
  if (draft.get().id === id && isDefinite(result)) draft.clearPending();
  const isUnexplained = result.kind === 'refused' && result.userErrors.length === 0;
  return isUnexplained && refused === undefined ? { kind: 'failed', failure: noResponseFailure } : result;
}

/**
 * Whether the next request needs a new idempotency key. After a duplicate the key stays, so that
 * nothing is carried out twice.
 */
function isDefinite(result: MutationResult<unknown>): boolean {
  return result.kind === 'refused' && result.userErrors.length > 0 && !result.userErrors.some(isDuplicateRequest);
}

function refusalErrors<Step extends string, Value extends object>(
  { rules, refused = '' }: Pick<WizardSubmissionOptions<Step, Value, unknown, unknown>, 'rules' | 'refused'>,
  state: Submission<unknown>,
  value: Value,
): readonly StepError<Step, Value>[] {
  if (state.kind !== 'refused') return [];
  const ofDraft = (message: string) => ({ message, step: null, part: null, fieldId: null });
  if (state.userErrors.length === 0) return [ofDraft(refused)];
  const loaded = rules.loaded();
  return state.userErrors.map(
    (userError) => loaded?.stepErrorOf(userError, value) ?? ofDraft(userErrorMessage(userError)),
  );
}

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
function draftSubmission<Payload>(draft: object): DraftSubmission<Payload> {
  const existing = submissions.get(draft) as DraftSubmission<Payload> | undefined;
  if (existing) return existing;
  const created = {
    submissionStore: createSubmissionStore<Payload>(),
    answeredStore: createStore<AnsweredDraft>({ id: '', value: null, finishedInBackground: false }),
  };
  submissions.set(draft, created as DraftSubmission<never>);
  return created;
}
