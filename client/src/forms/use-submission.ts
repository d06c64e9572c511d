import { useCallback, useState } from 'react';
import type { Failure } from '~/graphql/failure.ts';
import { isDuplicateRequest, type MutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { createStore, type Store } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

/** The state of a submission. `attempt` counts up, so that repeated errors are announced again. */
export type Submission<Payload> =
  | { kind: 'idle' }
  /** `progress` is the fraction of the upload that has been sent, from 0 to 1. */
  | { kind: 'sending'; progress: number; attempt: number }
  | { kind: 'done'; payload: Payload; attempt: number }
  /** The server refused it. An empty list means that it gave no reason. */
  | { kind: 'refused'; userErrors: readonly UserError[]; attempt: number }
  /** Outcome unknown: the mutation may have been carried out. */
  | { kind: 'failed'; failure: Failure; attempt: number }
  /** An earlier attempt was carried out with a different input. Sending it again won't help. */
  | { kind: 'duplicate'; attempt: number };

export type SubmissionStore<Payload> = Store<Submission<Payload>>;

/** For a submission that must outlive its page. */
export const createSubmissionStore = <Payload>(): SubmissionStore<Payload> => createStore<Submission<Payload>>(idle);

const idle = { kind: 'idle' } as const;

export interface SubmissionOptions<Input, Payload> {
  /** Returns null if nothing was sent, or if the page itself shows the result. */
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<MutationResult<Payload> | null>;
  /** Called with every result, to update drafts, caches and pages. */
  onResult?: ((result: MutationResult<Payload>, input: Input) => void) | undefined;
  /** By default, the state lasts until the component unmounts. */
  store?: SubmissionStore<Payload> | undefined;
}

/** Sends a mutation, one at a time: `submit` is ignored while one is in flight. Never throws. */
export function useSubmission<Input, Payload>({ send, onResult, store }: SubmissionOptions<Input, Payload>) {
  const [defaultStore] = useState(createSubmissionStore<Payload>);
  const { get, set, subscribe } = store ?? defaultStore;
  const submission = useStore<Submission<Payload>>({ get, subscribe }, idle);

  const submit = async (input: Input): Promise<void> => {
    const before = get();
    if (before.kind === 'sending' || before.kind === 'duplicate') return;
    const attempt = 'attempt' in before ? before.attempt + 1 : 1;
    const onProgress = (progress: number) => set({ kind: 'sending', progress, attempt });
    onProgress(0);
    const result = await send(input, onProgress);
    if (!result) return set(idle);
    const isDuplicate = result.kind === 'refused' && result.userErrors.some(isDuplicateRequest);
    set(isDuplicate ? { kind: 'duplicate', attempt } : { ...result, attempt });
    onResult?.(result, input);
  };

  const reset = useCallback(() => set(idle), [set]);
  return { submission, submit, reset };
}
