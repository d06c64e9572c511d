import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';

export const PASSWORD_NOT_SET = 'An error occurred during password setup.';

/** Includes the HTTP status of the failed script (REG-15); undefined if there is none. */
export function statusMessage({ legacyStatus }: Failure): string | undefined {
  return legacyStatus !== null && legacyStatus >= 400 ? `Server error: ${legacyStatus}` : undefined;
}

/** For a password that wasn't set, or whose outcome is unknown (REG-14..16). */
export const passwordMessages: SubmissionMessages = {
  refused: PASSWORD_NOT_SET,
  noResponse(failure) {
    const documented =
      failure.kind === 'network' ? 'An unexpected error occurred. Please try again.' : PASSWORD_NOT_SET;
    return statusMessage(failure) ?? documented;
  },
};
