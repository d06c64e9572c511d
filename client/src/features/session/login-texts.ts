/**
 * What the login page says to somebody who was sent there by a session problem (AUTH-12, C-64);
 * null on a plain visit.
 */
export function sessionNotice(search: URLSearchParams): string | null {
  if (search.has('session_expired')) return 'Your session has expired. Please log in again.';
  if (search.has('redirected')) return 'You must be logged in to book an appointment';
  if (search.has('error'))
    return 'We could not load your account just now. Your details are safe; please try again in a moment.';
  return null;
}
