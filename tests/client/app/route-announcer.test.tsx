import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, ScrollRestoration, useParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PageHandle } from '~/app/page-meta.tsx';
import { RouteAnnouncer } from '~/app/root.tsx';
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

function Service() {
  return <h1>{useParams().slug}</h1>;
}

const routes = [
  {
    Component: Layout,
    children: [
      { id: 'home', path: '/', element: <h1>Start</h1> },
      {
        id: 'appointment',
        path: '/appointment',
        element: <h1>Booking</h1>,
        children: ['one', 'two'].map((path) => ({ path, element: null })),
      },
      {
        id: 'service',
        path: '/services/:slug',
        handle: {
          meta: ({ slug = '' }) => ({ title: slug, description: '', isIndexed: true }),
        } satisfies PageHandle,
        Component: Service,
      },
    ],
  },
];

it('announces the title and focuses the heading when the page changes', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/', routes);
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/appointment'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Booking' }));
  expect(screen.getByRole('status').textContent).toBe('Book an appointment');
});

it('announces a change between two pages of the same route', async () => {
  window.scrollTo = () => undefined;
  const { router } = renderAt('/services/towing', routes);
  await act(() => router.navigate('/services/carpentry'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'carpentry' }));
  expect(screen.getByRole('status').textContent).toBe('carpentry');
});

it('keeps the focus when a flow changes its step', async () => {
  const { router } = renderAt('/appointment', routes);
  await act(() => router.navigate('/appointment/one'));
  await act(() => router.navigate('/appointment/two'));
  expect(document.activeElement).toBe(document.body);
});
