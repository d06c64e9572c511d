import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { bookingError, isTimeSlotTaken } from '~/features/booking/shared/submit/booking-errors.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { guestFields } from './booking-fields.ts';
import { bookingInput } from './booking-input.ts';
import { type Booked, destinationOf } from './booking-outcome.ts';

/** What is said where no answer came. */
export const NO_ANSWER = 'Server error submitting form, please try again later';

/**
 * Sends a guest's booking and goes where the answer leads (BOOK-40..49). `booked` is the booking,
 * until the next page is there.
 */
export function useSubmitBooking(draft: Draft<BookingDraft>) {
  const navigate = useNavigate();
  const [book] = useBookAppointmentAsGuestMutation();
  const [booked, setBooked] = useState<Booked | null>(null);
  const submission = useWizardSubmission<BookingStep, BookingDraft, BookAppointmentAsGuestInput, { booking: Booked }>({
    draft,
    inputOf: bookingInput,
    async send(input, onUploadProgress) {
      const result = await mutationResult(
        book({ variables: { input }, context: { onUploadProgress } }),
        (data) => data.bookAppointmentAsGuest,
      );
      if (result.kind !== 'done') return result;
      const { booking } = result.payload;
      return booking ? { kind: 'done', payload: { booking } } : { kind: 'failed', failure: noResponseFailure };
    },
    stepErrorOf: (userError) => bookingError(guestFields, userError),
    onRefused(errors) {
      // Without a time slot the wizard opens date and time by itself; all else stays.
      if (errors.some(isTimeSlotTaken)) draft.change({ time: null });
    },
    onDone({ booking }, value) {
      setBooked(booking);
      const { path, state } = destinationOf(booking, value);
      void navigate(path, { state, replace: true });
    },
  });
  return { submission, booked };
}
