import type { Location } from 'react-router-dom';

const STATE_KEY = 'scrollKey';

/**
 * The key of a page's stored scroll position. React Router calls the first page of every document
 * 'default', so a newly typed address would open at another page's position. That page gets a key
 * in its history entry instead, which Back finds and a new visit doesn't have.
 */
export function scrollKey(location: Location): string {
  if (location.key !== 'default') return location.key;
  return window.history.state?.[STATE_KEY] ?? keyOfThisEntry;
}

const keyOfThisEntry = typeof window === 'undefined' ? '' : assignEntryKey();

function assignEntryKey(): string {
  const existing: unknown = window.history.state?.[STATE_KEY];
  if (typeof existing === 'string') return existing;
  const key = `entry-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  window.history.replaceState({ ...window.history.state, [STATE_KEY]: key }, '');
  return key;
}
