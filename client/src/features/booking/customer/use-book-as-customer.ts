import { useLocation, useNavigate } from 'react-router-dom';
import { clearTakenTimeSlot } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-flow.ts';
import { bookingRequest } from '~/features/booking/shared/booking-request.ts';
import { useRefetchCustomer, useRefetchLists } from '~/features/customer/use-refetch-customer.ts';
import { customerOf, session } from '~/features/session/session.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { BookAppointmentInput, BookAppointmentMutation } from '~/graphql/generated/graphql.ts';
import { useMutation } from '~/graphql/use-mutation.ts';
import { usePreload } from '~/lib/use-preload.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { type CustomerDraft, customerRules } from './customer-flow.ts';

type BookAppointmentPayload = NonNullable<BookAppointmentMutation['bookAppointment']>;

/** It selects all that a booking changes, which the first steps do without. */
const loadMutation = async () =>
  (await import('~/graphql/generated/operations/book-appointment.ts')).BookAppointmentDocument;

/** Sends the booking of customer `ownerId` and shows its job sheet (DBOOK-19..22, C-18). */
export function useBookAsCustomer(
  draft: Draft<CustomerDraft>,
  ownerId: string,
): WizardSubmission<BookingStep, CustomerDraft> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refetchCustomer = useRefetchCustomer();
  const refetchLists = useRefetchLists();
  // The booking can succeed although refetching the customer fails.
  const book = useMutation(loadMutation, 'bookAppointment');
  usePreload(loadMutation);
  const submission = useWizardSubmission<BookingStep, CustomerDraft, BookAppointmentInput, BookAppointmentPayload>({
    draft,
    rules: customerRules,
    async send(input, onUploadProgress) {
      const result = await book(input, { context: { onUploadProgress } });
      // An expired session ends, which opens the login page; the login returns here (DBOOK-21),
      // where an error would be out of date.
      return result.kind === 'failed' && session.current() === null ? null : result;
    },
    onRefused: (errors) => clearTakenTimeSlot(draft.change, errors),
    referenceOf: ({ reference }) => reference,
    onDone(payload, value, finishedInBackground) {
      // By now someone else may be logged in, or the customer may have left the page.
      if (session.current()?.userId !== ownerId) return;
      if (payload.customer) refetchLists();
      else refetchCustomer();
      if (finishedInBackground) return;
      const booking = bookingState(payload, value, ownerId);
      if (booking) void navigate(paths.customerBooking, { state: { booking }, replace: true });
      else void navigate(paths.appointments, { state: pageNotice(successMessage(payload)), replace: true });
    },
  });

  const submit = () => {
    if (session.current()) submission.submit();
    // The login page says why, and returns here afterwards. The draft is kept (DBOOK-20, SESS-05).
    else void navigate(`${paths.login}?redirected=1`, { state: { from: pathname } });
  };
  return { ...submission, submit };
}

/** What the job sheet shows; null without a reference to quote. */
function bookingState(
  { reference, message, appointment }: BookAppointmentPayload,
  draft: CustomerDraft,
  ownerId: string,
) {
  if (!reference) return null;
  const isHome = draft.location?.kind === 'HOME_SERVICE';
  const booking: BookingState = {
    reference,
    serviceName: draft.service?.name ?? '',
    message,
    firstName: session.current()?.userName.split(' ')[0] ?? '',
    // The account has them.
    email: '',
    lastName: '',
    phone: '',
    appointmentId: appointment?.id ?? null,
    // The address of the profile, which isn't in the draft.
    request: bookingRequest(isHome ? { ...draft, address: '' } : draft, { price: null, travel: null }),
    customerId: customerOf({ userId: ownerId }).id,
  };
  return booking;
}

const successMessage = ({ message }: BookAppointmentPayload) => message ?? 'Your appointment has been sent to us.';
