import { useLocation, useNavigate } from 'react-router-dom';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import type { CustomerStore } from '~/features/booking/customer/customer-store.ts';
import { type AskedIn, askedOfAll, refusalIn } from '~/features/booking/shared/submit/booking-refusal.ts';
import { useSending } from '~/features/booking/shared/submit/use-sending.ts';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { session } from '~/features/session/session.ts';
import type { BookAppointmentMutation } from '~/graphql/generated/graphql.ts';
import { useBookAppointmentMutation } from '~/graphql/generated/operations/book-appointment.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { pageNotice } from '~/lib/page-notice.ts';
import { paths } from '~/lib/paths.ts';
import { customerBookingInput } from './customer-booking-input.ts';

type Booked = NonNullable<BookAppointmentMutation['bookAppointment']>;

const askedIn: AskedIn<CustomerDraft> = {
  ...askedOfAll,
  vehicle: { step: 'details', part: 'vehicle' },
  vehicleId: { step: 'details', part: 'vehicle' },
};

/** Books for the customer who is logged in, and shows the appointments, among which the new one is (DBOOK-19..22, C-18). */
export function useBookAppointment(store: CustomerStore) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const customerIsStale = useCustomerStale();
  // What is booked may not be readable anew: then it is booked all the same.
  const [book] = useBookAppointmentMutation({ errorPolicy: 'all' });
  const { submission, submit, startAgain } = useSending({
    store,
    inputOf: customerBookingInput,
    refusalOf: (refusal) =>
      refusalIn(askedIn, { ...refusal, message: `Failed to book appointment: ${refusal.message}` }),
    failedText: 'There was an error booking your appointment. Please try again.',
    async send(input, onUploadProgress) {
      const asked = session.current();
      const result = await mutationResult(
        book({ variables: { input }, context: { onUploadProgress } }),
        (data) => data.bookAppointment,
      );
      // The watcher of sessions leads to the log-in page, which says so and leads back here (DBOOK-21).
      const isLost = result.kind === 'failed' && result.failure.code === 'UNAUTHENTICATED';
      if (isLost && session.current() === asked) session.end('expired');
      return result.kind === 'done' ? { kind: 'done', done: result.answer } : result;
    },
    onDone(booked: Booked) {
      // It is somebody else's tab by now, or the customer is somewhere else in it, where the new appointment shows as well.
      if (session.current()?.userId !== store.get().ownerId) return;
      if (!booked.customer) customerIsStale();
      if (store.submission.isWatched())
        void navigate(paths.appointments, { state: pageNotice(bookedText(booked)), replace: true });
    },
  });

  const submitAsCustomer = () => {
    if (session.current()) return submit();
    // The log-in page says why, and leads back here, where everything still is (DBOOK-20, SESS-05).
    return navigate(`${paths.login}?redirected=1`, { state: { from: pathname } });
  };
  return { submission, submit: submitAsCustomer, startAgain };
}

/** The server's own words, with the reference where they lack it. */
function bookedText({ message, reference }: Booked): string {
  const text = message ?? 'Your appointment has been sent to us.';
  return !reference || text.includes(reference) ? text : `${text} Your reference is ${reference}.`;
}
