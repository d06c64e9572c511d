import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';

// The messages about codes, the same on every form (AUTH-14..20, REG-17..25).
export const CODE_VERIFIED = 'Code verified successfully! You can now set your password.';
export const EMAIL_VERIFIED = 'Email verified successfully! Your account is now active.';
/** Where a code couldn't be requested and the server gave no reason. */
export const CODE_NOT_SENT = 'An error occurred while sending the verification code.';
/** The token of a verified code is missing or has expired (REG-25). */
export const INCOMPLETE_VERIFICATION = 'Verification process was incomplete. Please start again.';
/** The token of a verified code is only in memory, so it is lost when the page closes. */
export const CODE_USED_BEFORE =
  'You left or reloaded this page after entering your code. For your safety we don’t keep codes, so please ask for a new one below.';

export const codeSentMessage = (email: string) => `A verification code has been sent to ${email}`;

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
