import { product } from '~/site/product.ts';
import { absolute, organisationId, type StructuredThing } from './structured-thing.ts';

interface OfferedService {
  name: string;
  description: string;
  path: string;
  offerings: readonly { title: string; text: string }[];
}

/** A service and its offerings, without prices: each specialist sets their own. */
export function service({ name, description, path, offerings }: OfferedService): StructuredThing {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: absolute(path),
    areaServed: product.area,
    provider: { '@type': 'Organization', '@id': organisationId, name: product.name },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offerings.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}
