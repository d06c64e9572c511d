import type { BookAppointmentAsGuestMutation } from '~/graphql/generated/graphql.ts';
import { internalPath } from '~/site/internal-path.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';

type Payload = NonNullable<BookAppointmentAsGuestMutation['bookAppointmentAsGuest']>;
export type BookingResult = NonNullable<Payload['booking']>;

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
