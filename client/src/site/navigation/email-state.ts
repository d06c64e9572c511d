import { TEXT_LIMITS } from '#shared/limits.ts';

/**
 * The email address in a navigation state; empty if there is none. It is passed between login,
 * registration and password reset, so that no one types it twice and it never appears in a URL.
 */
export function readEmailState(navigationState: unknown): string {
  const { email } = Object(navigationState);
  return typeof email === 'string' && email.length <= TEXT_LIMITS.email ? email.trim() : '';
}
