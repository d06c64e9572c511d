import { failureOf } from '~/graphql/failure.ts';
import { useSpecialistDirectoryQuery } from '~/graphql/generated/operations/directory.ts';
import { directoryErrorMessage } from './directory-error-message.ts';
import type { DirectoryState } from './directory-state.ts';

/**
 * The page of specialists that the directory's state asks for. While another is on its way the last
 * one stays; a late answer is dropped.
 */
export function useDirectoryPage({ page, perPage, ...state }: DirectoryState) {
  const { search, specialism, location, serviceName, serviceMode } = state;
  const filter = { search, specialism, location, serviceName, serviceMode };
  const { data, previousData, error, loading, refetch } = useSpecialistDirectoryQuery({
    variables: { filter, page, perPage },
  });
  const answered = (data ?? (loading ? previousData : undefined))?.specialists;
  return {
    /** Null while there is nothing to show: on its way, or failed. */
    specialists: answered?.items ?? null,
    totalCount: answered?.totalCount ?? null,
    totalPages: answered?.totalPages ?? 1,
    loading,
    errorText: error && !loading ? directoryErrorMessage(failureOf(error)) : null,
    retry: () => void refetch(),
  };
}

export type DirectoryPageResults = ReturnType<typeof useDirectoryPage>;
