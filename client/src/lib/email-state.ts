import * as z from 'zod/mini';

/**
 * Navigation state with which one way in hands an e-mail address to another, so that nobody types it twice and it never stands in an
 * address: log-in to registration (as somebody returning) or to a new password, and those back to log-in.
 */
interface EmailState {
  email: string;
}

const emailStateSchema = z.object({ email: z.string().check(z.maxLength(254)) });

/** The address that navigation state hands over; empty when there is none. */
export function emailIn(navigationState: unknown): string {
  const read = emailStateSchema.safeParse(navigationState);
  return read.success ? read.data.email.trim() : '';
}
