import { type UIMatch, useMatches } from 'react-router-dom';
import { product } from '~/site/product.ts';
import type { PageMeta, RouteHandle } from './page-meta.ts';

interface Page {
  /** The canonical path; the same for all steps of a flow. */
  key: string;
  path: string;
  meta: PageMeta;
  /** Whether the page renders its own head. */
  hasOwnHead: boolean;
}

const fallback: PageMeta = { title: product.name, description: '', isIndexed: false };

/** The innermost matched route, and the metadata of the innermost route that has any. */
export function usePageMeta(): Page {
  const matches = useMatches();
  const last = matches.at(-1);
  const meta = matches.reduce<PageMeta>((outer, match) => metaOf(match) ?? outer, fallback);
  const path = last?.pathname ?? '/';
  const key = last?.params.step === undefined ? path : path.replace(/\/[^/]+\/?$/, '');
  return { key, path, meta, hasOwnHead: isHandle(last?.handle) && last.handle.hasOwnHead === true };
}

function metaOf({ handle, params }: UIMatch): PageMeta | null {
  if (!isHandle(handle)) return null;
  return typeof handle.meta === 'function' ? handle.meta(params) : handle.meta;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
