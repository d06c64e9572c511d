import type { Failure } from '~/graphql/failure.ts';

/** What registration says, word for word (REG-10..16). */
export const NEW_STAGES = ['Your details', 'Email code', 'Ready'];
export const RETURNING_STAGES = ['Your email', 'Email code', 'Password'];
export const ERRORS_TITLE = 'Please address the following:';
export const VERIFY_EMAIL = 'Please verify your email to complete registration.';
export const EMAIL_VERIFIED = 'Email verified successfully! Your account is now active.';
export const REGISTERED = 'Registration successful! You will be redirected to login.';
export const NOT_REGISTERED = 'An error occurred during registration.';
export const PASSWORD_NOT_SET = 'An error occurred during password setup.';
const NO_ANSWER = 'An unexpected error occurred. Please try again later.';

/**
 * REG-15, REG-16: the status with which the script has failed, else that there was no answer: none,
 * or none that can be read.
 */
export function registrationFailure({ legacyStatus }: Failure): string {
  return legacyStatus !== null && legacyStatus >= 400 ? `Server error: ${legacyStatus}` : NO_ANSWER;
}
