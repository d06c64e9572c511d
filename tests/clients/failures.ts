import type { CombinedError, OperationResult } from '@urql/core';

/** A failure that the customer can't fix: an entry of `errors`, or no response at all. */
export class GraphFailure extends Error {
  /** `extensions.code`; null if there was no response. */
  readonly code: string | null;
  /** Why a session is missing: `NOT_LOGGED_IN` or `SESSION_EXPIRED`. */
  readonly reason: string | null;
  /** What to quote when the problem is reported. */
  readonly requestId: string | null;

  constructor(error: CombinedError) {
    super(error.message, { cause: error });
    const { code, reason, requestId } = error.graphQLErrors[0]?.extensions ?? {};
    this.code = textOrNull(code);
    this.reason = textOrNull(reason);
    this.requestId = textOrNull(requestId);
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The data of a result, or its failure. Strict: a partial answer counts as a failure, too. */
export async function dataOf<Data>(result: Promise<Pick<OperationResult<Data>, 'data' | 'error'>>): Promise<Data> {
  const { data, error } = await result;
  if (error) throw new GraphFailure(error);
  return present(data);
}

/** A value that the API leaves out only beside an error, which `dataOf` has thrown already. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The response has no data.');
  return value;
}
