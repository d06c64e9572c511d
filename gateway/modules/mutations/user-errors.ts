import type { z } from 'zod';
import type { UserError, UserErrorCode } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isAboutPassword, isKeyReused, isUnverifiedEmail } from '../../legacy/wire/refusal-code.ts';

export function userError(code: UserErrorCode, message: string, field: readonly string[] | null = null): UserError {
  return { code, message, field: field && [...field] };
}

/** The issues of an input, by field. Too long is TOO_LARGE, empty is REQUIRED, the rest INVALID. */
export function inputErrors(error: z.ZodError): UserError[] {
  return error.issues.map((issue) => {
    return userError(issueCode(issue), issue.message, issue.path.map(String));
  });
}

function issueCode(issue: z.core.$ZodIssue): UserErrorCode {
  if (issue.code === 'too_big') return 'TOO_LARGE';
  if (issue.code === 'too_small') return 'REQUIRED';
  return issue.code === 'custom' && issue.params?.userErrorCode === 'REQUIRED' ? 'REQUIRED' : 'INVALID';
}

/** An error for each distinct sentence of a refusal; `fallback` if there is none. */
export function refusalErrors(
  code: UserErrorCode,
  sentences: readonly (string | null)[],
  fallback: string,
  retryAfterSeconds?: number,
): UserError[] {
  const messages = [...new Set(sentences.filter((sentence) => sentence !== null))];
  return (messages.length > 0 ? messages : [fallback]).map((message) => ({
    ...userError(code, message),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }));
}

/** A refusal as user errors: the host's `errors`, else `message`, else `error`, else `fallback`. */
export function userErrorsOf(
  refusal: Refusal,
  fallback: string,
  codes: Readonly<Partial<Record<number, UserErrorCode>>> = {},
): UserError[] {
  const { errors, error, message, status, retryAfterSeconds } = refusal;
  const sentences = errors.length > 0 ? errors : [message ?? error];
  return refusalErrors(codes[status] ?? refusalCode(refusal), sentences, fallback, retryAfterSeconds);
}

type Refine = (error: UserError) => UserError;

/** Sets the code and field of errors about an unverified email. */
export const withUnverifiedEmail =
  (refusal: Refusal): Refine =>
  (error) =>
    error.code === 'REFUSED' && isUnverifiedEmail(refusal, error.message)
      ? { ...error, code: 'UNVERIFIED_EMAIL', field: ['email'] }
      : error;

/** Replaces errors about an idempotency key that was used by another request. */
export const withKeyReused =
  (refusal: Refusal, message: string): Refine =>
  (error) =>
    isKeyReused(refusal, error.message) ? userError('REFUSED', message, ['idempotencyKey']) : error;

/** Sets the field of errors about the new password. */
export const withPasswordField =
  (refusal: Refusal, field: string): Refine =>
  (error) =>
    error.field === null && isAboutPassword(refusal, error.message) ? { ...error, field: [field] } : error;

/** The code for a refusal's status. */
export function refusalCode({ status }: Refusal): UserErrorCode {
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_FILE';
  if (status === 404) return 'NOT_FOUND';
  return status === 429 ? 'RATE_LIMITED' : 'REFUSED';
}
