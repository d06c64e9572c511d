import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type PageEntry, type PageName, pages } from '~/site/pages.ts';
import { PageSkeleton } from '~/ui/page-skeleton.tsx';
import { type PageHandle, pageIn } from './page-meta.tsx';
import { Root } from './root.tsx';
import { RootFailure, RouteFailure } from './route-failure.tsx';
import { loadRoute } from './router.ts';

/** A page's module: the page, and its metadata if its path decides that. */
interface PageModule extends Partial<PageHandle> {
  Component: () => ReactNode;
}

/** `account-page.tsx` is a part of pages. */
const modules = import.meta.glob<PageModule>(['../features/**/*-page.tsx', '!../features/customer/**']);

/**
 * A page in its own chunk, with a skeleton while it loads and its own error boundary, so that the
 * layout survives its errors. One route for all steps of a form keeps the page mounted.
 */
function routeOf([id, { path, module, steps }]: [string, PageEntry]): RouteObject {
  const load = modules[`../features/${module}-page.tsx`];
  if (!load) throw new Error(`There is no module ${module} for the page at ${path}.`);
  return {
    id,
    path,
    lazy: async () => {
      const { Component, meta } = await load();
      return { Component, ...(meta && { handle: { meta } satisfies PageHandle }) };
    },
    hydrateFallbackElement: <PageSkeleton />,
    errorElement: <RouteFailure />,
    ...(steps && { children: steps.map((step) => ({ path: step, element: null })) }),
  };
}

const pagesWith = (layout: PageEntry['layout'], asksGraph = false) =>
  Object.entries<PageEntry>(pages)
    .filter(([, page]) => page.layout === layout && (page.asksGraph ?? false) === asksGraph)
    .map(routeOf);

/** The layout of a family of pages, with an error boundary of its own, because it may fail too. */
function layout(lazy: () => Promise<PageModule>, children: RouteObject[]): RouteObject {
  return { lazy, hydrateFallbackElement: <PageSkeleton />, errorElement: <RootFailure />, children };
}

/** Around pages that begin with a query, whose code therefore comes with the client. */
function withGraphLayout(children: RouteObject[]): RouteObject {
  return {
    lazy: loadGraphLayout,
    hydrateFallbackElement: <PageSkeleton />,
    errorElement: <RouteFailure />,
    children,
  };
}

async function loadGraphLayout() {
  const { Component } = await import('./graph.tsx');
  return { Component };
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <RootFailure />,
    children: [
      layout(
        () => import('./layouts/site-layout.tsx'),
        [...pagesWith('site'), withGraphLayout(pagesWith('site', true))],
      ),
      layout(() => import('./layouts/focused-layout.tsx'), [withGraphLayout(pagesWith('focused'))]),
      withGraphLayout([layout(() => import('./layouts/dashboard-layout.tsx'), pagesWith('dashboard'))]),
    ],
  },
];

/**
 * Loads the code of the page at `path` into the routes, so that the router renders it without a
 * skeleton. Hydration of a prerendered page needs this. A page's links load theirs ahead of time.
 */
export async function loadPage(path: string): Promise<void> {
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadRoute(route)));
}

/** The name of the page at a path. */
export function pageAt(path: string): PageName {
  return pageIn((matchRoutes(routes, path) ?? []).map(({ route }) => ({ id: route.id ?? '' }))).name;
}

/**
 * The address under which the server renders the page at a URL: its path, and the query parameters
 * that matter, in a fixed order. Null for URLs that only the browser can render.
 */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const { params: names }: PageEntry = pages[pageAt(pathname)];
  if (!names) return search === '' ? pathname : null;
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
