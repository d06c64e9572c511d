import { siteOrigin } from '~/site/page-document.ts';

/** A thing as schema.org describes it, for search engines. */
export interface StructuredThing {
  '@type': string;
  [property: string]: unknown;
}

export const absolute = (path: string) => siteOrigin + path;

/** The identifier of the business behind the site. */
export const organisationId = absolute('/#organization');
