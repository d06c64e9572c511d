import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Component as SpecialistPage } from '~/features/specialists/specialist-page.tsx';
import { product } from '~/site/product.ts';
import { type PageResponse, PageResponseContext } from '~/ui/page-response.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { GraphTestProvider } from '../support/graph-test-provider.tsx';
import { renderAt } from '../support/render-at.tsx';
import { testClient } from '../support/test-client.ts';
import { incompleteSpecialist, specialist } from './specialist-fixture.ts';

afterEach(cleanup);

const routes = [
  { path: '/specialists/:id/:slug?', Component: SpecialistPage },
  { path: '*', element: <p>Another page</p> },
];

type Reply = Parameters<FakeGraph['answer']>[1];

const graphWith = (reply: Reply) =>
  new FakeGraph()
    .answer('Services', { data: { services: [] } })
    .answer('SpecialistPage', reply)
    .answer('NextAvailableDate', {
      data: { specialist: { __typename: 'Specialist', id: 'specialist-5', nextAvailableDate: '2099-11-24' } },
    });

const found = (profile: object = specialist()) => graphWith({ data: { specialist: profile } });
const address = '/specialists/5/amara-okafor';

/** Renders the page with a response that records what the page says about it. */
function respond(location: string, graph: FakeGraph) {
  const response = { setStatus: vi.fn(), redirect: vi.fn() } satisfies PageResponse;
  render(
    <GraphTestProvider client={testClient(graph.link)}>
      <PageResponseContext value={response}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [location] })} />
      </PageResponseContext>
    </GraphTestProvider>,
  );
  return response;
}

describe('the page of a specialist', () => {
  it('has everything that the profile dialog has, with all services (DIR-33..37, DIR-39..43, DIR-45)', async () => {
    renderAt(address, routes, found());
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeTruthy();
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'Job sheet',
      'About',
      'Customer Reviews',
      'Services Offered',
      'Professional Details',
      'Certified With',
      'Service Areas',
      'Workshop Locations',
    ]);
    const rates = within(screen.getByRole('region', { name: 'Rate card' }));
    expect(rates.getAllByText(/done well/)).toHaveLength(4);
    for (const text of ['Certified Professional', 'Insured & Bonded', 'Monday', 'Highfields', '12 Oct 2026']) {
      expect(screen.getByText(text), text).toBeTruthy();
    }
    expect(await screen.findByText('Next free for Brakes: Tue 24 Nov 2099')).toBeTruthy();
  });

  it('books its specialist, and leads back to the others (DIR-28)', async () => {
    const { router } = renderAt(address, routes, found());
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Specialists' }).getAttribute('href')).toBe('/specialists');
    expect(screen.getByRole('link', { name: 'Book Amara · £40 to £60' })).toBeTruthy();
    const call = screen.getAllByRole('link', { name: product.phones.leicester.formatted });
    for (const link of call) expect(link.getAttribute('href')).toBe(product.phones.leicester.href);
    fireEvent.click(screen.getByRole('link', { name: 'Book Amara' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointment'));
    expect(router.state.location.state).toMatchObject({
      bookingStart: { specialist: { id: 'specialist-5', name: 'Amara Okafor' } },
    });
  });

  it('tells search engines and shared links whose it is', async () => {
    renderAt(address, routes, found(specialist({ photoUrl: 'https://mendwell.example/media/5.webp' })));
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe(`Amara Okafor, Vehicle Technician in Leicester · ${product.name}`);
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toMatch(/^Amara Okafor.*Rated 4.5 in 2 reviews\./);
    expect(content('meta[property="og:image"]')).toBe('https://mendwell.example/media/5.webp');
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${window.location.origin}${address}`,
    );
  });

  it('shows defaults for missing values (DIR-25, DIR-26, DIR-44)', async () => {
    renderAt('/specialists/9/not-provided', routes, found(incompleteSpecialist));
    await screen.findByText('No reviews available yet.');
    expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/\/shared\.png$/);
  });
});

describe('its address', () => {
  it.each(['/specialists/5', '/specialists/5/someone-else'])(
    '%s is replaced by the canonical one',
    async (location) => {
      const { path, router } = renderAt(`${location}?reviews=c2`, routes, found());
      await waitFor(() => expect(path()).toBe(`${address}?reviews=c2`));
      expect(router.state.historyAction).toBe('REPLACE');
      cleanup();

      const response = respond(location, found());
      await screen.findByRole('heading', { level: 1, name: 'Amara Okafor' });
      expect(response.redirect).toHaveBeenCalledWith(address);
      expect(response.setStatus).not.toHaveBeenCalled();
    },
  );

  it('without a specialist is not found', async () => {
    const response = respond('/specialists/404/no-one', graphWith({ data: { specialist: null } }));
    await screen.findByRole('heading', { level: 1, name: 'Specialist not found' });
    expect(response.setStatus).toHaveBeenCalledWith(404);
    expect(response.redirect).not.toHaveBeenCalled();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('can be loaded again after a failure, which is no 404', async () => {
    const graph = graphWith({ data: { specialist: null }, errors: [{ message: 'Down' }] });
    const response = respond(address, graph);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Error loading specialists: Down')).toBeTruthy();
    expect(response.setStatus).not.toHaveBeenCalled();
    await waitFor(() => expect(graph.sentAs('SpecialistPage')).toHaveLength(2));
  });
});

describe('its reviews', () => {
  const page = (count: number, endCursor: string | null) => ({
    __typename: 'ReviewConnection',
    nodes: Array.from({ length: count }, () => ({ __typename: 'Review', rating: 5, comment: null, createdAt: null })),
    totalCount: 3,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  });
  const graph = () =>
    found(specialist({ reviews: page(2, 'c2') })).answer('MoreSpecialistReviews', {
      data: { specialist: { __typename: 'Specialist', id: 'specialist-5', reviews: page(1, null) } },
    });

  it('have an address for each page, and are added to the page by a plain click', async () => {
    const { path } = renderAt(address, routes, graph());
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe(`${address}?reviews=c2&reviewsBefore=2#reviews`);
    fireEvent.click(more);
    expect(await screen.findByText('Review #3')).toBeTruthy();
    expect(screen.getByText('Review #1')).toBeTruthy();
    expect(path()).toBe(address);
  });

  it('come before the prices, and the older ones on request', async () => {
    renderAt(address, routes, found(specialist({ reviews: { ...page(6, null), totalCount: 6 } })));
    const rows = (await screen.findByText('Review #1')).closest('ol')?.children;
    const more = screen.getByRole('button', { name: 'Show 3 more reviews' });
    fireEvent.click(more);
    expect(more.isConnected).toBe(false);
    expect(document.activeElement).toBe(rows?.[3]);
  });

  it('begin at the address’s position, with a way back', async () => {
    renderAt(`${address}?reviews=c2&reviewsBefore=2`, routes, graph());
    expect(await screen.findByText('Review #3')).toBeTruthy();
    expect(screen.queryByText('Review #1')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show the first reviews' }).getAttribute('href')).toBe(
      `${address}#reviews`,
    );
  });
});

describe('sharing it', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens the device’s sharing menu', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    renderAt(address, routes, found());
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: `Amara Okafor on ${product.name}`,
      url: `${window.location.origin}${address}`,
    });
  });

  it('copies the address where there is no menu', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    renderAt(address, routes, found());
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${address}`);
  });
});
