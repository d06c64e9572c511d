import type { OperationVariables } from '@apollo/client';
import { useMemo } from 'react';
import { isFresh } from '~/graphql/freshness.ts';

/**
 * The fetch policy of a page's query: from the cache alone if it was answered within the last
 * minute, else from the cache and, quietly, from the server.
 */
export function useFreshness(operationName: string, variables: OperationVariables = {}) {
  const key = JSON.stringify(variables);
  const isCached = useMemo(() => isFresh(operationName, JSON.parse(key)), [operationName, key]);
  return {
    fetchPolicy: isCached ? ('cache-first' as const) : ('cache-and-network' as const),
    nextFetchPolicy: 'cache-first' as const,
  };
}
