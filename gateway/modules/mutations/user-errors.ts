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

/** Each sentence of a refusal, without repetition; `fallback` when there is none. */
export function refusalErrors(
  code: UserErrorCode,
  sentences: readonly (string | null)[],
  fallback: string,
  retryAfterSeconds?: number,
): UserError[] {
  const said = [...new Set(sentences.filter((sentence) => sentence !== null))];
  return (said.length > 0 ? said : [fallback]).map((sentence) => ({
    ...userError(code, sentence),
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

/** Refines the errors of a refusal for an email address that is not verified. */
export const withUnverifiedEmail =
  (refusal: Refusal): Refine =>
  (error) =>
    error.code === 'REFUSED' && isUnverifiedEmail(refusal, error.message)
      ? { ...error, code: 'UNVERIFIED_EMAIL', field: ['email'] }
      : error;

/**
 * Refines those of an idempotency key that the host knows from another request; `message` replaces
 * the host's.
 */
export const withKeyReused =
  (refusal: Refusal, message: string): Refine =>
  (error) =>
    isKeyReused(refusal, error.message) ? userError('REFUSED', message, ['idempotencyKey']) : error;

/** Puts those about a new password at its field. */
export const withPasswordField =
  (refusal: Refusal, field: string): Refine =>
  (error) =>
    error.field === null && isAboutPassword(refusal, error.message) ? { ...error, field: [field] } : error;

/** The kind of problem that a refusal's status tells of. */
export function refusalCode({ status }: Refusal): UserErrorCode {
  if (status === 413) return 'TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_FILE';
  if (status === 404) return 'NOT_FOUND';
  return status === 429 ? 'RATE_LIMITED' : 'REFUSED';
}
