import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingStore } from '~/features/booking/booking-store.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { failureText, outcomeOf, type Refusal, refusalText, saysWithUs } from '~/graphql/outcome.ts';
import { withAnswers } from '~/lib/flow/refusal.ts';
import { newId } from '~/lib/new-id.ts';
import { bookingInput } from './booking-input.ts';
import { type Booked, destinationOf } from './booking-outcome.ts';
import { isSlotTaken, refusalOf, type StandingRefusal } from './booking-refusal.ts';

export type Submission =
  | { is: 'idle' }
  /** `progress` is how much of the photos has left the browser, from 0 to 1. */
  | { is: 'sending'; progress: number }
  | { is: 'refused'; refusals: readonly StandingRefusal[]; attempt: number }
  /** Nobody knows whether it was booked; pressing again is safe. `isKnown` when somebody has said why. */
  | { is: 'failed'; text: string; isKnown: boolean; attempt: number }
  /** An earlier press has arrived, with other details: there is nothing to press again. */
  | { is: 'with-us'; attempt: number }
  | { is: 'sent'; booked: Booked };

const FAILED_TEXT = 'Server error submitting form, please try again later';

/** Sends the draft as a booking, once however often it is pressed, and goes where the answer leads (BOOK-40..49, F12). */
export function useSubmitBooking({ get, change, clear }: BookingStore) {
  const navigate = useNavigate();
  const [book] = useBookAppointmentAsGuestMutation();
  const [submission, setSubmission] = useState<Submission>({ is: 'idle' });
  const isSending = useRef(false);
  const attempts = useRef(0);

  const goOn = (booked: Booked) => {
    setSubmission({ is: 'sent', booked });
    const { path, state } = destinationOf(booked, get());
    void navigate(path, { state, replace: true });
    clear();
  };

  const refuse = (said: readonly Refusal[]) => {
    // Without a time the flow opens date and time by itself; all else stays.
    if (said.some(isSlotTaken)) change({ time: null });
    const refusals = said.map((one) => refusalOf({ ...one, message: refusalText(one) }));
    setSubmission({ is: 'refused', refusals: withAnswers(refusals, get()), attempt: attempts.current });
  };

  const fail = (failure: Failure | null) => {
    const text = failure ? failureText(failure, FAILED_TEXT) : FAILED_TEXT;
    setSubmission({ is: 'failed', text, isKnown: text !== FAILED_TEXT, attempt: attempts.current });
  };

  const send = async (input: BookAppointmentAsGuestInput) => {
    const onUploadProgress = (progress: number) => setSubmission({ is: 'sending', progress });
    const outcome = await outcomeOf(
      book({ variables: { input }, context: { onUploadProgress } }),
      (data) => data.bookAppointmentAsGuest,
    );
    if (outcome.is === 'failed') return fail(outcome.failure);
    // An answer without any word of the booking says nothing of it either.
    const booked = outcome.is === 'done' ? outcome.answer.booking : null;
    if (!booked && (outcome.is === 'done' || outcome.refusals.length === 0)) return fail(null);
    // The key stays, so that nothing that is pressed later can book a second time.
    if (outcome.is === 'refused' && outcome.refusals.some(saysWithUs)) {
      return setSubmission({ is: 'with-us', attempt: attempts.current });
    }
    // A definite answer: what is sent next is another request.
    change({ attemptKey: null });
    if (booked) goOn(booked);
    else if (outcome.is === 'refused') refuse(outcome.refusals);
  };

  const submit = async () => {
    if (isSending.current || submission.is === 'with-us') return;
    // Kept until a definite answer, so that trying again can never book twice.
    const key = get().attemptKey ?? newId();
    const input = bookingInput(get(), key);
    if (!input) return;
    isSending.current = true;
    attempts.current += 1;
    change({ attemptKey: key });
    setSubmission({ is: 'sending', progress: 0 });
    await send(input);
    isSending.current = false;
  };

  const startAgain = () => {
    clear();
    setSubmission({ is: 'idle' });
  };

  return { submission, submit, startAgain };
}
