import { useLocation, useNavigate } from 'react-router-dom';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import {
  bookingError,
  commonFields,
  type FieldSteps,
  isTimeSlotTaken,
} from '~/features/booking/shared/submit/booking-errors.ts';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { session } from '~/features/session/session.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { BookAppointmentInput, BookAppointmentMutation } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentMutation } from '~/graphql/generated/operations/book-appointment.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { customerBookingInput } from './customer-booking-input.ts';

type Booked = NonNullable<BookAppointmentMutation['bookAppointment']>;

const fields: FieldSteps<CustomerDraft> = {
  ...commonFields,
  vehicle: { step: 'details', part: 'vehicle' },
  vehicleId: { step: 'details', part: 'vehicle' },
};

/** What is said where no answer came. */
export const NO_ANSWER = 'There was an error booking your appointment. Please try again.';

/**
 * Books for the customer `ownerId`, and shows the appointments, among which the new one is
 * (DBOOK-19..22, C-18).
 */
export function useBookAppointment(
  draft: Draft<CustomerDraft>,
  ownerId: string,
): WizardSubmission<BookingStep, CustomerDraft> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refetchCustomer = useRefetchCustomer();
  // It may be booked although the customer could not be refetched.
  const [book] = useBookAppointmentMutation({ errorPolicy: 'all' });
  const submission = useWizardSubmission<BookingStep, CustomerDraft, BookAppointmentInput, Booked>({
    draft,
    inputOf: customerBookingInput,
    async send(input, onUploadProgress) {
      const sentWith = session.current();
      const result = await mutationResult(
        book({ variables: { input }, context: { onUploadProgress } }),
        (data) => data.bookAppointment,
      );
      // The watcher of sessions leads to the log-in page, which says so and leads back here
      // (DBOOK-21).
      const isExpired = result.kind === 'failed' && result.failure.code === 'UNAUTHENTICATED';
      if (isExpired && session.current() === sentWith) session.end('expired');
      return result;
    },
    stepErrorOf(userError) {
      const error = bookingError(fields, userError);
      return { ...error, message: `Failed to book appointment: ${error.message}` };
    },
    onRefused(errors) {
      // Without a time slot the wizard opens date and time by itself; all else stays.
      if (errors.some(isTimeSlotTaken)) draft.change({ time: null });
    },
    onDone(booked, _value, finishedInBackground) {
      // Another customer's tab by now, or another page of it, where the new appointment shows as
      // well.
      if (session.current()?.userId !== ownerId) return;
      if (!booked.customer) refetchCustomer();
      if (!finishedInBackground)
        void navigate(paths.appointments, { state: pageNotice(bookedText(booked)), replace: true });
    },
  });

  const submit = () => {
    if (session.current()) submission.submit();
    // The log-in page says why, and leads back here, where everything still is (DBOOK-20, SESS-05).
    else void navigate(`${paths.login}?redirected=1`, { state: { from: pathname } });
  };
  return { ...submission, submit };
}

/** The server's own message, with the reference where it lacks it. */
function bookedText({ message, reference }: Booked): string {
  const text = message ?? 'Your appointment has been sent to us.';
  return !reference || text.includes(reference) ? text : `${text} Your reference is ${reference}.`;
}
