import type { NormalizedCacheObject } from '@apollo/client';

/** The id of the element that holds the data of a rendered page's queries, as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** The data of the page's queries; empty for a page that was rendered without data. */
export function readPageState(): NormalizedCacheObject {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent || '{}');
}
