import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import { isFresh } from '~/graphql/freshness.ts';

const policyOf = (query: DocumentNode, variables: OperationVariables) =>
  isFresh(query, variables) ? ('cache-first' as const) : ('cache-and-network' as const);

/**
 * The fetch policy of a page's query: from the cache alone if it was answered within the last
 * minute, else from the cache and, quietly, from the server.
 */
export function useFreshness(query: DocumentNode, variables: OperationVariables = {}) {
  const key = JSON.stringify(variables);
  return useMemo(
    () => ({
      fetchPolicy: policyOf(query, JSON.parse(key)),
      // A function, because Apollo Client would return to the first policy with other variables.
      nextFetchPolicy: (_policy: unknown, { reason }: { reason: string }) =>
        reason === 'variables-changed' ? policyOf(query, JSON.parse(key)) : ('cache-first' as const),
    }),
    [query, key],
  );
}
