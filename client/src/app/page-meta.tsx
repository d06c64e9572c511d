import { type Params, useMatches } from 'react-router-dom';
import { useTitleAdditions } from '~/site/document-title.ts';
import { type PageEntry, type PageMeta, type PageName, pages } from '~/site/pages.ts';
import { PageHead } from '~/ui/page-head.tsx';

/** What a route has of a page whose path decides its metadata. */
export interface PageHandle {
  meta: (params: Params) => PageMeta;
}

/** The page among the routes that match a path. Steps of a form are routes inside it. */
export function pageIn<Match extends { id: string }>(matches: readonly Match[]): { name: PageName; match: Match } {
  const match = matches.findLast(({ id }) => Object.hasOwn(pages, id));
  if (!match) throw new Error('Every path has a page, if only the 404 page.');
  return { name: match.id as PageName, match };
}

/** The page that is shown, with its metadata. */
export function usePageMeta() {
  const matches = useMatches();
  const { name, match } = pageIn(matches);
  const { title, description, isListed = false, hasOwnHead = false }: PageEntry = pages[name];
  const own = (match.handle as PageHandle | undefined)?.meta(match.params);
  const path = matches.at(-1)?.pathname ?? '/';
  // A form is indexed at its first address; its steps aren't.
  const isIndexed = isListed && path === match.pathname;
  return {
    /** The same for all steps of a form. */
    key: match.pathname,
    path,
    meta: own ?? { title, description, isIndexed },
    hasOwnHead,
  };
}

/** The head of a page whose metadata is known from its address. */
export function Head() {
  const { meta, path, hasOwnHead } = usePageMeta();
  const { step, formsWithErrors } = useTitleAdditions();
  const prefix = (formsWithErrors > 0 ? 'Error: ' : '') + (step && `${step} · `);
  return hasOwnHead ? null : <PageHead {...meta} titlePrefix={prefix} path={path} />;
}
