import type { BookAppointmentAsGuestMutation } from '~/graphql/generated/graphql.ts';
import { internalPath } from '~/site/internal-path.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';

type Payload = NonNullable<BookAppointmentAsGuestMutation['bookAppointmentAsGuest']>;
/** A booking that was made, as the graph answers it. */
export type Booked = NonNullable<Payload['booking']>;

export const PREVIOUS_BOOKINGS_TEXT =
  'We found you have previous bookings with us. Verifying your email will allow you to manage all your appointments in one place.';

export interface Destination {
  path: string;
  state: { booking: BookingState };
}

/**
 * Where a guest goes on, decided only by whose the email address is (BOOK-41..43, BOOK-49). What
 * the graph does not say again is taken from what the guest gave.
 */
export function destinationOf(booked: Booked, given: Pick<BookingState, 'lastName' | 'phone'>): Destination {
  const { reference, serviceName, message, email, firstName, appointmentId, customerId } = booked;
  const { lastName, phone } = given;
  const booking = { reference, serviceName, message, email, firstName, lastName, phone, appointmentId, customerId };
  switch (booked.customerKind) {
    case 'EXISTING_VERIFIED':
      return { path: paths.login, state: { booking } };
    case 'EXISTING_UNVERIFIED':
      return {
        path: internalPath(booked.nextPath, paths.verifyAppointmentEmail),
        state: { booking: { ...booking, message: PREVIOUS_BOOKINGS_TEXT } },
      };
    case 'NEW_CUSTOMER':
      return { path: internalPath(booked.nextPath, paths.appointmentSuccess), state: { booking } };
  }
}
