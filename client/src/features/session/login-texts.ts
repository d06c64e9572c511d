/** What the login page says to somebody who was sent there by a session problem (AUTH-12, C-64); null on a plain visit. */
export function sessionNotice(search: URLSearchParams): string | null {
  if (search.has('session_expired')) return 'Your session has expired. Please log in again.';
  if (search.has('redirected')) return 'You must be logged in to book an appointment';
  if (search.has('error'))
    return 'We could not load your account just now. Your details are safe; please try again in a moment.';
  return null;
}

/** What a refused log-in says: the server's own words, as many as there are (AUTH-07). */
export function refusalTexts(messages: string[]): string[] {
  return messages.length > 0 ? messages : ['An error occurred during login.'];
}

/** What is said when no answer came (AUTH-08). */
export const NO_ANSWER = 'An unexpected error occurred. Please try again.';
