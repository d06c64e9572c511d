import * as z from 'zod/mini';
import { nullable } from '~/lib/schema-fields.ts';

/** When, where and with whom. */
const bookingRequestSchema = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** The time, as the legacy host writes it. */
  time: z.string(),
  /** The time of day in 24-hour format; null if `time` isn't one. */
  startsAt: nullable(z.string()),
  /** The location's name and address. */
  location: z.string(),
  /** Null for no preference. */
  specialistName: nullable(z.string()),
  /** That specialist's guide price, and what it says about travel. */
  priceGuide: nullable(z.string()),
});

/**
 * A new booking, passed as navigation state from the booking flow to the pages after it. It's in
 * `site` because several flows pass it on, and flows can't import each other: booking, login,
 * registration and email verification.
 */
const bookingStateSchema = z.object({
  reference: z.string().check(z.minLength(1)),
  serviceName: z.string(),
  /** The server's message, shown first on the next page; null if it sent none. */
  message: nullable(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
  appointmentId: nullable(z.string()),
  /** What was requested. Null in the state of an older version of the app. */
  request: nullable(bookingRequestSchema),
  customerId: nullable(z.string()),
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;

export type BookingState = z.infer<typeof bookingStateSchema>;

/**
 * The booking in a navigation state; null if there is none. The state is validated, because a
 * history entry can hold anything, including what an older version of the app stored.
 */
export function readBookingState(navigationState: unknown): BookingState | null {
  const { success, data } = z.object({ booking: bookingStateSchema }).safeParse(navigationState);
  return success ? data.booking : null;
}
