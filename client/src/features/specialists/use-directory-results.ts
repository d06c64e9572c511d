import { failureOf } from '~/graphql/failure.ts';
import type { ServiceMode } from '~/graphql/generated/graphql.ts';
import { useSpecialistDirectoryQuery } from '~/graphql/generated/operations/specialist-directory.ts';
import { directoryErrorMessage } from './directory-messages.ts';
import type { DirectoryState } from './directory-search-params.ts';
import { serviceModeLabels } from './specialist-labels.ts';

/**
 * One page of specialists; the last one if the requested page is after it. While another page
 * loads, the previous one stays. A late response to an older query is dropped.
 */
export function useDirectoryResults({ page, perPage, ...state }: DirectoryState) {
  const { search, specialism, location, serviceName } = state;
  const filter = { search, specialism, location, serviceName, serviceMode: serviceModeOf(state.serviceMode) };
  const requested = useSpecialistDirectoryQuery({ variables: { filter, page, perPage } });
  const pages = requested.data?.specialists;
  const lastPage = pages && pages.items.length === 0 && pages.totalPages < page ? pages.totalPages : null;
  const last = useSpecialistDirectoryQuery({
    variables: { filter, page: lastPage ?? 1, perPage },
    skip: lastPage === null,
  });
  const { data, previousData, error, loading, refetch } = lastPage === null ? requested : last;
  const result = (data ?? (loading ? previousData : undefined))?.specialists;
  return {
    /** Null while loading for the first time, and after a failure. */
    specialists: result?.items ?? null,
    totalCount: result?.totalCount ?? null,
    /** The page that is shown. */
    page: lastPage ?? page,
    totalPages: result?.totalPages ?? 1,
    loading,
    errorMessage: error && !loading ? directoryErrorMessage(failureOf(error)) : null,
    retry: () => void refetch(),
  };
}

/** The URL has `workshop`; null for what isn't a mode. */
export function serviceModeOf(param: string): ServiceMode | null {
  const mode = param.toUpperCase();
  return isServiceMode(mode) ? mode : null;
}

const isServiceMode = (mode: string): mode is ServiceMode => mode in serviceModeLabels;

export type DirectoryResults = ReturnType<typeof useDirectoryResults>;
