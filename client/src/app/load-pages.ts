import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Puts the code of the page at `path` into the routes, so that a router which begins there renders it at once: what a prerendered page is
 * taken over by must have it ready, or there would be a skeleton in between.
 */
export async function loadPages(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
