import type { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '#shared/error-codes.ts';

/** Why an operation failed, with what a page needs to choose its message. */
export interface Failure {
  /**
   * `network`: the gateway wasn't reached. `gateway`: its response wasn't GraphQL. `graph`: it
   * returned a GraphQL error.
   */
  kind: 'network' | 'gateway' | 'graph';
  /**
   * Can be shown: the legacy host's message if it sent one. A page's documented text takes
   * precedence.
   */
  message: string;
  /** Of the first error, such as `UPSTREAM_UNAVAILABLE`; null unless `graph`. */
  code: ErrorCode | null;
  /** The HTTP status of the legacy host's refusal; null if it didn't refuse or wasn't reached. */
  legacyStatus: number | null;
  /** Whether the server knows that a repeat with the same idempotency key does nothing twice. */
  isRepeatSafe?: boolean;
  /** Seconds until it makes sense to retry; null if unknown. */
  retryAfterSeconds: number | null;
  /** The request id in the gateway's log; null if the gateway wasn't reached. */
  requestId: string | null;
}

/** Converts an error of a hook or a mutation. */
export function failureOf(error: unknown): Failure {
  if (isGraphQLErrors(error)) return graphFailure(error.errors[0]);
  const { message, name } = error instanceof Error ? error : { message: String(error), name: '' };
  const kind = name === 'ServerError' || name === 'ServerParseError' ? 'gateway' : 'network';
  return { kind, message, code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null };
}

/** By name: the classes would load Apollo's client on pages that haven't asked anything. */
function isGraphQLErrors(error: unknown): error is CombinedGraphQLErrors {
  return error instanceof Error && error.name === 'CombinedGraphQLErrors';
}

function graphFailure(error: GraphQLFormattedError | undefined): Failure {
  const { code, legacyStatus, isRepeatSafe, retryAfter, requestId } = error?.extensions ?? {};
  return {
    kind: 'graph',
    message: error?.message ?? 'Something went wrong',
    // A code that isn't in the list is equal to none that a page looks for.
    code: typeof code === 'string' ? (code as ErrorCode) : null,
    legacyStatus: typeof legacyStatus === 'number' ? legacyStatus : null,
    ...(isRepeatSafe === true && { isRepeatSafe }),
    retryAfterSeconds: typeof retryAfter === 'number' ? retryAfter : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** For a request whose response was lost. */
export const noResponseFailure: Failure = failureOf(new Error('No response'));
