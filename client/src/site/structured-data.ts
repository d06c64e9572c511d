import { siteOrigin } from '~/site/site-origin.ts';
import { paths } from './paths.ts';
import { product } from './product.ts';
import { specialistName, tradeLabel } from './unknown-labels.ts';

/** A thing as schema.org describes it, for search engines. */
export interface StructuredThing {
  '@type': string;
  [property: string]: unknown;
}

const absolute = (path: string) => siteOrigin + path;
const organisationId = absolute('/#organization');

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

export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredThing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ListedSpecialist {
  id: string;
  /** Null if it isn't known. */
  name: string | null;
  trade: string | null;
  /** From 1 to 5; null without ratings. */
  averageRating: number | null;
  reviewCount: number;
}

/** A list of specialists, in its order, with links to their pages. */
export function specialistList(specialists: readonly ListedSpecialist[]): StructuredThing {
  return {
    '@type': 'ItemList',
    itemListElement: specialists.map((specialist, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: listedSpecialist(specialist),
    })),
  };
}

interface Offer {
  name: string;
  description: string | null;
  /** Null if the price is only told on request. */
  price: { low: { pence: number }; high: { pence: number } | null } | null;
}

interface DescribedSpecialist extends ListedSpecialist {
  bio: string | null;
  photoUrl: string | null;
  /** The names of the towns and areas they travel to. */
  areas: readonly string[];
  offers: readonly Offer[];
}

/** A specialist with their offers, for their own page. */
export function specialist({ bio, photoUrl, areas, offers, ...listed }: DescribedSpecialist): StructuredThing {
  return {
    ...listedSpecialist(listed),
    ...(bio && { description: bio }),
    ...(photoUrl && { image: photoUrl }),
    ...(areas.length > 0 && { areaServed: areas }),
    parentOrganization: { '@type': 'Organization', '@id': organisationId, name: product.name },
    ...(offers.length > 0 && { makesOffer: offers.map(offer) }),
  };
}

function listedSpecialist({ id, name, trade, averageRating, reviewCount }: ListedSpecialist): StructuredThing {
  const url = absolute(paths.specialist(id, name));
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    name: specialistName(name),
    description: tradeLabel(trade),
    url,
    ...rating(averageRating, reviewCount),
  };
}

function offer({ name, description, price }: Offer) {
  const { low, high } = price ?? {};
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
    ...(low && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'GBP',
        ...(high ? { minPrice: pounds(low.pence), maxPrice: pounds(high.pence) } : { price: pounds(low.pence) }),
      },
    }),
  };
}

/** Schema.org wants numbers without a currency sign. */
const pounds = (pence: number) => (pence / 100).toFixed(2);

/** Only specialists with reviews have a rating. */
function rating(averageRating: number | null, reviewCount: number) {
  if (averageRating === null || reviewCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
