import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingStore } from '~/features/booking/booking-store.ts';
import { failureOf } from '~/graphql/failure.ts';
import type { BookAppointmentAsGuestMutation } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { newId } from '~/lib/new-id.ts';
import { bookingInput } from './booking-input.ts';
import { type Booked, destinationOf } from './booking-outcome.ts';
import { isSlotTaken, refusalOf, type StandingRefusal, withAnswers } from './booking-refusal.ts';

type Payload = NonNullable<BookAppointmentAsGuestMutation['bookAppointmentAsGuest']>;

export type Submission =
  | { is: 'idle' }
  /** `progress` is how much of the photos has left the browser, from 0 to 1. */
  | { is: 'sending'; progress: number }
  | { is: 'refused'; refusals: readonly StandingRefusal[]; attempt: number }
  /** Nobody knows whether it was booked; pressing again is safe. `isKnown` when somebody has said why. */
  | { is: 'failed'; text: string; isKnown: boolean; attempt: number }
  | { is: 'sent'; booked: Booked };

const FAILED_TEXT = 'Server error submitting form, please try again later';

/** Sends the draft as a booking, once however often it is pressed, and goes where the answer leads (BOOK-40..49, F12). */
export function useSubmitBooking({ get, change, clear }: BookingStore) {
  const navigate = useNavigate();
  const [book] = useBookAppointmentAsGuestMutation();
  const [submission, setSubmission] = useState<Submission>({ is: 'idle' });
  const isSending = useRef(false);
  const attempts = useRef(0);

  const finish = ({ booking, userErrors }: Payload) => {
    // A definite answer: what is sent next is another request.
    change({ attemptKey: null });
    if (booking) {
      setSubmission({ is: 'sent', booked: booking });
      const { path, state } = destinationOf(booking, get());
      void navigate(path, { state, replace: true });
      clear();
      return;
    }
    // Without a time the flow opens date and time by itself; all else stays.
    if (userErrors.some(isSlotTaken)) change({ time: null });
    const refusals = withAnswers(userErrors.map(refusalOf), get());
    setSubmission({ is: 'refused', refusals, attempt: attempts.current });
  };

  const fail = (error: unknown) => {
    const { kind, code, text } = failureOf(error);
    const own = kind === 'graph' && code === 'RATE_LIMITED' ? text : null;
    setSubmission({ is: 'failed', text: own ?? FAILED_TEXT, isKnown: own !== null, attempt: attempts.current });
  };

  const submit = async () => {
    if (isSending.current) return;
    // Kept until a definite answer, so that trying again can never book twice.
    const key = get().attemptKey ?? newId();
    const input = bookingInput(get(), key);
    if (!input) return;
    isSending.current = true;
    attempts.current += 1;
    change({ attemptKey: key });
    setSubmission({ is: 'sending', progress: 0 });
    try {
      const onUploadProgress = (progress: number) => setSubmission({ is: 'sending', progress });
      const { data } = await book({ variables: { input }, context: { onUploadProgress } });
      if (data?.bookAppointmentAsGuest) finish(data.bookAppointmentAsGuest);
      else fail(null);
    } catch (error) {
      fail(error);
    } finally {
      isSending.current = false;
    }
  };

  return { submission, submit };
}
