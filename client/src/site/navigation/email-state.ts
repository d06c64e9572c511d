import * as z from 'zod/mini';

/**
 * What one way in hands to another as navigation state, so that nobody types an address twice and
 * it never stands in a URL: log-in to registration (as somebody returning) or to a new password,
 * and those back to log-in.
 */
const emailStateSchema = z.object({ email: z.string().check(z.maxLength(254)) });

/** The address that navigation state hands over; empty when there is none. */
export function emailIn(navigationState: unknown): string {
  const read = emailStateSchema.safeParse(navigationState);
  return read.success ? read.data.email.trim() : '';
}
