import { fieldMessages } from '#shared/field-messages.ts';
import { failureMessage, type MutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';

/** The pause between two codes (AUTH-20, REG-20, JOIN-38). */
export const RESEND_AFTER_SECONDS = 60;

/** The texts about codes, the same on every form (AUTH-14..20, REG-17..25). */
export const INVALID_EMAIL = fieldMessages.emailInvalid;
export const CODE_VERIFIED = 'Code verified successfully! You can now set your password.';
/** Where a code could not be asked for, without words. */
export const CODE_NOT_SENT = 'An error occurred while sending the verification code.';
export const sentToText = (email: string) => `A verification code has been sent to ${email}`;
/** The proof that a right code gives is missing or too old (REG-25). */
export const INCOMPLETE_PROOF = 'Verification process was incomplete. Please start again.';
export const INCOMPLETE_CODE = fieldMessages.codeIncomplete;
const WRONG_CODE = 'Invalid verification code. Please try again.';
const NO_ANSWER = 'An unexpected error occurred. Please try again.';
const RESENT = 'A new verification code has been sent to your email.';
const NOT_RESENT = 'Failed to resend verification code.';

/**
 * What is wrong with a code that was tried: the first of the server's reasons (REG-19); undefined
 * when it is right.
 */
export function codeProblem(result: MutationResult<unknown>): string | undefined {
  switch (result.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return result.userErrors[0] ? userErrorMessage(result.userErrors[0]) : WRONG_CODE;
    case 'failed':
      return failureMessage(result.failure, NO_ANSWER);
  }
}

/**
 * The result of requesting another code, and after how many seconds to request again (REG-20,
 * JOIN-39).
 */
export function resendResult(result: MutationResult<unknown>): { isSent: boolean; text: string; waitSeconds: number } {
  if (result.kind === 'done') return { isSent: true, text: RESENT, waitSeconds: RESEND_AFTER_SECONDS };
  if (result.kind === 'failed') {
    const { failure } = result;
    const waitSeconds = failure.code === 'RATE_LIMITED' ? (failure.retryAfterSeconds ?? 0) : 0;
    return { isSent: false, text: failureMessage(failure, NOT_RESENT), waitSeconds };
  }
  // Asked too early or too often: the server says when to ask again, which the documented text does
  // not.
  const tooOften = result.userErrors.find(({ code }) => code === 'RATE_LIMITED');
  return {
    isSent: false,
    text: tooOften ? userErrorMessage(tooOften) : NOT_RESENT,
    waitSeconds: tooOften?.retryAfterSeconds ?? 0,
  };
}
