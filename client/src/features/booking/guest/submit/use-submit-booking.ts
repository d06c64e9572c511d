import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import type { BookingStore } from '~/features/booking/shared/booking-store.ts';
import { useSending } from '~/features/booking/shared/submit/use-sending.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { bookingInput } from './booking-input.ts';
import { type Booked, destinationOf } from './booking-outcome.ts';
import { refusalOf } from './booking-refusal.ts';

/** Sends a guest's booking and goes where the answer leads (BOOK-40..49). `booked` is what came of it, until the next page is there. */
export function useSubmitBooking(store: BookingStore<BookingDraft>) {
  const navigate = useNavigate();
  const [book] = useBookAppointmentAsGuestMutation();
  const [booked, setBooked] = useState<Booked | null>(null);
  const sending = useSending({
    store,
    inputOf: bookingInput,
    refusalOf,
    failedText: 'Server error submitting form, please try again later',
    async send(input, onUploadProgress) {
      const result = await mutationResult(
        book({ variables: { input }, context: { onUploadProgress } }),
        (data) => data.bookAppointmentAsGuest,
      );
      if (result.kind !== 'done') return result;
      const { booking } = result.answer;
      return booking ? { kind: 'done', done: booking } : { kind: 'failed', failure: null };
    },
    onDone(booking: Booked) {
      setBooked(booking);
      const { path, state } = destinationOf(booking, store.get());
      void navigate(path, { state, replace: true });
    },
  });
  return { ...sending, booked };
}
