import type { Location } from 'react-router-dom';

const NAME = 'scrollKey';

/**
 * Names the place in the history under which a page's scroll position is kept. React Router calls the first page of every document
 * 'default', so that a page typed into the address bar would open where another one was left; those get a name in their history entry,
 * which Back finds again and a new visit does not have.
 */
export function scrollKey(location: Location): string {
  if (location.key !== 'default') return location.key;
  return window.history.state?.[NAME] ?? nameOfThisEntry;
}

const nameOfThisEntry = typeof window === 'undefined' ? '' : nameEntry();

function nameEntry(): string {
  const known: unknown = window.history.state?.[NAME];
  if (typeof known === 'string') return known;
  const name = `entry-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  window.history.replaceState({ ...window.history.state, [NAME]: name }, '');
  return name;
}
