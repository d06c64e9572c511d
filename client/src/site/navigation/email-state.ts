import * as z from 'zod/mini';

/**
 * An email address, passed as navigation state between login, registration and password reset, so
 * that no one types it twice and it never appears in a URL.
 */
const emailStateSchema = z.object({ email: z.string().check(z.maxLength(254)) });

/** The email address in a navigation state; empty if there is none. */
export function readEmailState(navigationState: unknown): string {
  const { success, data } = emailStateSchema.safeParse(navigationState);
  return success ? data.email.trim() : '';
}
