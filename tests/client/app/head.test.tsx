import { act, cleanup } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Head, type PageHandle } from '~/app/page-meta.tsx';
import { meta as serviceMeta } from '~/features/information/service-page.tsx';
import { useTitleError, useTitleStep } from '~/site/document-title.ts';
import { type PageEntry, type PageMeta, pages } from '~/site/pages.ts';
import { product } from '~/site/product.ts';
import { serviceSlugs } from '~/site/service-slug.ts';
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
      { id: 'about', path: '/about', element: <p>about</p> },
      { id: 'login', path: '/login', element: <p>login</p> },
      {
        id: 'service',
        path: '/services/:slug',
        handle: { meta: serviceMeta } satisfies PageHandle,
        element: <p>service</p>,
      },
      {
        id: 'appointment',
        path: '/appointment',
        children: [{ path: 'details', element: null }],
        element: <p>booking</p>,
      },
    ],
  },
];

const attributeOf = (selector: string, attribute: string) => {
  const found = [...document.querySelectorAll(selector)];
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.getAttribute(attribute) ?? null;
};
const currentHead = () => ({
  title: document.title,
  description: attributeOf('meta[name="description"]', 'content'),
  canonical: attributeOf('link[rel="canonical"]', 'href'),
  robots: attributeOf('meta[name="robots"]', 'content'),
  shared: attributeOf('meta[property="og:title"]', 'content'),
  address: attributeOf('meta[property="og:url"]', 'content'),
});

describe('the head of the document', () => {
  it('follows the page, with one element of each kind', async () => {
    const { router } = renderAt('/about?utm_source=x', routes);
    const address = `${window.location.origin}/about`;
    expect(currentHead()).toEqual({
      title: `About us · ${product.name}`,
      description: pages.about.description,
      canonical: address,
      robots: null,
      shared: 'About us',
      address,
    });

    await act(() => router.navigate('/login'));
    expect(currentHead()).toMatchObject({
      title: `Log in · ${product.name}`,
      canonical: null,
      robots: 'noindex',
      address: null,
    });

    await act(() => router.navigate('/services/towing'));
    expect(currentHead()).toMatchObject({
      title: `Towing in Leicester and Nottingham · ${product.name}`,
      canonical: `${window.location.origin}/services/towing`,
      robots: null,
    });

    await act(() => router.navigate('/services/time-travel'));
    expect(currentHead()).toMatchObject({
      title: `No service found · ${product.name}`,
      canonical: null,
      robots: 'noindex',
    });
  });
});

describe('the title of a form', () => {
  function Step({ step, hasErrors }: { step: string; hasErrors: boolean }) {
    useTitleStep(step);
    useTitleError(hasErrors);
    return null;
  }

  it('begins with the step, and with "Error: " while the form has errors', async () => {
    const children = [
      {
        id: 'appointment',
        path: '/',
        element: <Outlet />,
        children: [
          { path: 'one', element: <Step step="Step 1 of 2: Where?" hasErrors={false} /> },
          { path: 'two', element: <Step step="Step 2 of 2: When?" hasErrors /> },
          { path: 'done', element: null },
        ],
      },
    ];
    const { router } = renderAt('/one', [{ ...routes[0], children }]);
    const page = `Book an appointment · ${product.name}`;
    expect(document.title).toBe(`Step 1 of 2: Where? · ${page}`);
    await act(() => router.navigate('/two'));
    expect(document.title).toBe(`Error: Step 2 of 2: When? · ${page}`);
    await act(() => router.navigate('/done'));
    expect(document.title).toBe(page);
  });
});

describe('page metadata', () => {
  const all: PageMeta[] = [
    ...Object.values<PageEntry>(pages)
      .filter(({ values }) => !values)
      .map(({ title, description, isListed = false }) => ({ title, description, isIndexed: isListed })),
    ...serviceSlugs.map((slug) => serviceMeta({ slug })),
  ];
  const listed = all.filter(({ isIndexed }) => isIndexed);

  it('is unique to each page', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it.each(listed)('has a useful length: $title', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('indexes only the first step of a flow', async () => {
    const { router } = renderAt('/appointment', routes);
    expect(currentHead()).toMatchObject({ canonical: `${window.location.origin}/appointment`, robots: null });
    await act(() => router.navigate('/appointment/details'));
    expect(currentHead()).toMatchObject({ canonical: null, robots: 'noindex' });
  });
});
