/** The directory's filters (ENT-15). Empty ones are not sent (C-34). */
export interface DirectoryFilters {
  search: string;
  specialism: string;
  location: string;
  serviceName: string;
  serviceMode: string;
  perPage: number;
}

export interface DirectoryState extends DirectoryFilters {
  page: number;
  view: 'list' | 'map';
  /** The specialist whose profile is open; null when none is. */
  specialist: string | null;
}

export const perPageChoices = [4, 8, 12, 16, 20];

export const noFilters: DirectoryFilters = {
  search: '',
  specialism: '',
  location: '',
  serviceName: '',
  serviceMode: '',
  perPage: 8,
};

/** The filters, with the names that they have in the page's address (ENT-15). */
const addressNames = {
  search: 'search',
  specialism: 'specialization',
  location: 'location',
  serviceName: 'serviceType',
  serviceMode: 'businessType',
} as const;
const filterKeys = ['search', 'specialism', 'location', 'serviceName', 'serviceMode'] as const;

/** Reads the directory's address. Whatever is not understood counts as left out. */
export function readDirectory(address: URLSearchParams): DirectoryState {
  const text = (key: string) => address.get(key) ?? '';
  const perPage = Number(text('perPage'));
  const page = Number(text('page'));
  return {
    search: text('search'),
    specialism: text(addressNames.specialism),
    location: text('location'),
    serviceName: text(addressNames.serviceName),
    serviceMode: text(addressNames.serviceMode),
    perPage: perPageChoices.includes(perPage) ? perPage : noFilters.perPage,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    view: text('view') === 'map' ? 'map' : 'list',
    specialist: text('specialist') || null,
  };
}

/** The address of a directory; what is as usual is left out. */
export function writeDirectory(state: DirectoryState): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of filterKeys) if (state[key].trim()) address.set(addressNames[key], state[key].trim());
  if (state.perPage !== noFilters.perPage) address.set('perPage', String(state.perPage));
  if (state.page > 1) address.set('page', String(state.page));
  if (state.view === 'map') address.set('view', state.view);
  if (state.specialist) address.set('specialist', state.specialist);
  return address;
}

/** How many filters narrow the list; how many are on a page is none. */
export function filterCount(filters: DirectoryFilters): number {
  return filterKeys.filter((key) => filters[key].trim() !== '').length;
}

/** What the list says when it is empty (C-33). */
export function emptyText(filters: DirectoryFilters): string {
  return filterCount(filters) > 0
    ? 'No specialists available for the selected service and location. Please try a different location.'
    : 'No specialists available.';
}
