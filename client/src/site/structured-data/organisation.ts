import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { absolute, organisationId, type StructuredThing } from './structured-thing.ts';

/** The business behind the site. */
export function organisation(): StructuredThing {
  const phone = (area: string, { href }: { href: string }) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: href.replace('tel:', ''),
    areaServed: area,
    availableLanguage: 'en-GB',
  });
  return {
    '@type': 'Organization',
    '@id': organisationId,
    name: product.name,
    url: absolute(paths.home),
    logo: absolute('/logo.png'),
    description: `Checked repair specialists in ${product.area}.`,
    email: product.supportEmail,
    areaServed: product.area,
    contactPoint: [phone('Leicester', product.phones.leicester), phone('Nottingham', product.phones.nottingham)],
  };
}
