import { useCallback, useState } from 'react';
import type { Failure } from '~/graphql/failure.ts';
import { isDuplicateRequest, type MutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { type Cell, createCell } from '~/lib/cell.ts';
import { useCell } from '~/lib/use-cell.ts';

/** The state of a submission. `attempt` counts up, so that repeated errors are announced again. */
export type Submission<Answer> =
  | { kind: 'idle' }
  /** `progress` is the share of the upload that has left the browser, from 0 to 1. */
  | { kind: 'sending'; progress: number; attempt: number }
  | { kind: 'done'; answer: Answer; attempt: number }
  /** The server refused it; without errors it gave no reason. */
  | { kind: 'refused'; userErrors: readonly UserError[]; attempt: number }
  /** Outcome unknown: the mutation may have been carried out. */
  | { kind: 'failed'; failure: Failure; attempt: number }
  /** An earlier attempt was carried out with other details; sending it again is of no use. */
  | { kind: 'duplicate'; attempt: number };

export type SubmissionCell<Answer> = Cell<Submission<Answer>>;

/** For a submission that must outlive its page. */
export const createSubmissionCell = <Answer>(): SubmissionCell<Answer> => createCell<Submission<Answer>>(idle);

const idle = { kind: 'idle' } as const;

export interface SubmissionOptions<Input, Answer> {
  /** Null where nothing was sent, or the page itself shows the result. */
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<MutationResult<Answer> | null>;
  /** Called with every result, to update drafts, caches and pages. */
  onResult?: ((result: MutationResult<Answer>, input: Input) => void) | undefined;
  cell?: SubmissionCell<Answer> | undefined;
}

/** Sends a mutation, one at a time: a submit while one is in flight is ignored. Never throws. */
export function useSubmission<Input, Answer>({ send, onResult, cell }: SubmissionOptions<Input, Answer>) {
  const [own] = useState(createSubmissionCell<Answer>);
  const shown = cell ?? own;
  const { get, set } = shown;
  const submission = useCell<Submission<Answer>>(shown, idle);

  const submit = async (input: Input): Promise<void> => {
    const before = get();
    if (before.kind === 'sending' || before.kind === 'duplicate') return;
    const attempt = 'attempt' in before ? before.attempt + 1 : 1;
    const onProgress = (progress: number) => set({ kind: 'sending', progress, attempt });
    onProgress(0);
    const result = await send(input, onProgress);
    if (!result) return set(idle);
    set({ ...submissionAfter(result), attempt });
    onResult?.(result, input);
  };

  const reset = useCallback(() => set(idle), [set]);
  return { submission, submit, reset };
}

type Ended<Answer> = Exclude<Submission<Answer>, { kind: 'idle' | 'sending' }>;
type WithoutAttempt<One> = One extends unknown ? Omit<One, 'attempt'> : never;

function submissionAfter<Answer>(result: MutationResult<Answer>): WithoutAttempt<Ended<Answer>> {
  if (result.kind !== 'refused') return result;
  return result.userErrors.some(isDuplicateRequest) ? { kind: 'duplicate' } : result;
}
