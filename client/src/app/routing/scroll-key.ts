import type { Location } from 'react-router-dom';

const NAME = 'scrollKey';

/**
 * The key under which a page's scroll position is kept. React Router calls the first page of every
 * document 'default', so a newly typed address would open at the position of another page. Those
 * pages get a key in their history entry, which Back finds and a new visit doesn't have.
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
