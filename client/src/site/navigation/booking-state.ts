import { nullable, object, string, type ValueOf } from '~/lib/shape.ts';

/** When, where and with whom. */
const bookingRequestShape = object({
  /** YYYY-MM-DD. */
  date: string,
  /** The time, as the legacy host writes it. */
  time: string,
  /** The time of day in 24-hour format; null if `time` isn't one. */
  startsAt: nullable(string),
  /** The location's name and address. */
  location: string,
  /** Null for no preference. */
  specialistName: nullable(string),
  /** That specialist's guide price, and what it says about travel. */
  priceGuide: nullable(string),
});

/**
 * A new booking, passed as navigation state from the booking flow to the pages after it. It's in
 * `site` because several flows pass it on, and flows can't import each other: booking, login,
 * registration and email verification.
 */
const bookingStateShape = object({
  reference: string,
  serviceName: string,
  /** The server's message, shown first on the next page; null if it sent none. */
  message: nullable(string),
  email: string,
  firstName: string,
  lastName: string,
  /** As the phone field formats it, without +44. */
  phone: string,
  appointmentId: nullable(string),
  /** What was requested. Null in the state of an older version of the app. */
  request: nullable(bookingRequestShape),
  customerId: nullable(string),
});

export type BookingRequest = ValueOf<typeof bookingRequestShape>;

export type BookingState = ValueOf<typeof bookingStateShape>;

/**
 * The booking in a navigation state; null if there is none. The state is validated, because a
 * history entry can hold anything, including what an older version of the app stored.
 */
export function readBookingState(navigationState: unknown): BookingState | null {
  const booking = bookingStateShape(Object(navigationState).booking);
  return booking?.reference ? booking : null;
}
