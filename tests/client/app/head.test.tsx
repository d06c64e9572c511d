import { act, cleanup } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Head } from '~/app/meta/head.tsx';
import { firstStepOnly, pageMeta, type RouteHandle } from '~/app/meta/page-meta.ts';
import { serviceMeta, serviceSlugs } from '~/app/meta/service-meta.ts';
import { product } from '~/site/product.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const routes = [
  {
    element: (
      <>
        <Head />
        <Outlet />
      </>
    ),
    children: [
      { path: '/about', handle: { meta: pageMeta.about } satisfies RouteHandle, element: <p>about</p> },
      { path: '/login', handle: { meta: pageMeta.login } satisfies RouteHandle, element: <p>login</p> },
      { path: '/services/:slug', handle: { meta: serviceMeta } satisfies RouteHandle, element: <p>service</p> },
    ],
  },
];

const one = (selector: string, attribute: string) => {
  const found = [...document.querySelectorAll(selector)];
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.getAttribute(attribute) ?? null;
};
const shown = () => ({
  title: document.title,
  description: one('meta[name="description"]', 'content'),
  canonical: one('link[rel="canonical"]', 'href'),
  robots: one('meta[name="robots"]', 'content'),
  shared: one('meta[property="og:title"]', 'content'),
  address: one('meta[property="og:url"]', 'content'),
});

describe('the head of the document', () => {
  it('follows the page, with one of each', async () => {
    const { router } = renderAt('/about?utm_source=x', routes);
    const address = `${window.location.origin}/about`;
    expect(shown()).toEqual({
      title: `About us · ${product.name}`,
      description: pageMeta.about.description,
      canonical: address,
      robots: null,
      shared: 'About us',
      address,
    });

    await act(() => router.navigate('/login'));
    expect(shown()).toMatchObject({
      title: `Log in · ${product.name}`,
      canonical: null,
      robots: 'noindex',
      address: null,
    });

    await act(() => router.navigate('/services/towing'));
    expect(shown()).toMatchObject({
      title: `Towing in Leicester and Nottingham · ${product.name}`,
      canonical: `${window.location.origin}/services/towing`,
      robots: null,
    });

    await act(() => router.navigate('/services/time-travel'));
    expect(shown()).toMatchObject({ title: `No service found · ${product.name}`, canonical: null, robots: 'noindex' });
  });
});

describe('what pages say of themselves', () => {
  const all = [...Object.values(pageMeta), ...serviceSlugs.map((slug) => serviceMeta({ slug }))];
  const listed = all.filter(({ isIndexed }) => isIndexed);

  it('is different for every page', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it.each(listed)('is long enough to say something and short enough to be shown: $title', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('lists a flow by its first address only', () => {
    const meta = firstStepOnly(pageMeta.appointment);
    expect(meta({}).isIndexed).toBe(true);
    expect(meta({ step: 'details' }).isIndexed).toBe(false);
  });
});
