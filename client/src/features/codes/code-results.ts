import { RESEND_SECONDS } from '#shared/terms.ts';
import { failureMessage, userErrorMessage } from '~/forms/submission-errors.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';

const WRONG_CODE = 'Invalid verification code. Please try again.';
const NOT_VERIFIED = 'An unexpected error occurred. Please try again.';
const RESENT = 'A new verification code has been sent to your email.';
const NOT_RESENT = 'Failed to resend verification code.';

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
