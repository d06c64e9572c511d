/** The login page's message about a session problem (AUTH-12, C-64); null if there is none. */
export function sessionMessage(search: URLSearchParams): string | null {
  if (search.has('session_expired')) return 'Your session has expired. Please log in again.';
  if (search.has('redirected')) return 'You must be logged in to book an appointment';
  if (search.has('error'))
    return 'We couldn’t load your account just now. Your details are safe. Please try again in a moment.';
  return null;
}
