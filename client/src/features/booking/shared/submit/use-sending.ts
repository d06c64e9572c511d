import { useEffect, useSyncExternalStore } from 'react';
import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStore } from '~/features/booking/shared/booking-store.ts';
import type { Failure } from '~/graphql/failure.ts';
import { failureMessage, isDuplicateRequest, type UserError, userErrorMessage } from '~/graphql/mutation-result.ts';
import { withAnswers } from '~/lib/flow/refusal.ts';
import { newId } from '~/lib/new-id.ts';
import { type BookingRefusal, isSlotTaken } from './booking-refusal.ts';
import { idle, type Submission } from './submission.ts';

/** What became of one press; `failure` is null when the answer said nothing of the booking. */
export type SendingOutcome<Done> =
  | { kind: 'done'; done: Done }
  | { kind: 'refused'; userErrors: readonly UserError[] }
  | { kind: 'failed'; failure: Failure | null };

interface Sending<Draft extends BookingAnswers, Input, Done> {
  store: Pick<BookingStore<Draft>, 'get' | 'clear' | 'submission'> & { change(change: Partial<BookingAnswers>): void };
  /** Null while something that every booking needs is missing. */
  inputOf(draft: Draft, idempotencyKey: string): Input | null;
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<SendingOutcome<Done>>;
  /** A refusal in the wizard's own terms. */
  refusalOf(refusal: UserError): BookingRefusal<Draft>;
  /** The documented text of what nobody has given a reason for. */
  failedText: string;
  /** Leads on; the draft is still there, and emptied after. */
  onDone(done: Done): void;
}

/** How often it was pressed, on whichever page: each time what went wrong is said anew. */
let presses = 0;

/**
 * Sends the draft as a booking, once however often it is pressed (BOOK-40..49, DBOOK-19..22, FAULT-12). What becomes of it is held beside the draft: whoever
 * leaves the page while the photos are on their way, and comes back, finds it under way, or refused.
 */
export function useSending<Draft extends BookingAnswers, Input, Done>(sending: Sending<Draft, Input, Done>) {
  const { store, inputOf, send, refusalOf, failedText, onDone } = sending;
  const { get, set, subscribe, isWatched } = store.submission;
  const submission = useSyncExternalStore(subscribe, get, (): Submission<Draft> => idle);
  useEffect(
    () => () => {
      if (!isWatched() && get().kind === 'sent') set(idle);
    },
    [get, set, isWatched],
  );

  const refuse = (said: readonly UserError[]) => {
    // Without a time the flow opens date and time by itself; all else stays.
    if (said.some(isSlotTaken)) store.change({ time: null });
    const userErrors = said.map((one) => refusalOf({ ...one, message: userErrorMessage(one) }));
    set({ kind: 'refused', refusals: withAnswers(userErrors, store.get()), attempt: presses });
  };

  const fail = (failure: Failure | null) => {
    const text = failure ? failureMessage(failure, failedText) : failedText;
    set({ kind: 'failed', text, isKnown: text !== failedText, attempt: presses });
  };

  const settle = (result: SendingOutcome<Done>) => {
    if (result.kind === 'failed') return fail(result.failure);
    // An answer without any word of the booking says nothing of it either.
    if (result.kind === 'refused' && result.userErrors.length === 0) return fail(null);
    // The key stays, so that nothing that is pressed later can book a second time.
    if (result.kind === 'refused' && result.userErrors.some(isDuplicateRequest)) {
      return set({ kind: 'with-us', attempt: presses });
    }
    // A definite answer: what is sent next is another request.
    store.change({ attemptKey: null });
    if (result.kind === 'refused') return refuse(result.userErrors);
    onDone(result.done);
    store.clear();
    // Where the wizard is still shown it does not begin anew before the next page is there.
    if (isWatched()) set({ kind: 'sent' });
  };

  const submit = async () => {
    if (get().kind === 'sending' || get().kind === 'with-us') return;
    // Kept until a definite answer, so that trying again can never book twice.
    const key = store.get().attemptKey ?? newId();
    const input = inputOf(store.get(), key);
    if (!input) return;
    presses += 1;
    store.change({ attemptKey: key });
    set({ kind: 'sending', progress: 0 });
    settle(await send(input, (progress) => set({ kind: 'sending', progress })));
  };

  return { submission, submit, startAgain: store.clear };
}
