import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { absolute, organisationId, type StructuredThing } from './structured-thing.ts';

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
