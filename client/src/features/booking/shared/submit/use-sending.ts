import { useEffect, useSyncExternalStore } from 'react';
import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStore } from '~/features/booking/shared/booking-store.ts';
import type { Failure } from '~/graphql/failure.ts';
import { failureText, refusalText, type Refusal as ServerRefusal, saysWithUs } from '~/graphql/outcome.ts';
import { withAnswers } from '~/lib/flow/refusal.ts';
import { newId } from '~/lib/new-id.ts';
import { type BookingRefusal, isSlotTaken } from './booking-refusal.ts';
import { idle, type Submission } from './submission.ts';

/** What became of one press; `failure` is null when the answer said nothing of the booking. */
export type SendingOutcome<Done> =
  | { is: 'done'; done: Done }
  | { is: 'refused'; refusals: readonly ServerRefusal[] }
  | { is: 'failed'; failure: Failure | null };

interface Sending<Draft extends BookingAnswers, Input, Done> {
  store: Pick<BookingStore<Draft>, 'get' | 'clear' | 'submission'> & { change(change: Partial<BookingAnswers>): void };
  /** Null while something that every booking needs is missing. */
  inputOf(draft: Draft, idempotencyKey: string): Input | null;
  send(input: Input, onUploadProgress: (progress: number) => void): Promise<SendingOutcome<Done>>;
  /** A refusal in the wizard's own terms. */
  refusalOf(refusal: ServerRefusal): BookingRefusal<Draft>;
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
      if (!isWatched() && get().is === 'sent') set(idle);
    },
    [get, set, isWatched],
  );

  const refuse = (said: readonly ServerRefusal[]) => {
    // Without a time the flow opens date and time by itself; all else stays.
    if (said.some(isSlotTaken)) store.change({ time: null });
    const refusals = said.map((one) => refusalOf({ ...one, message: refusalText(one) }));
    set({ is: 'refused', refusals: withAnswers(refusals, store.get()), attempt: presses });
  };

  const fail = (failure: Failure | null) => {
    const text = failure ? failureText(failure, failedText) : failedText;
    set({ is: 'failed', text, isKnown: text !== failedText, attempt: presses });
  };

  const settle = (outcome: SendingOutcome<Done>) => {
    if (outcome.is === 'failed') return fail(outcome.failure);
    // An answer without any word of the booking says nothing of it either.
    if (outcome.is === 'refused' && outcome.refusals.length === 0) return fail(null);
    // The key stays, so that nothing that is pressed later can book a second time.
    if (outcome.is === 'refused' && outcome.refusals.some(saysWithUs)) {
      return set({ is: 'with-us', attempt: presses });
    }
    // A definite answer: what is sent next is another request.
    store.change({ attemptKey: null });
    if (outcome.is === 'refused') return refuse(outcome.refusals);
    onDone(outcome.done);
    store.clear();
    // Where the wizard is still shown it does not begin anew before the next page is there.
    if (isWatched()) set({ is: 'sent' });
  };

  const submit = async () => {
    if (get().is === 'sending' || get().is === 'with-us') return;
    // Kept until a definite answer, so that trying again can never book twice.
    const key = store.get().attemptKey ?? newId();
    const input = inputOf(store.get(), key);
    if (!input) return;
    presses += 1;
    store.change({ attemptKey: key });
    set({ is: 'sending', progress: 0 });
    settle(await send(input, (progress) => set({ is: 'sending', progress })));
  };

  return { submission, submit, startAgain: store.clear };
}
