import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceContents } from '~/content/services.ts';
import { product } from '~/lib/product.ts';
import {
  breadcrumbs,
  faqPage,
  organisation,
  type StructuredThing,
  service,
  specialistList,
} from '~/lib/structured-data.ts';
import { StructuredData } from '~/ui/structured-data.tsx';

afterEach(cleanup);

/** What a search engine reads of it. */
function read(thing: StructuredThing) {
  const { container } = render(<StructuredData thing={thing} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  return { html: container.innerHTML, data: JSON.parse(script?.textContent ?? '') };
}

it('cannot be left by what is written into it, and says the same', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029';
  const { html, data } = read(faqPage([{ question: hostile, answer: hostile }]));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
  expect(data.mainEntity[0].name).toBe(hostile);
  expect(data.mainEntity[0].acceptedAnswer.text).toBe(hostile);
});

it('says who we are and how we are reached, from product.json', () => {
  const { data } = read(organisation());
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization', name: product.name });
  for (const address of [data.url, data.logo]) expect(new URL(address).protocol).toMatch(/^https?:$/);
  expect(data.contactPoint.map(({ telephone }: { telephone: string }) => telephone)).toEqual(
    [product.phones.leicester, product.phones.nottingham].map(({ href }) => href.slice('tel:'.length)),
  );
});

it('numbers the way to the page, with whole addresses', () => {
  const { data } = read(
    breadcrumbs([{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: 'Towing' }]),
  );
  expect(
    data.itemListElement.map(({ position, name }: { position: number; name: string }) => [position, name]),
  ).toEqual([
    [1, 'Home'],
    [2, 'Services'],
    [3, 'Towing'],
  ]);
  expect(new URL(data.itemListElement[1].item).pathname).toBe('/services');
  expect(data.itemListElement[2]).not.toHaveProperty('item');
});

it('describes a service with its offerings, and names no price', () => {
  const { name, summary, offerings } = serviceContents.towing;
  const { data } = read(service({ name, description: summary, path: '/services/towing', offerings }));
  expect(data).toMatchObject({ '@type': 'Service', name, description: summary, provider: { name: product.name } });
  expect(data.hasOfferCatalog.itemListElement).toHaveLength(4);
  expect(JSON.stringify(data)).not.toMatch(/price/i);
});

describe('the rating of a specialist', () => {
  const someone = { id: '7', name: 'Amara O.', trade: 'Plumber' };
  const ratingOf = (averageRating: number | null, reviewCount: number) =>
    read(specialistList([{ ...someone, averageRating, reviewCount }])).data.itemListElement[0].item.aggregateRating;

  it('is said where customers have written reviews', () => {
    expect(ratingOf(4.5, 12)).toMatchObject({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 12,
      bestRating: 5,
    });
  });

  it.each([
    [4.8, 0],
    [null, 3],
    [null, 0],
  ])('is not said for %s of %i reviews', (average, count) => {
    expect(ratingOf(average, count)).toBeUndefined();
  });
});
