import type { SubmissionMessages } from '~/forms/submission-errors.ts';

const NOT_SET = 'An error occurred during password setup.';

/** For a password that was not set, or whose outcome is unknown (REG-14..16). */
export const passwordMessages: SubmissionMessages = {
  refused: NOT_SET,
  noResponse({ kind, legacyStatus }) {
    if (legacyStatus !== null && legacyStatus >= 400) return `Server error: ${legacyStatus}`;
    return kind === 'network' ? 'An unexpected error occurred. Please try again.' : NOT_SET;
  },
};
