import { matchPath } from 'react-router-dom';
import { type PageEntry, pages, stepAddressesOf } from './pages.ts';

const ORIGIN = 'https://own-site.invalid';

/**
 * The path that the server redirects to if it's a page of this site, or else the fallback (DATA-03,
 * C-12, C-68). The browser's own parser decides, because it reads `//host`, `/\host` and a path
 * with a tab in it as another site.
 */
export function internalPath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  // The router takes '//' for '/', but a browser takes what follows it for another site.
  const isClean = !pathname.includes('//');
  const isKnown = Object.values<PageEntry>(pages).some(
    (page) => page.path !== '*' && (matchPath(page.path, pathname) || stepAddressesOf(page).includes(pathname)),
  );
  return origin === ORIGIN && isClean && isKnown ? pathname + search + hash : fallback;
}
