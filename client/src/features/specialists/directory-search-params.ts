import { addressId, graphId } from '#shared/ids.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/london/days.ts';
import type { SpecialistSort } from '~/graphql/generated/graphql.ts';
import type { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';

/** The search parameter of each filter (ENT-15). */
const paramNames = {
  search: 'search',
  specialism: 'specialization',
  location: 'location',
  serviceName: 'serviceType',
  serviceMode: 'businessType',
  freeOn: 'freeOn',
} as const satisfies Record<string, (typeof pages.specialists.params)[number]>;

/** The filters of the directory (ENT-15). Empty ones are not sent (C-34). */
export interface DirectoryFilters {
  search: string;
  specialism: string;
  location: string;
  serviceName: string;
  serviceMode: string;
  /** YYYY-MM-DD; empty for any day. */
  freeOn: string;
  /** A key of `sorts`; empty for the legacy host's order. It isn't a filter. */
  sort: string;
  perPage: number;
}

export interface DirectoryState extends DirectoryFilters {
  page: number;
  view: 'list' | 'map';
  /** The id of the specialist whose profile is open; null if there is none. */
  specialistId: string | null;
  /** Only the specialists who are saved on this device. */
  saved: boolean;
  /** The ids of those who are compared. */
  compared: readonly string[];
}

/** The orders of the list, by their values in the URL. */
export const sorts = {
  rating: { sort: 'RATING', label: 'Highest rated' },
  price: { sort: 'PRICE_LOW', label: 'Lowest price' },
  soonest: { sort: 'SOONEST', label: 'Free soonest' },
  experience: { sort: 'EXPERIENCE', label: 'Most experience' },
} as const satisfies Record<string, { sort: SpecialistSort; label: string }>;

export const sortOf = (param: string): SpecialistSort | null =>
  Object.hasOwn(sorts, param) ? sorts[param as keyof typeof sorts].sort : null;

/** How many specialists fit side by side. */
export const MAX_COMPARED = 3;

/** The id of the list, to which links to its other pages lead. */
export const RESULTS_ID = 'results';

export const perPageChoices = [4, 8, 12, 16, 20];

export const noFilters: DirectoryFilters = {
  search: '',
  specialism: '',
  location: '',
  serviceName: '',
  serviceMode: '',
  freeOn: '',
  sort: '',
  perPage: 8,
};

/** Those of a filtered list, which has none of its other state. */
export const listOnly = { page: 1, specialistId: null, saved: false, compared: [] };

export const filterKeys = ['search', 'specialism', 'location', 'serviceName', 'serviceMode', 'freeOn'] as const;
export type FilterKey = (typeof filterKeys)[number];

export const filterLabels: Record<FilterKey, string> = {
  search: 'Search',
  specialism: 'Specialism',
  location: 'Location',
  serviceName: 'Service type',
  serviceMode: 'Business type',
  freeOn: 'Free on',
};

/**
 * Reads the state of the directory from the URL. Invalid values are replaced by the defaults, and
 * texts are cut to the length that the graph accepts.
 */
export function readDirectoryParams(params: URLSearchParams): DirectoryState {
  const text = (key: string) => params.get(key)?.slice(0, TEXT_LIMITS.search) ?? '';
  const perPage = Number(text('perPage'));
  const page = Number(text('page'));
  return {
    search: text('search'),
    specialism: text(paramNames.specialism),
    location: text('location'),
    serviceName: text(paramNames.serviceName),
    serviceMode: text(paramNames.serviceMode),
    freeOn: isDay(text('freeOn')) ? text('freeOn') : '',
    sort: sortOf(text('sort')) ? text('sort') : '',
    perPage: perPageChoices.includes(perPage) ? perPage : noFilters.perPage,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    view: text('view') === 'map' ? 'map' : 'list',
    specialistId: text('specialist') ? graphId('Specialist', text('specialist')) : null,
    saved: text('saved') === '1',
    compared: [...new Set(text('compare').split(',').filter(Boolean))]
      .slice(0, MAX_COMPARED)
      .map((id) => graphId('Specialist', id)),
  };
}

/** The search parameters of a state, without the defaults. */
export function writeDirectoryParams(state: DirectoryState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of filterKeys) if (state[key].trim()) params.set(paramNames[key], state[key].trim());
  if (state.sort) params.set('sort', state.sort);
  if (state.perPage !== noFilters.perPage) params.set('perPage', String(state.perPage));
  if (state.page > 1) params.set('page', String(state.page));
  if (state.view === 'map') params.set('view', state.view);
  if (state.specialistId) params.set('specialist', addressId('Specialist', state.specialistId));
  if (state.saved) params.set('saved', '1');
  if (state.compared.length > 0)
    params.set('compare', state.compared.map((id) => addressId('Specialist', id)).join(','));
  return params;
}

/** The path of the directory in a state, with its query string. */
export function directoryPath(state: DirectoryState): string {
  const params = writeDirectoryParams(state);
  return params.size > 0 ? `${paths.specialists}?${params}` : paths.specialists;
}

/**
 * The path of a list for search engines: each page of the whole list is one of its own, but not its
 * filters and page sizes, of which there are too many.
 */
export function canonicalDirectoryPath(filters: DirectoryFilters, page: number): string {
  const isWholeList = filterCount(filters) === 0 && !filters.sort && filters.perPage === noFilters.perPage;
  return directoryPath({ ...noFilters, ...listOnly, page: isWholeList ? page : 1, view: 'list' });
}

/** The filters that are set. The page size isn't one. */
export function activeFilters(filters: DirectoryFilters): FilterKey[] {
  return filterKeys.filter((key) => filters[key].trim() !== '');
}

export const filterCount = (filters: DirectoryFilters): number => activeFilters(filters).length;
