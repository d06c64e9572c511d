import { type UIMatch, useMatches } from 'react-router-dom';
import { product } from '~/site/product.ts';
import type { PageMeta, RouteHandle } from './page-meta.ts';

interface Page {
  /** The canonical path; the same for all steps of a flow. */
  key: string;
  path: string;
  meta: PageMeta;
}

const fallback: PageMeta = { title: product.name, description: '', isIndexed: false };

/** The innermost matched route, and the metadata of the innermost route that has any. */
export function usePageMeta(): Page {
  const matches = useMatches();
  const last = matches.at(-1);
  const meta = matches.reduce<PageMeta>((outer, match) => metaOf(match) ?? outer, fallback);
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
