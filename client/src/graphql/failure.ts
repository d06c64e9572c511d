import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** Why an operation could not be answered, fit for a page to decide what to say. */
export interface Failure {
  /**
   * `network`: the gateway was not reached. `gateway`: it was, and did not answer as it should.
   * `graph`: it answered with an error, which `code` names.
   */
  kind: 'network' | 'gateway' | 'graph';
  /**
   * What went wrong in words, fit to show: the legacy side's own where it said why. A page's
   * documented text comes first.
   */
  text: string;
  /**
   * `extensions.code` of the first error, for example `UPSTREAM_UNAVAILABLE`; null unless `kind` is
   * `graph`.
   */
  code: string | null;
  /**
   * The HTTP status with which the legacy side refused; null when it did not, or was not reached.
   */
  legacyStatus: number | null;
  /** Seconds until another try makes sense; null when nothing is said about that. */
  retryAfterSeconds: number | null;
  /** The number under which the gateway has logged it; null when it was not reached. */
  requestId: string | null;
}

/** An error of a hook or a mutation as a failure. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromGraph(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  const kind = ServerError.is(error) || ServerParseError.is(error) ? 'gateway' : 'network';
  return { kind, text, code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null };
}

function fromGraph(error: GraphQLFormattedError | undefined): Failure {
  const { code, legacyStatus, retryAfter, requestId } = error?.extensions ?? {};
  return {
    kind: 'graph',
    text: error?.message ?? 'Something went wrong',
    code: typeof code === 'string' ? code : null,
    legacyStatus: typeof legacyStatus === 'number' ? legacyStatus : null,
    retryAfterSeconds: typeof retryAfter === 'number' ? retryAfter : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** Nothing was heard of a request. */
export const noResponse: Failure = failureOf(new Error('No answer'));
