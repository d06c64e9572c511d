import { useMatches } from 'react-router-dom';
import { product } from '~/lib/product.ts';

/** What a route says about itself. */
export interface RouteHandle {
  /** The page's name in the browser's tab and to a screen reader. */
  title: string;
}

/** The innermost matched route and its title. */
export function useRouteTitle(): { routeId: string; title: string } {
  const matches = useMatches();
  const last = matches.at(-1);
  const handle = matches.findLast(({ handle: own }) => isHandle(own))?.handle;
  return { routeId: last?.id ?? '', title: isHandle(handle) ? handle.title : product.name };
}

export const documentTitle = (title: string): string => `${title} · ${product.name}`;

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
