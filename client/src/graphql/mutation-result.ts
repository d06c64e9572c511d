import { withRetryAfter } from '~/graphql/retry-after.ts';
import { type Failure, failureOf } from './failure.ts';
import type { UserErrorCode } from './generated/graphql.ts';

/** What the caller of an act can put right, as the answer of every act lists it. */
export interface UserError {
  /** Path within the act's input, outermost first; null when it concerns no single field. */
  field: readonly string[] | null;
  /** A sentence fit to show. */
  message: string;
  code: UserErrorCode;
  /** Seconds until another try makes sense; null when waiting would not help. */
  retryAfterSeconds: number | null;
}

/**
 * The result of a mutation: done, refused for reasons that can be put right, or failed, which
 * leaves the outcome unknown.
 */
export type MutationResult<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; userErrors: readonly UserError[] }
  | { kind: 'failed'; failure: Failure };

/**
 * Waits for a mutation. Never throws; a response without the mutation's field counts as a refusal
 * without a reason.
 *
 * A mutation can succeed although what it changed could not be refetched: its payload is there,
 * with an error on `customer`. Sent with the error policy `all`, it is done with `customer` null.
 */
export async function mutationResult<Data, Answer extends { userErrors: readonly UserError[] }>(
  sent: Promise<{ data?: Data | undefined; error?: unknown }>,
  answerIn: (data: Data) => Answer | null | undefined,
): Promise<MutationResult<Answer>> {
  try {
    const { data, error } = await sent;
    const answer = data && answerIn(data);
    if (!answer && error) return { kind: 'failed', failure: failureOf(error) };
    if (!answer) return { kind: 'refused', userErrors: [] };
    return answer.userErrors.length > 0 ? { kind: 'refused', userErrors: answer.userErrors } : { kind: 'done', answer };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

/** It had been done before: on another page, or by an attempt whose response was lost. */
export function isAlreadyDone(result: { kind: string; userErrors?: readonly UserError[] }): boolean {
  return result.kind === 'refused' && (result.userErrors ?? []).some(({ code }) => code === 'ALREADY_DONE');
}

/**
 * The idempotency key of the act was used with other details: an earlier try was done, and a new
 * key would do it twice.
 */
export function isDuplicateRequest({ field, code }: Pick<UserError, 'field' | 'code'>): boolean {
  return code === 'REFUSED' && field?.[0] === 'idempotencyKey';
}

/**
 * What to say of a failure: the gateway's own words where waiting helps, and how long; the legacy
 * side's own where what is acted on is not there, or is somebody else's; else the page's documented
 * text.
 */
export function failureMessage(failure: Failure, documented: string): string {
  const { code, text, retryAfterSeconds } = failure;
  if (code === 'RATE_LIMITED') return withRetryAfter(text, retryAfterSeconds);
  return isPermanent(failure) ? text : documented;
}

/** No other try would help. */
export function isPermanent({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'NOT_FOUND' || code === 'FORBIDDEN';
}

/** A refusal in the server's words, and when to try again where waiting helps. */
export function userErrorMessage({ code, message, retryAfterSeconds }: UserError): string {
  return code === 'RATE_LIMITED' ? withRetryAfter(message, retryAfterSeconds) : message;
}
