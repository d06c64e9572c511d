import { type UIMatch, useMatches } from 'react-router-dom';
import { product } from '~/lib/product.ts';
import type { PageMeta, RouteHandle } from './page-meta.ts';

interface Page {
  /** Its address; the same for all the steps of a page that moves between its own. */
  key: string;
  path: string;
  meta: PageMeta;
}

const nameless: PageMeta = { title: product.name, description: '', isIndexed: false };

/** The page that is open: the innermost matched route, and what the innermost that says anything says about it. */
export function usePageMeta(): Page {
  const matches = useMatches();
  const last = matches.at(-1);
  const meta = matches.reduce<PageMeta>((outer, match) => metaOf(match) ?? outer, nameless);
  const path = last?.pathname ?? '/';
  return { key: last?.params.step === undefined ? path : path.replace(/\/[^/]+\/?$/, ''), path, meta };
}

function metaOf({ handle, params }: UIMatch): PageMeta | null {
  if (!isHandle(handle)) return null;
  return typeof handle.meta === 'function' ? handle.meta(params) : handle.meta;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
