import type { Failure } from './failure.ts';
import type { UserErrorCode } from './generated/graphql.ts';

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
