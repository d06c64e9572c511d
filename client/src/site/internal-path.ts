import { paths } from '~/site/paths.ts';

const ORIGIN = 'https://own-site.invalid';
const pages: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));
const prefixes = [`${paths.appointment}/`, `${paths.dashboard}/`, paths.service(''), `${paths.specialists}/`];

/**
 * The path that the server redirects to if it's a page of this site, or else the fallback (DATA-03,
 * C-12, C-68). The browser's own parser decides, because it reads `//host`, `/\host` and a path
 * with a tab in it as another site.
 */
export function internalPath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  const isKnown = pages.has(pathname) || prefixes.some((prefix) => pathname.startsWith(prefix));
  return origin === ORIGIN && isKnown ? pathname + search + hash : fallback;
}
