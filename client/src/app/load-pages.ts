import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the page at `path` into the routes, so that the router renders it without a
 * skeleton. Hydration of a prerendered page needs this.
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
