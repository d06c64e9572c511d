import type { Failure } from '~/graphql/failure.ts';
import { failureText } from '~/graphql/outcome.ts';

/** What is said when the proof of a right code is missing or no longer good (REG-25). */
export const INCOMPLETE_CLAIM = 'Verification process was incomplete. Please start again.';

/** What is said when nothing is known of a password that was sent (REG-14..16). */
export function passwordFailureText(failure: Failure): string {
  if (failure.legacyStatus !== null) return `Server error: ${failure.legacyStatus}`;
  const documented =
    failure.kind === 'network'
      ? 'An unexpected error occurred. Please try again.'
      : 'An error occurred during password setup.';
  return failureText(failure, documented);
}
