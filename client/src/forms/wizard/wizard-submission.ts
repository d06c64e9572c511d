import { useEffect, useSyncExternalStore } from 'react';
import type { Draft } from '~/forms/draft-definition.ts';
import { createSubmissionCell, type Submission, type SubmissionCell, useSubmission } from '~/forms/submission.ts';
import { noAnswer } from '~/graphql/failure.ts';
import { isDuplicateRequest, type MutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { type Cell, createCell } from '~/lib/cell.ts';

/** What the server has against one part of a draft. */
export interface StepError<Step extends string, Value> {
  message: string;
  /** The step that asks for it; null when it concerns the whole. */
  step: Step | null;
  part: keyof Value | null;
  /** The id of the control that puts it right. */
  fieldId: string | null;
}

/** How things stood when the server answered. */
interface Answered {
  /** The run of the form: clearing it begins another, to which the answer says nothing. */
  id: string;
  value: unknown;
  /** No page was there to say it. */
  wasAway: boolean;
}

interface Stored<Answer> {
  submission: SubmissionCell<Answer>;
  answered: Cell<Answered>;
}

/**
 * Beside the draft, so that somebody who leaves the page while it is sent, and comes back, finds it
 * in flight, or refused.
 */
const submissions = new WeakMap<object, Stored<never>>();

function submissionOf<Answer>(draft: object): Stored<Answer> {
  const found = submissions.get(draft) as Stored<Answer> | undefined;
  if (found) return found;
  const made = {
    submission: createSubmissionCell<Answer>(),
    answered: createCell<Answered>({ id: '', value: null, wasAway: false }),
  };
  submissions.set(draft, made as Stored<never>);
  return made;
}

interface WizardSubmissionOptions<Step extends string, Value extends object, Input, Answer> {
  draft: Draft<Value>;
  /** Null while something that every submission needs is missing. */
  inputOf(value: Value, idempotencyKey: string): Input | null;
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<MutationResult<Answer>>;
  /** What can only be found at the moment of sending, for example files that are gone. */
  check?(value: Value): Promise<readonly UserError[]>;
  stepErrorOf(userError: UserError, value: Value): StepError<Step, Value>;
  /**
   * What a refusal without a reason says; where it is left out, the outcome of such an answer
   * counts as unknown.
   */
  refused?: string;
  /** Called with the errors of a refusal, to reset what they void. */
  onRefused?(errors: readonly UserError[]): void;
  /** Called before the draft is cleared. */
  onDone(answer: Answer, value: Value, wasAway: boolean): void;
  /** Whether the wizard stays where it is when it is done, and can be sent again. */
  staysOpen?: boolean;
}

/**
 * Sends a draft, once however often it is submitted (BOOK-40..49, DBOOK-19..22, JOIN-41..43,
 * FAULT-12). Its idempotency key stays until there is a definite answer.
 */
export function useWizardSubmission<Step extends string, Value extends object, Input, Answer>(
  options: WizardSubmissionOptions<Step, Value, Input, Answer>,
): WizardSubmission<Step, Value> {
  const { draft, inputOf, send, check, stepErrorOf, onRefused, onDone, refused, staysOpen = false } = options;
  const { submission: cell, answered: answeredCell } = submissionOf<Answer>(draft);
  const answered = useSyncExternalStore(answeredCell.subscribe, answeredCell.get, answeredCell.get);

  const {
    submission: last,
    submit,
    reset,
  } = useSubmission<{ value: Value; id: string }, Answer>({
    cell,
    async send({ value, id }, onUploadProgress) {
      const userErrors = (await check?.(value)) ?? [];
      if (userErrors.length > 0) return { kind: 'refused', userErrors };
      const input = inputOf(value, draft.idempotencyKey());
      if (!input) return refused === undefined ? null : { kind: 'refused', userErrors: [] };
      const result = await send(input, onUploadProgress);
      if (draft.get().id === id && isDefinite(result)) draft.settle();
      const isSilent = result.kind === 'refused' && result.userErrors.length === 0;
      return isSilent && refused === undefined ? { kind: 'failed', failure: noAnswer } : result;
    },
    onResult(result, { value, id }) {
      const wasAway = !cell.isWatched();
      // Another tab may have cleared it meanwhile.
      const isThere = draft.get().id === id;
      if (result.kind === 'done') {
        onDone(result.answer, value, wasAway);
        if (isThere) draft.clear();
        if (wasAway || staysOpen) reset();
        return;
      }
      if (result.kind === 'refused' && isThere) onRefused?.(result.userErrors);
      answeredCell.set({ id, value: draft.get().value, wasAway });
    },
  });

  const isOver = last.kind === 'refused' || last.kind === 'failed' || last.kind === 'duplicate';
  const isForgotten = isOver && answered.id !== draft.get().id;
  const submission: Submission<Answer> = isForgotten ? { kind: 'idle' } : last;

  // Done, it is shown until the next page is there; opened again, the wizard begins anew.
  useEffect(
    () => () => {
      if (!cell.isWatched() && cell.get().kind === 'done') reset();
    },
    [cell, reset],
  );

  const errors =
    submission.kind === 'refused'
      ? submission.userErrors.map((userError) => stepErrorOf(userError, draft.get().value))
      : [];
  const refusal =
    submission.kind === 'refused' && errors.length === 0
      ? [{ message: refused ?? '', step: null, part: null, fieldId: null }]
      : errors;
  /** Once the part is another one, what was said of it has had its day. */
  const isStanding = (error: StepError<Step, Value>) =>
    error.part === null || draft.get().value[error.part] === (answered.value as Value | null)?.[error.part];

  return {
    submission,
    submit: () => {
      const { value, id } = draft.get();
      if (isForgotten) reset();
      void submit({ value, id });
    },
    wasAway: answered.wasAway,
    standingErrors: refusal.filter(isStanding),
  };
}

/**
 * What is sent next is another request. The key of a duplicate stays, so that nothing that is sent
 * later is carried out a second time.
 */
function isDefinite(result: MutationResult<unknown>): boolean {
  return result.kind === 'refused' && result.userErrors.length > 0 && !result.userErrors.some(isDuplicateRequest);
}

/** What a wizard shows of its submission. */
export interface WizardSubmission<Step extends string, Value> {
  submission: Submission<unknown>;
  standingErrors: readonly StepError<Step, Value>[];
  wasAway: boolean;
  submit: () => void;
}
