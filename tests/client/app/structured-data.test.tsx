import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serviceDetails } from '~/content/service-details.ts';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { faqPage } from '~/features/home/home-page.tsx';
import { service } from '~/features/information/service-page.tsx';
import { product } from '~/site/product.ts';
import { specialist, specialistList } from '~/site/structured-data/specialist.ts';
import type { StructuredThing } from '~/site/structured-data/structured-thing.ts';
import { breadcrumbs } from '~/ui/breadcrumb.tsx';
import { organisation } from '~/ui/page-head.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';

/** The JSON that a search engine reads. */
function read(thing: StructuredThing) {
  const html = renderToString(<StructuredData thing={thing} />);
  return { html, data: JSON.parse(html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '')) };
}

it('escapes markup in its data', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029';
  const { html, data } = read(faqPage([{ question: hostile, answer: hostile }]));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
  expect(data.mainEntity[0].name).toBe(hostile);
  expect(data.mainEntity[0].acceptedAnswer.text).toBe(hostile);
});

it('describes the organisation, from product.json', () => {
  const { data } = read(organisation());
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization', name: product.name });
  expect(data).toMatchObject({ email: product.supportEmail, areaServed: product.area });
  expect(data.description).toContain(product.area);
  for (const [address, path] of [
    [data.url, '/'],
    [data.logo, '/logo.png'],
  ]) {
    expect(address).toBe(`${window.location.origin}${path}`);
  }
  const { leicester, nottingham } = product.phones;
  expect(data.contactPoint).toEqual(
    [
      { area: 'Leicester', href: leicester.href },
      { area: 'Nottingham', href: nottingham.href },
    ].map(({ area, href }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: href.slice('tel:'.length),
      areaServed: area,
      availableLanguage: 'en-GB',
    })),
  );
});

it('pairs each question with its answer', () => {
  expect(read(faqPage([{ question: 'How?', answer: 'So.' }])).data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  });
});

it('lists specialists in the order of the page, each with an address', () => {
  const amara = { id: '7&8', name: 'Amara O.', trade: 'Plumber', averageRating: null, reviewCount: 0 };
  const { data } = read(specialistList([amara, { ...amara, id: '9', name: 'Bo T.' }]));
  expect(data['@type']).toBe('ItemList');
  expect(data.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'LocalBusiness',
        '@id': `${window.location.origin}/specialists/7%268/amara-o`,
        name: 'Amara O.',
        description: 'Plumber',
        url: `${window.location.origin}/specialists/7%268/amara-o`,
      },
    },
    expect.objectContaining({ position: 2, item: expect.objectContaining({ name: 'Bo T.' }) }),
  ]);
});

it('describes a specialist with their offers, and prices only where they are known', () => {
  const range = { low: { pence: 4050 }, high: { pence: 6000 } };
  const { data } = read(
    specialist({
      id: '7',
      name: null,
      trade: null,
      bio: 'Tidy work.',
      photoUrl: 'https://mendwell.example/media/7.webp',
      averageRating: null,
      reviewCount: 0,
      areas: ['Oadby'],
      offers: [
        { name: 'Leaks', description: 'Found and fixed', price: range },
        { name: 'Taps', description: null, price: { low: range.low, high: null } },
        { name: 'Boilers', description: null, price: null },
      ],
    }),
  );
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Not Provided',
    url: `${window.location.origin}/specialists/7`,
    description: 'Tidy work.',
    image: 'https://mendwell.example/media/7.webp',
    areaServed: ['Oadby'],
    parentOrganization: { '@id': read(organisation()).data['@id'] },
  });
  const price = { '@type': 'PriceSpecification', priceCurrency: 'GBP' };
  expect(data.makesOffer).toEqual([
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Leaks', description: 'Found and fixed' },
      priceSpecification: { ...price, minPrice: '40.50', maxPrice: '60.00' },
    },
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Taps' },
      priceSpecification: { ...price, price: '40.50' },
    },
    { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Boilers' } },
  ]);
});

it('numbers the breadcrumbs, with absolute addresses', () => {
  const { data } = read(
    breadcrumbs([{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: 'Towing' }]),
  );
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${window.location.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Services', item: `${window.location.origin}/services` },
    { '@type': 'ListItem', position: 3, name: 'Towing' },
  ]);
});

it('describes a service with its offerings, without prices', () => {
  const { name, summary } = serviceSummaries.towing;
  const { offerings } = serviceDetails.towing;
  const { data } = read(service('towing'));
  expect(data).toMatchObject({ '@type': 'Service', name, description: summary, areaServed: product.area });
  expect(data.url).toBe(`${window.location.origin}/services/towing`);
  // The same organisation as on every page.
  const { '@id': id } = read(organisation()).data;
  expect(data.provider).toEqual({ '@type': 'Organization', '@id': id, name: product.name });
  expect(data.hasOfferCatalog).toMatchObject({ '@type': 'OfferCatalog', name });
  expect(data.hasOfferCatalog.itemListElement).toEqual(
    Object.entries(offerings).map(([title, text]) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description: text },
    })),
  );
  expect(JSON.stringify(data)).not.toMatch(/price/i);
});

describe('the rating of a specialist', () => {
  const amara = { id: '7', name: 'Amara O.', trade: 'Plumber' };
  const ratingOf = (averageRating: number | null, reviewCount: number) =>
    read(specialistList([{ ...amara, averageRating, reviewCount }])).data.itemListElement[0].item.aggregateRating;

  it('is included if there are reviews', () => {
    expect(ratingOf(4.5, 12)).toMatchObject({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 12,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it.each([
    [4.8, 0],
    [null, 3],
    [null, 0],
  ])('is left out for an average of %s from %i reviews', (average, count) => {
    expect(ratingOf(average, count)).toBeUndefined();
  });
});
