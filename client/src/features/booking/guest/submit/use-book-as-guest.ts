import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { clearTakenTimeSlot, stepErrorFor } from '~/features/booking/shared/submit/user-errors.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { type BookingResult, bookingDestination } from './booking-destination.ts';
import { bookingRequest } from './booking-request.ts';
import { guestBookingInput } from './guest-booking-input.ts';
import { guestFieldSteps } from './guest-field-steps.ts';

/** The error message when there was no response. */
export const NO_RESPONSE = 'Server error submitting form, please try again later';

/**
 * Sends a guest's booking and opens the next page (BOOK-40..49). `result` is the booking, until the
 * next page has loaded.
 */
export function useBookAsGuest(draft: Draft<GuestDraft>) {
  const navigate = useNavigate();
  const book = useBookAppointmentAsGuestMutation();
  const [result, setResult] = useState<BookingResult | null>(null);
  const submission = useWizardSubmission<
    BookingStep,
    GuestDraft,
    BookAppointmentAsGuestInput,
    { booking: BookingResult }
  >({
    draft,
    inputOf: guestBookingInput,
    async send(input, onUploadProgress) {
      const response = await book(input, { context: { onUploadProgress } });
      if (response.kind !== 'done') return response;
      const { booking } = response.payload;
      return booking ? { kind: 'done', payload: { booking } } : { kind: 'failed', failure: noResponseFailure };
    },
    stepErrorOf: (userError) => stepErrorFor(guestFieldSteps, userError),
    onRefused: (errors) => clearTakenTimeSlot(draft.change, errors),
    onDone({ booking }, value) {
      setResult(booking);
      rememberFlow('claim', booking.email, booking.flowId);
      const { path, state } = bookingDestination(booking, { ...value, request: bookingRequest(value) });
      void navigate(path, { state, replace: true });
    },
  });
  return { submission, result };
}
