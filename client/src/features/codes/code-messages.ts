import { RESEND_SECONDS } from '#shared/terms.ts';
import { failureMessage, type SubmissionMessages, userErrorMessage } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';

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
const WRONG_CODE = 'Invalid verification code. Please try again.';
const NOT_VERIFIED = 'An unexpected error occurred. Please try again.';
const RESENT = 'A new verification code has been sent to your email.';
const NOT_RESENT = 'Failed to resend verification code.';

export const codeSentMessage = (email: string) => `A verification code has been sent to ${email}`;

/** The server's first error about a code (REG-19); undefined if the code is right. */
export function codeError(result: MutationResult<unknown>): string | undefined {
  switch (result.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return result.userErrors[0] ? userErrorMessage(result.userErrors[0]) : WRONG_CODE;
    case 'failed':
      return failureMessage(result.failure, NOT_VERIFIED);
  }
}

/**
 * Why no code can be verified now: until a time, in milliseconds since 1970, or until another code
 * is sent.
 */
export type CodeBlock = { kind: 'until'; endsAt: number } | { kind: 'until-resent' };

/** Null if the code can be corrected and verified again. */
export function codeBlock(result: MutationResult<unknown>): CodeBlock | null {
  const errors = result.kind === 'refused' ? result.userErrors : result.kind === 'failed' ? [result.failure] : [];
  const [first] = errors;
  if (first?.code === 'RATE_LIMITED' && first.retryAfterSeconds)
    return { kind: 'until', endsAt: Date.now() + first.retryAfterSeconds * 1000 };
  return result.kind === 'refused' && first?.code === 'EXPIRED' ? { kind: 'until-resent' } : null;
}

export interface ResendResult {
  isSent: boolean;
  message: string;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
}

/** The result of requesting another code (REG-20, JOIN-39). */
export function resendResult(result: MutationResult<unknown>): ResendResult {
  if (result.kind === 'done') return { isSent: true, message: RESENT, waitSeconds: RESEND_SECONDS };
  if (result.kind === 'failed') {
    const { failure } = result;
    const waitSeconds = failure.code === 'RATE_LIMITED' ? (failure.retryAfterSeconds ?? 0) : 0;
    return { isSent: false, message: failureMessage(failure, NOT_RESENT), waitSeconds };
  }
  // The server's message says when to try again, which the documented one does not.
  const rateLimit = result.userErrors.find(({ code }) => code === 'RATE_LIMITED');
  return {
    isSent: false,
    message: rateLimit ? userErrorMessage(rateLimit) : NOT_RESENT,
    waitSeconds: rateLimit?.retryAfterSeconds ?? 0,
  };
}

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
