import type { Params } from 'react-router-dom';
import { hasFreeDiagnosis } from '~/content/service-summaries.ts';
import { serviceContents } from '~/content/services.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import type { PageMeta } from './page-meta.ts';

/** Every slug that has a page. */
export const serviceSlugs = Object.keys(serviceContents).filter(isServiceSlug);

/**
 * Loaded with the service page, because the texts of all services are too large for other pages.
 */
export function serviceMeta({ slug = '' }: Params): PageMeta {
  if (!isServiceSlug(slug)) {
    const description = `${product.name} has no service at this address. You can find every service you can book on our services page.`;
    return { title: 'No service found', description, isIndexed: false };
  }
  const { name, summary } = serviceContents[slug];
  return {
    title: `${name} in Leicester and Nottingham`,
    description: `${summary} By checked specialists, ${hasFreeDiagnosis(slug) ? 'with a free diagnosis' : 'at a price agreed first'}.`,
    isIndexed: true,
  };
}

function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(serviceContents, slug);
}
