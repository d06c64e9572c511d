import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearTakenTimeSlot } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-flow.ts';
import { bookingRequest } from '~/features/booking/shared/booking-request.ts';
import type { PriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { rememberFlow } from '~/features/codes/flows.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { BookAppointmentAsGuestInput, BookAppointmentAsGuestMutation } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentAsGuestMutation } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { internalPath } from '~/site/internal-path.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { type GuestDraft, guestRules } from './guest-flow.ts';

type Payload = NonNullable<BookAppointmentAsGuestMutation['bookAppointmentAsGuest']>;
export type BookingResult = NonNullable<Payload['booking']>;

/**
 * Sends a guest's booking and opens the next page (BOOK-40..49). `result` is the booking, until the
 * next page has loaded.
 */
export function useBookAsGuest(draft: Draft<GuestDraft>, guide: PriceGuide) {
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
    rules: guestRules,
    async send(input, onUploadProgress) {
      const response = await book(input, { context: { onUploadProgress } });
      if (response.kind !== 'done') return response;
      const { booking } = response.payload;
      return booking ? { kind: 'done', payload: { booking } } : { kind: 'failed', failure: noResponseFailure };
    },
    onRefused: (errors) => clearTakenTimeSlot(draft.change, errors),
    referenceOf: ({ booking }) => booking.reference,
    onDone({ booking }, value) {
      setResult(booking);
      rememberFlow('claim', booking.email, booking.flowId);
      const { path, state } = bookingDestination(booking, { ...value, request: bookingRequest(value, guide) });
      void navigate(path, { state, replace: true });
    },
  });
  return { submission, result };
}

export const PREVIOUS_BOOKINGS_TEXT =
  'We found you have previous bookings with us. Verifying your email will allow you to manage all your appointments in one place.';

interface BookingDestination {
  path: string;
  state: { booking: BookingState };
}

/**
 * The page after a guest's booking, which only depends on `customerKind` (BOOK-41..43, BOOK-49).
 * What the result lacks comes from the draft.
 */
export function bookingDestination(
  result: BookingResult,
  { lastName, phone, request }: Pick<BookingState, 'lastName' | 'phone' | 'request'>,
): BookingDestination {
  const { reference, serviceName, message, email, firstName, appointmentId, customerId } = result;
  const booking = {
    reference,
    serviceName,
    message,
    email,
    firstName,
    lastName,
    phone,
    appointmentId,
    customerId,
    request,
  };
  switch (result.customerKind) {
    case 'EXISTING_VERIFIED':
      return { path: paths.login, state: { booking } };
    case 'EXISTING_UNVERIFIED':
      return {
        path: internalPath(result.nextPath, paths.verifyAppointmentEmail),
        state: { booking: { ...booking, message: PREVIOUS_BOOKINGS_TEXT } },
      };
    case 'NEW_CUSTOMER':
      return { path: internalPath(result.nextPath, paths.appointmentSuccess), state: { booking } };
  }
}
