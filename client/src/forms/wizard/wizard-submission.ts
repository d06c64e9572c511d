import { useEffect } from 'react';
import type { Draft } from '~/forms/draft-definition.ts';
import { type Submission, useSubmission } from '~/forms/submission.ts';
import { noResponse } from '~/graphql/failure.ts';
import { isDuplicateRequest, type MutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { useCell } from '~/lib/use-cell.ts';
import { submissionOf } from './submission-of-draft.ts';

/** A server's error about one part of a draft. */
export interface StepError<Step extends string, Value> {
  message: string;
  /** The step that asks for it; null when it concerns the whole. */
  step: Step | null;
  part: keyof Value | null;
  /** The id of the control where it can be corrected. */
  fieldId: string | null;
}

interface WizardSubmissionOptions<Step extends string, Value extends object, Input, Answer> {
  draft: Draft<Value>;
  /** Null while something that every submission needs is missing. */
  inputOf(value: Value, idempotencyKey: string): Input | null;
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<MutationResult<Answer>>;
  /** Problems that only show when it is sent, for example missing files. */
  check?(value: Value): Promise<readonly UserError[]>;
  stepErrorOf(userError: UserError, value: Value): StepError<Step, Value>;
  /** Message of a refusal without a reason; if missing, such an outcome counts as unknown. */
  refused?: string;
  /** Called with the errors of a refusal, to reset the parts they make invalid. */
  onRefused?(errors: readonly UserError[]): void;
  /** Called before the draft is cleared. */
  onDone(answer: Answer, value: Value, wasAway: boolean): void;
  /** Whether the wizard stays open when it is done, and can be sent again. */
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
  const answered = useCell(answeredCell, answeredCell.get());

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
      return isSilent && refused === undefined ? { kind: 'failed', failure: noResponse } : result;
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

  // A finished submission is shown until the next page opens; the wizard then starts again.
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
  /** An error about a part goes when the part changes. */
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
 * Whether the next request needs a new idempotency key. After a duplicate the key stays, so that
 * nothing is carried out twice.
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
