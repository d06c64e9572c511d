import * as z from 'zod/mini';

/** What the pages after a booking are told about it, as navigation state. */
const bookingStateSchema = z.object({
  reference: z.string(),
  serviceName: z.string(),
  /** What to say first there; null when the server has not said anything. */
  message: z.nullable(z.string()),
  email: z.string(),
  firstName: z.string(),
  appointmentId: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
});

export type BookingState = z.infer<typeof bookingStateSchema>;

/** The booking that navigation state tells of; null when the page was opened in any other way. */
export function bookingIn(navigationState: unknown): BookingState | null {
  const read = z.object({ booking: bookingStateSchema }).safeParse(navigationState);
  return read.success ? read.data.booking : null;
}
