import { matchRoutes, type RouteObject } from 'react-router-dom';
import { reviewParamNames } from '~/features/reviews/review-params.ts';
import { directoryParamNames } from '~/features/specialists/directory-param-names.ts';
import { paths } from '~/site/paths.ts';

/**
 * The query parameters that change what a page shows first. Others, such as a campaign's, are
 * ignored. A page that isn't listed is only rendered by the server without a query string.
 */
const renderedParams: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [],
  [paths.about]: [],
  [paths.services]: [],
  [paths.service(':slug')]: [],
  [paths.specialists]: directoryParamNames,
  [paths.specialistPattern]: reviewParamNames,
  [paths.contact]: [],
  [paths.blog]: [],
};

/**
 * The address under which the server renders the page at a URL: its path, and the query parameters
 * that matter, in a fixed order. Null for URLs that only the browser can render.
 */
export function pageAddress(
  routes: RouteObject[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | null {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const names = renderedParams[route?.path ?? ''];
  if (!names) return search === '' ? pathname : null;
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
