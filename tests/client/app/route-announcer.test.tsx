import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, type Params, ScrollRestoration, useParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PageMeta, RouteHandle } from '~/app/meta/page-meta.ts';
import { RouteAnnouncer } from '~/app/routing/route-announcer.tsx';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

function Around() {
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

const named = (title: string): { meta: PageMeta } => ({ meta: { title, description: '', isIndexed: true } });

function Service() {
  return <h1>{useParams().slug}</h1>;
}

const routes = [
  {
    Component: Around,
    children: [
      { path: '/', handle: named('Start'), element: <h1>Start</h1> },
      { path: '/book/:step?', handle: named('Book'), element: <h1>Booking</h1> },
      {
        path: '/services/:slug',
        handle: { meta: ({ slug = '' }: Params) => named(slug).meta } satisfies RouteHandle,
        Component: Service,
      },
    ],
  },
];

it('says the page’s name and puts the focus on its heading when it changes', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/', routes);
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/book'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Booking' }));
  expect(screen.getByRole('status').textContent).toBe('Book');
});

it('says so as well when one page follows another at the same kind of address', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/services/towing', routes);
  await act(() => router.navigate('/services/carpentry'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'carpentry' }));
  expect(screen.getByRole('status').textContent).toBe('carpentry');
});

it('leaves the focus where it is when a page moves between its own steps', async () => {
  const { router } = renderAt('/book', routes);
  await act(() => router.navigate('/book/one'));
  await act(() => router.navigate('/book/two'));
  expect(document.activeElement).toBe(document.body);
});
