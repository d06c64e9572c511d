import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { homeErrorText } from '~/features/home/home-error-text.ts';
import { Component as HomePage } from '~/features/home/home-page.tsx';
import type { Failure } from '~/graphql/failure.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

describe('what the list says when it fails', () => {
  const failure = (part: Partial<Failure>): Failure => ({
    kind: 'graph',
    text: 'What the server said.',
    code: null,
    legacyStatus: null,
    requestId: null,
    ...part,
  });

  it.each([
    ['a refusal by status (HOME-08)', failure({ legacyStatus: 503 }), 'Failed to fetch specialists'],
    ['words with a good status (HOME-09)', failure({ legacyStatus: 200 }), 'What the server said.'],
    ['words without one (HOME-09)', failure({}), 'What the server said.'],
    ['no connection (HOME-10)', failure({ kind: 'network', text: 'Failed to fetch' }), 'Failed to fetch'],
  ])('%s', (_what, given, text) => {
    expect(homeErrorText(given)).toBe(`Error loading specialists: ${text}`);
  });
});

describe('home', () => {
  const page = (reply: Parameters<FakeGraph['answer']>[1]) =>
    renderAt('/', [{ path: '/', Component: HomePage }], new FakeGraph().answer('HomeSpecialists', reply));

  it('stands whole while its lists fail, each with its own way to try again', async () => {
    page(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Error loading specialists: Failed to fetch')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch services')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it('says so when there is nobody (HOME-11)', async () => {
    page({ data: { specialists: { __typename: 'SpecialistPage', items: [] } } });
    expect(await screen.findByText('No specialists available.')).toBeTruthy();
  });

  it('says that it is loading (C-96) and asks once', () => {
    const { graph } = page(new Promise<never>(() => undefined));
    expect(screen.getByText('Loading specialists...')).toBeTruthy();
    expect(graph.sentAs('HomeSpecialists')).toHaveLength(1);
  });

  it('has its sections and leads on', () => {
    page(new Promise<never>(() => undefined));
    const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(links('Get started')).toEqual(['/appointment']);
    expect(links('More specialists')).toEqual(['/specialists']);
    expect(links('Book an appointment')).toEqual(['/appointment']);
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/services').length,
    ).toBeGreaterThan(3);
    const brands = screen.getByRole('region', { name: 'Brands our specialists work with' });
    expect(within(brands).getAllByRole('listitem')).toHaveLength(9);
    const faq = within(screen.getByRole('region', { name: 'Asked before you' }));
    expect(faq.getAllByRole('group')).toHaveLength(5);
    expect(faq.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/about');
    expect(faq.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });
});
