import { failureOf } from '~/graphql/failure.ts';
import { useSpecialistDirectoryQuery } from '~/graphql/generated/operations/directory.ts';
import { directoryErrorMessage } from './directory-messages.ts';
import type { DirectoryState } from './directory-search-params.ts';

/**
 * One page of specialists. While another page loads, the previous one stays. A late response to an
 * older query is dropped.
 */
export function useDirectoryResults({ page, perPage, ...state }: DirectoryState) {
  const { search, specialism, location, serviceName, serviceMode } = state;
  const filter = { search, specialism, location, serviceName, serviceMode };
  const { data, previousData, error, loading, refetch } = useSpecialistDirectoryQuery({
    variables: { filter, page, perPage },
  });
  const result = (data ?? (loading ? previousData : undefined))?.specialists;
  return {
    /** Null while loading for the first time, and after a failure. */
    specialists: result?.items ?? null,
    totalCount: result?.totalCount ?? null,
    totalPages: result?.totalPages ?? 1,
    loading,
    errorMessage: error && !loading ? directoryErrorMessage(failureOf(error)) : null,
    retry: () => void refetch(),
  };
}

export type DirectoryResults = ReturnType<typeof useDirectoryResults>;
