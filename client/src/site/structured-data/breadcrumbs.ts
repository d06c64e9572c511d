import { absolute, type StructuredThing } from './structured-thing.ts';

/** The breadcrumbs of a page. The last one, the page itself, has no address. */
export function breadcrumbs(crumbs: readonly { label: string; to?: string }[]): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  };
}
