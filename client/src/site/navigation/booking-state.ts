import * as z from 'zod/mini';

const orNull = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

/**
 * What the wizard tells the pages after a booking about it, as navigation state. It stands here,
 * under everything, because flows that never use each other hand it on: booking, log-in,
 * registration, and the verification of a guest's email.
 */
const bookingStateSchema = z.object({
  reference: z.string().check(z.minLength(1)),
  serviceName: z.string(),
  /** What to say first there; null when the server has not said anything. */
  message: orNull(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** As the phone field formats it, without +44. */
  phone: z.string(),
  appointmentId: orNull(z.string()),
  customerId: orNull(z.string()),
});

export type BookingState = z.infer<typeof bookingStateSchema>;

/**
 * The booking that navigation state tells of; null when the page was opened in any other way. A
 * history entry may hold anything, also what an older version of the app has left there, so it is
 * read with care.
 */
export function bookingIn(navigationState: unknown): BookingState | null {
  const read = z.object({ booking: bookingStateSchema }).safeParse(navigationState);
  return read.success ? read.data.booking : null;
}
