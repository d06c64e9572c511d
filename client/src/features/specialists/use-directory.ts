import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Failure, failureOf } from '~/graphql/failure.ts';
import type { DirectoryDaysQueryVariables, ServiceMode } from '~/graphql/generated/graphql.ts';
import { useDirectoryDaysQuery } from '~/graphql/generated/operations/directory-days.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { useSpecialistDirectoryQuery } from '~/graphql/generated/operations/specialist-directory.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { OPENED_FROM_LIST, wasOpenedFromList } from '~/site/navigation/opened-from-list.ts';
import {
  type DirectoryFilters,
  type DirectoryState,
  directoryPath,
  filterKeys,
  listOnly,
  MAX_COMPARED,
  noFilters,
  readDirectoryParams,
  sortOf,
  writeDirectoryParams,
} from './directory-search-params.ts';
import { useSavedSpecialists } from './saved-specialists.ts';
import { serviceModeLabels } from './specialist-labels.ts';

/** The delay between the last filter change and the request (DIR-07). */
const DEBOUNCE_MS = 300;

/** The directory’s state, which is in the URL, its results, and the filters as they are typed. */
export function useDirectory() {
  const [params, setParams] = useSearchParams();
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const isInteractive = useIsInteractive();
  const applied = useMemo(() => {
    const state = readDirectoryParams(params);
    // The server renders the list for everyone.
    return isInteractive ? state : { ...state, saved: false, compared: [] };
  }, [params, isInteractive]);
  const results = useDirectoryResults(applied);
  const [filters, setFilters] = useState<DirectoryFilters>(applied);
  const appliedKey = keyOf(applied);
  const filtersKey = keyOf(filters);
  /** The filters that this hook last wrote to the URL. */
  const writtenKey = useRef(appliedKey);

  const update = (change: Partial<DirectoryState>, options: { replace?: boolean; state?: unknown }) =>
    setParams(writeDirectoryParams({ ...applied, ...change }), { preventScrollReset: true, ...options });

  const pathWith = (change: Partial<DirectoryFilters>) =>
    directoryPath({ ...applied, ...listOnly, compared: applied.compared, ...change });

  const applyNow = () => {
    writtenKey.current = filtersKey;
    // The saved ones can only be sorted, or filtered by a day: what is searched is found among all.
    const isSameSearch = filterKeys.every((key) => key === 'freeOn' || filters[key].trim() === applied[key].trim());
    update({ ...filters, page: 1, saved: applied.saved && isSameSearch }, { replace: true });
  };
  const apply = useEffectEvent(applyNow);

  const readFromUrl = useEffectEvent(() => {
    writtenKey.current = appliedKey;
    setFilters(applied);
  });

  // The browser's Back, or a link.
  useEffect(() => {
    if (appliedKey !== writtenKey.current) readFromUrl();
  }, [appliedKey]);

  // A separate effect, because the customer may type on before the URL has changed.
  useEffect(() => {
    if (filtersKey === appliedKey) return;
    const timer = setTimeout(apply, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [filtersKey, appliedKey]);

  return {
    /** The state in the URL, which is queried and shown. */
    applied,
    results,
    /** The values of the controls. They are applied after a delay, starting at page 1. */
    filters,
    change: (change: Partial<DirectoryFilters>) => {
      const changed = { ...filters, ...change };
      // Else all cards would be rendered again right after hydration, when the form is taken over.
      if (filterNames.some((name) => changed[name] !== filters[name])) setFilters(changed);
    },
    /** Applies the filters without the delay. */
    applyNow,
    clear: () => setFilters({ ...noFilters, sort: filters.sort, perPage: filters.perPage }),
    clearedPath: pathWith({ ...noFilters, sort: applied.sort, perPage: applied.perPage }),
    /** The path of the list with other filters, from its first page. */
    pathWith,
    setPage: (page: number) => update({ page }, {}),
    setView: (view: DirectoryState['view']) => update({ view }, { replace: true }),
    savedPath: directoryPath({ ...applied, ...listOnly, compared: applied.compared, saved: !applied.saved }),
    /** Adds a specialist to those who are compared, or removes them. */
    toggleCompared: (specialistId: string) => {
      const { compared } = applied;
      const others = compared.filter((id) => id !== specialistId);
      const next = others.length < compared.length ? others : [...compared, specialistId].slice(0, MAX_COMPARED);
      update({ compared: next }, { replace: true });
    },
    clearCompared: () => update({ compared: [] }, { replace: true }),
    openProfile: (specialistId: string) => update({ specialistId }, { state: OPENED_FROM_LIST }),
    closeProfile: () => {
      if (wasOpenedFromList(navigationState)) void navigate(-1);
      else update({ specialistId: null }, { replace: true });
    },
  };
}

export type Directory = ReturnType<typeof useDirectory>;

export const filterNames = [...filterKeys, 'sort', 'perPage'] as const;

const keyOf = (filters: DirectoryFilters): string => filterNames.map((name) => String(filters[name]).trim()).join('\n');

/**
 * One page of specialists; the last one if the requested page is after it. While another page
 * loads, the previous one stays. A late response to an older query is dropped.
 */
function useDirectoryResults({ page, perPage, ...state }: DirectoryState) {
  const { search, specialism, location, serviceName } = state;
  const saved = useSavedSpecialists();
  // Who is no longer saved stays until the list is left, where the press can be taken back.
  const [listed, setListed] = useState(saved);
  if (!state.saved && listed !== saved) setListed(saved);
  const filter = {
    search,
    specialism,
    location,
    serviceName,
    serviceMode: serviceModeOf(state.serviceMode),
    freeOn: state.freeOn || null,
    ...(state.saved && { specialistIds: [...listed] }),
  };
  const sort = sortOf(state.sort);
  const searched = search || specialism;
  // Any booking can change who is free.
  const fetchPolicy = filter.freeOn || sort === 'SOONEST' ? 'cache-and-network' : 'cache-first';
  const requested = useSpecialistDirectoryQuery({ variables: { filter, sort, page, perPage, searched }, fetchPolicy });
  const pages = requested.data?.specialists;
  const lastPage = pages && pages.items.length === 0 && pages.totalPages < page ? pages.totalPages : null;
  const last = useSpecialistDirectoryQuery({
    variables: { filter, sort, page: lastPage ?? 1, perPage, searched },
    skip: lastPage === null,
    fetchPolicy,
  });
  const nextDates = useNextDates({ filter, sort, page: lastPage ?? page, perPage });
  const { data, previousData, error, loading, refetch } = lastPage === null ? requested : last;
  const result = (data ?? (loading ? previousData : undefined))?.specialists;
  return {
    /** Null while loading for the first time, and after a failure. */
    specialists: result?.items ?? null,
    totalCount: result?.totalCount ?? null,
    /** Other texts for a filter, which find something where this list is empty. */
    suggestions: { search: result?.searchSuggestions ?? [], location: result?.locationSuggestions ?? [] },
    /** The page that is shown. */
    page: lastPage ?? page,
    totalPages: result?.totalPages ?? 1,
    /** The orders that this list can have, besides the host's. */
    sorts: result?.sorts ?? [],
    /** The first free days by specialist. Cards don't wait for them. */
    nextDates,
    loading,
    errorMessage: error && !loading ? directoryErrorMessage(failureOf(error)) : null,
    retry: () => void refetch(),
  };
}

/** The first free day of each of a page's specialists, for the filtered service. */
function useNextDates(page: Omit<DirectoryDaysQueryVariables, 'serviceId'>): ReadonlyMap<string, string | null> {
  const isInteractive = useIsInteractive();
  const { serviceName } = page.filter;
  const services = useServicesQuery().data?.services;
  const serviceId = services?.find(({ name }) => name === serviceName)?.id ?? null;
  const isReady = isInteractive && (!serviceName || services !== undefined);
  const { data } = useDirectoryDaysQuery({
    variables: { ...page, serviceId },
    skip: !isReady,
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.specialists?.items;
  return useMemo(() => new Map(items?.map(({ id, nextAvailableDate }) => [id, nextAvailableDate])), [items]);
}

/** The URL has `workshop`; null for what isn't a mode. */
export function serviceModeOf(param: string): ServiceMode | null {
  const mode = param.toUpperCase();
  return isServiceMode(mode) ? mode : null;
}

const isServiceMode = (mode: string): mode is ServiceMode => mode in serviceModeLabels;

/** The HTTP status of a failed call, else the message of the server or the error (DIR-12..14). */
function directoryErrorMessage({ legacyStatus, message }: Failure): string {
  const isHttpError = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isHttpError ? `HTTP error! status: ${legacyStatus}` : message}`;
}
