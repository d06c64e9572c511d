import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as HomePage, ServicesStrip } from '~/features/home/home-page.tsx';
import { Specialists } from '~/features/home/specialists.tsx';
import { homeErrorMessage } from '~/features/home/specialists-list.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

it.each([
  ['a non-OK status (HOME-08)', 503, 'Failed to fetch specialists'],
  ['the first non-OK status above', 300, 'Failed to fetch specialists'],
  ['the last non-OK status below', 199, 'Failed to fetch specialists'],
  ['an OK status (HOME-09)', 200, 'The server’s message.'],
  ['the last OK status', 299, 'The server’s message.'],
  ['no status, as without a connection (HOME-09, HOME-10)', null, 'The server’s message.'],
])('says why the specialists couldn’t be loaded, with %s', (_what, legacyStatus, text) => {
  const failure = { kind: 'graph', message: 'The server’s message.', code: null } as const;
  const error = homeErrorMessage({ ...failure, legacyStatus, retryAfterSeconds: null, requestId: null });
  expect(error).toBe(`Error loading specialists: ${text}`);
});

describe('the lists', () => {
  const lists = (
    <>
      <ServicesStrip />
      <Specialists />
    </>
  );
  const page = (reply: Parameters<FakeGraph['answer']>[1]) =>
    renderAt('/', [{ path: '/', element: lists }], new FakeGraph().answer('HomeSpecialists', reply));

  it('of specialists can fail and be retried; that of services needs no prices (HOME-10, HOME-17)', async () => {
    const { graph } = page(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Error loading specialists: Failed to fetch')).toBeTruthy();
    expect(screen.getAllByText('Try again')).toHaveLength(1);
    const strip = within(screen.getByRole('region', { name: 'Browse by service' }));
    expect(strip.getAllByRole('listitem')).toHaveLength(6);
    // Each part asks once its code has loaded.
    await waitFor(() =>
      expect(graph.sent.map(({ operation }) => operation).sort()).toEqual(['HomeSpecialists', 'ServicePrices']),
    );
  });

  it('show that there are no specialists (HOME-11)', async () => {
    page({ data: { specialists: { items: [] } } });
    expect(await screen.findByText('No specialists available.')).toBeTruthy();
  });

  it('show that they are loading, and send one query (HOME-07, C-96)', async () => {
    const { graph } = page(new Promise<never>(() => undefined));
    expect(screen.getByText('Loading specialists...')).toBeTruthy();
    await waitFor(() => expect(graph.sentAs('HomeSpecialists')).toHaveLength(1));
  });

  it('of services says what each costs at least', async () => {
    const graph = new FakeGraph().answer('ServicePrices', {
      data: {
        services: [
          { id: '3', name: 'Plumbing', priceGuide: { lowest: { pence: 4000, formatted: '£40' } } },
          { id: '4', name: 'Carpentry' },
        ],
      },
    });
    renderAt('/', [{ path: '/', Component: HomePage }], graph);
    expect((await screen.findByText('from £40')).closest('a')?.getAttribute('href')).toBe('/services/plumbing-repair');
    expect(screen.getAllByText(/^from/)).toHaveLength(1);
  });
});

describe('the home page', () => {
  it('asks what needs fixing and where, and leads to the directory with what was filled in', async () => {
    const routes = [
      { path: '/', Component: HomePage },
      { path: '*', element: <p>Another page</p> },
    ];
    const { path } = renderAt('/', routes);
    fireEvent.change(screen.getByLabelText('Where?'), { target: { value: ' LE2 3AB ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(path()).toBe('/specialists?location=LE2+3AB'));
  });

  it('has its sections and links (HOME-01, HOME-13, HOME-15, HOME-16, HOME-19, HOME-21, SHELL-17, SHELL-19)', () => {
    const { container } = renderAt('/', [{ path: '/', Component: HomePage }]);
    const targetsOf = (text: string) =>
      screen.getAllByText(text).map((part) => part.closest('a')?.getAttribute('href'));
    expect(targetsOf('Get started')).toEqual(['/appointment']);
    expect(targetsOf('More specialists')).toEqual(['/specialists']);
    expect(targetsOf('Book an appointment')).toEqual(['/appointment']);
    const boxes = within(screen.getByRole('region', { name: 'Checked before we list them' })).getAllByRole('link');
    expect(boxes.map((box) => box.getAttribute('href'))).toEqual(Array.from({ length: 4 }, () => '/services'));
    expect(targetsOf('About us')).toEqual(['/about']);
    expect(targetsOf('Contact us')).toEqual(['/contact']);
    expect(container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    expect(container.querySelectorAll('details')).toHaveLength(5);
    expect(screen.getByText('Northlight').closest('ul')?.children).toHaveLength(9);
  });
});
