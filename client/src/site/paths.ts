import { specialistPath } from '#shared/specialist-slug.ts';
import { type PageName, pages } from './pages.ts';

type Paths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** The path of every page, for links. */
export const paths = {
  ...(Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as Paths),
  service: (slug: string) => `/services/${slug}`,
  specialist: specialistPath,
};
