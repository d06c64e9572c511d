import { specialistPath } from '#shared/specialist-slug.ts';
import type { PageQueries } from './http/page-queries.ts';

const QUERY = `query SitemapSpecialists($page: Int!) {
  specialists(page: $page, perPage: 50) {
    items {
      id
      name
    }
    hasNextPage
  }
}`;

/** A sitemap may have 50,000 addresses. */
const MAX_PAGES = 900;

interface SitemapSpecialists {
  readonly specialists: {
    readonly items: readonly { readonly id: string; readonly name: string | null }[];
    readonly hasNextPage: boolean;
  } | null;
}

/** The paths of all specialists' pages. Rejects when the directory can't be read. */
export async function listSpecialistPaths(queries: Pick<PageQueries, 'query'>): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, errors } = await queries.query(QUERY, { page });
    const specialists = (data as SitemapSpecialists | null | undefined)?.specialists;
    if (errors || !specialists) throw new Error('The directory could not be read.');
    paths.push(...specialists.items.map(({ id, name }) => specialistPath(id, name)));
    if (!specialists.hasNextPage) break;
  }
  return paths;
}
