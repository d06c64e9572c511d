import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, type Params, ScrollRestoration, useParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PageMeta, RouteHandle } from '~/app/meta/page-meta.ts';
import { RouteAnnouncer } from '~/app/routing/route-announcer.tsx';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

function Layout() {
  return (
    <>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

const handleWith = (title: string): { meta: PageMeta } => ({ meta: { title, description: '', isIndexed: true } });

function Service() {
  return <h1>{useParams().slug}</h1>;
}

const routes = [
  {
    Component: Layout,
    children: [
      { path: '/', handle: handleWith('Start'), element: <h1>Start</h1> },
      { path: '/book/:step?', handle: handleWith('Book'), element: <h1>Booking</h1> },
      {
        path: '/services/:slug',
        handle: { meta: ({ slug = '' }: Params) => handleWith(slug).meta } satisfies RouteHandle,
        Component: Service,
      },
    ],
  },
];

it('announces the title and focuses the heading when the page changes', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/', routes);
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/book'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Booking' }));
  expect(screen.getByRole('status').textContent).toBe('Book');
});

it('announces a change between two pages of the same route', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/services/towing', routes);
  await act(() => router.navigate('/services/carpentry'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'carpentry' }));
  expect(screen.getByRole('status').textContent).toBe('carpentry');
});

it('keeps the focus when a flow changes its step', async () => {
  const { router } = renderAt('/book', routes);
  await act(() => router.navigate('/book/one'));
  await act(() => router.navigate('/book/two'));
  expect(document.activeElement).toBe(document.body);
});
