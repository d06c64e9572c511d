import type { Failure } from '~/graphql/failure.ts';
import { type DirectoryFilters, type FilterKey, filterCount } from './directory-search-params.ts';

/** The HTTP status of a failed call, else the message of the server or the error (DIR-12..14). */
export function directoryErrorMessage({ legacyStatus, message }: Failure): string {
  const isHttpError = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isHttpError ? `HTTP error! status: ${legacyStatus}` : message}`;
}

export const filterLabels: Record<FilterKey, string> = {
  search: 'Search',
  specialism: 'Specialism',
  location: 'Location',
  serviceName: 'Service type',
  serviceMode: 'Business type',
};

/** The message of an empty list (C-33). */
export function emptyDirectoryMessage(filters: DirectoryFilters): string {
  return filterCount(filters) > 0
    ? 'No specialists available for the selected service and location. Please try a different location.'
    : 'No specialists available.';
}
