import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Fixing } from '~/features/home/fixing.tsx';
import { homeErrorMessage } from '~/features/home/home-error-message.ts';
import { Component as HomePage } from '~/features/home/home-page.tsx';
import { Specialists } from '~/features/home/specialists.tsx';
import type { Failure } from '~/graphql/failure.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

describe('what the list says when it fails', () => {
  const failure = (part: Partial<Failure>): Failure => ({
    kind: 'graph',
    message: 'What the server said.',
    code: null,
    legacyStatus: null,
    retryAfterSeconds: null,
    requestId: null,
    ...part,
  });

  it.each([
    ['a refusal by status (HOME-08)', failure({ legacyStatus: 503 }), 'Failed to fetch specialists'],
    ['words with a good status (HOME-09)', failure({ legacyStatus: 200 }), 'What the server said.'],
    ['words without one (HOME-09)', failure({}), 'What the server said.'],
    ['no connection (HOME-10)', failure({ kind: 'network', message: 'Failed to fetch' }), 'Failed to fetch'],
  ])('%s', (_what, given, text) => {
    expect(homeErrorMessage(given)).toBe(`Error loading specialists: ${text}`);
  });
});

describe('the lists', () => {
  const lists = (
    <>
      <Fixing />
      <Specialists />
    </>
  );
  const page = (reply: Parameters<FakeGraph['answer']>[1]) =>
    renderAt('/', [{ path: '/', element: lists }], new FakeGraph().answer('HomeSpecialists', reply));

  it('of specialists fails by itself, with a way to try again; that of services needs no one (HOME-10, HOME-17)', async () => {
    const { graph } = page(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Error loading specialists: Failed to fetch')).toBeTruthy();
    expect(screen.getAllByText('Try again')).toHaveLength(1);
    const strip = within(screen.getByRole('region', { name: 'What needs fixing?' }));
    expect(strip.getAllByRole('listitem')).toHaveLength(6);
    expect(graph.sent.map(({ operation }) => operation)).toEqual(['HomeSpecialists']);
  });

  it('say so when there is no one (HOME-11)', async () => {
    page({ data: { specialists: { __typename: 'SpecialistPage', items: [] } } });
    expect(await screen.findByText('No specialists available.')).toBeTruthy();
  });

  it('say that they are loading (HOME-07, C-96) and ask once', () => {
    const { graph } = page(new Promise<never>(() => undefined));
    expect(screen.getByText('Loading specialists...')).toBeTruthy();
    expect(graph.sentAs('HomeSpecialists')).toHaveLength(1);
  });
});

describe('home', () => {
  it('has its sections and leads on (HOME-01, HOME-13, HOME-15, HOME-16, HOME-19, HOME-21, SHELL-17, SHELL-19)', () => {
    const { container } = renderAt('/', [{ path: '/', Component: HomePage }]);
    const leads = (text: string) => screen.getAllByText(text).map((part) => part.closest('a')?.getAttribute('href'));
    expect(leads('Get started')).toEqual(['/appointment']);
    expect(leads('More specialists')).toEqual(['/specialists']);
    expect(leads('Book an appointment')).toEqual(['/appointment']);
    expect(leads('Our services')).toEqual(Array.from({ length: 4 }, () => '/services'));
    expect(leads('About us')).toEqual(['/about']);
    expect(leads('Contact us')).toEqual(['/contact']);
    expect(container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    expect(container.querySelectorAll('details')).toHaveLength(5);
    expect(screen.getByText('Northlight').closest('ul')?.children).toHaveLength(9);
  });
});
