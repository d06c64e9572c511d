import { paths } from '~/site/paths.ts';

const ORIGIN = 'https://own-site.invalid';
const known: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'));
const families = [`${paths.appointment}/`, `${paths.dashboard}/`, `${paths.service('')}`];

/**
 * The path to go on to when the server names one: only a page of this site that is known, else the
 * fallback (DATA-03, C-12, C-68). A browser reads `//host`, `/\host` and a path with a tab in it as
 * another site's address, so it is the browser's own reading that decides.
 */
export function internalPath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  const isKnown = known.has(pathname) || families.some((family) => pathname.startsWith(family));
  return origin === ORIGIN && isKnown ? pathname + search + hash : fallback;
}
