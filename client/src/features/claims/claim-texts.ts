import type { DocumentedTexts } from '~/graphql/problems.ts';

const NOT_SET = 'An error occurred during password setup.';

/** What is said of a password that was not set, or of which nobody knows whether it was (REG-14..16). */
export const passwordTexts: DocumentedTexts = {
  refused: NOT_SET,
  failed({ kind, legacyStatus }) {
    if (legacyStatus !== null && legacyStatus >= 400) return `Server error: ${legacyStatus}`;
    return kind === 'network' ? 'An unexpected error occurred. Please try again.' : NOT_SET;
  },
};
