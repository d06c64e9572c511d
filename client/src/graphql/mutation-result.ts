import type { Failure } from './failure.ts';
import type { UserErrorCode } from './generated/graphql.ts';
import { withRetryAfter } from './retry-after.ts';

/** An entry of a payload's `userErrors`. */
export interface UserError {
  /** The path within the input, outermost first; null if it isn't about a single field. */
  field: readonly string[] | null;
  /** A sentence that can be shown. */
  message: string;
  code: UserErrorCode;
  /** Seconds until it makes sense to retry; null if waiting won't help. */
  retryAfterSeconds: number | null;
}

/**
 * The result of a mutation: done, refused for reasons that the user can fix, or failed. After a
 * failure the outcome is unknown.
 */
export type MutationResult<Payload> =
  | { kind: 'done'; payload: Payload }
  | { kind: 'refused'; userErrors: readonly UserError[] }
  | { kind: 'failed'; failure: Failure };

/** The result with another payload. */
export function mapResult<Payload, Other>(
  result: MutationResult<Payload>,
  map: (payload: Payload) => Other,
): MutationResult<Other> {
  return result.kind === 'done' ? { kind: 'done', payload: map(result.payload) } : result;
}

/** Whether it was done before, on another page or by an attempt whose response was lost. */
export function isAlreadyDone(result: { kind: string; userErrors?: readonly UserError[] }): boolean {
  return result.kind === 'refused' && (result.userErrors ?? []).some(({ code }) => code === 'ALREADY_DONE');
}

/**
 * Whether the idempotency key was used with a different input: an earlier attempt was carried out,
 * and a new key would repeat it.
 */
export function isDuplicateRequest({ code }: Pick<UserError, 'code'>): boolean {
  return code === 'KEY_REUSED';
}

/**
 * The message for a failure: the gateway's, with the waiting time, if there were too many attempts;
 * the legacy host's if a retry won't help; otherwise the page's documented text.
 */
export function failureMessage(failure: Failure, documented: string): string {
  const { code, message, retryAfterSeconds } = failure;
  if (code === 'RATE_LIMITED') return withRetryAfter(message, retryAfterSeconds);
  return isPermanent(failure) ? message : documented;
}

/** Whether a retry won't help: the account isn't allowed to do it, or what it is about is gone. */
export function isPermanent({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'NOT_FOUND' || code === 'FORBIDDEN';
}

/** The server's message, with the waiting time if there were too many attempts. */
export function userErrorMessage({ code, message, retryAfterSeconds }: UserError): string {
  return code === 'RATE_LIMITED' ? withRetryAfter(message, retryAfterSeconds) : message;
}
