import { PASSWORD_NOT_SET, statusMessage } from '~/features/codes/code-messages.ts';
import type { Failure } from '~/graphql/failure.ts';

// The messages of registration, as documented (REG-10..16).
export const ERRORS_TITLE = 'Please address the following:';
export const VERIFY_EMAIL = 'Please verify your email to complete registration.';
export const REGISTERED = 'Registration successful! You will be redirected to login.';
export const NOT_REGISTERED = 'An error occurred during registration.';
const NO_RESPONSE = 'An unexpected error occurred. Please try again later.';

/** The script's status if it failed, else that there was no readable response (REG-15, REG-16). */
export function registrationFailureMessage(failure: Failure): string {
  return statusMessage(failure) ?? NO_RESPONSE;
}

/** For a password that wasn't set (REG-14..16). */
export const PASSWORD_MESSAGES = { refused: PASSWORD_NOT_SET, noResponse: registrationFailureMessage };
