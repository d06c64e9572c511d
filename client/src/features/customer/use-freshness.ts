import type { OperationVariables } from '@apollo/client';
import { useMemo } from 'react';
import { isFresh } from '~/graphql/freshness.ts';

const policyOf = (operationName: string, variables: OperationVariables) =>
  isFresh(operationName, variables) ? ('cache-first' as const) : ('cache-and-network' as const);

/**
 * The fetch policy of a page's query: from the cache alone if it was answered within the last
 * minute, else from the cache and, quietly, from the server.
 */
export function useFreshness(operationName: string, variables: OperationVariables = {}) {
  const key = JSON.stringify(variables);
  return useMemo(
    () => ({
      fetchPolicy: policyOf(operationName, JSON.parse(key)),
      // A function, because Apollo Client would return to the first policy with other variables.
      nextFetchPolicy: (_policy: unknown, { reason }: { reason: string }) =>
        reason === 'variables-changed' ? policyOf(operationName, JSON.parse(key)) : ('cache-first' as const),
    }),
    [operationName, key],
  );
}
