import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceDetails } from '~/content/service-details.ts';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { Component as ServicePage } from '~/features/information/service-page.tsx';
import { Component as ServicesPage } from '~/features/information/services-page.tsx';
import { product } from '~/site/product.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

/** The slugs of INFO-08, with the names of the catalogue (SHELL-28). */
const services = [
  ['carpentry', 'Carpentry'],
  ['plumbing-repair', 'Plumbing'],
  ['electrical-repair', 'Electrical Repair'],
  ['brake-repair', 'Brake Repair'],
  ['cleaning-service', 'Cleaning Service'],
  ['couriers', 'Couriers'],
  ['electrical-diagnostics', 'Electrical Diagnostics'],
  ['hvac-repair', 'HVAC Repair'],
  ['landscaping', 'Landscaping'],
  ['towing', 'Towing'],
  ['vehicle-repair', 'Vehicle Repair'],
  ['tailoring', 'Tailoring'],
] as const;

const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsIn);

const open = (slug: string) => renderAt(`/services/${slug}`, [{ path: '/services/:slug', Component: ServicePage }]);

describe('a service page', () => {
  it.each(services)(
    '%s has its text, two illustrations and four offerings, without a query (INFO-08, INFO-09)',
    (slug, name) => {
      const { graph } = open(slug);
      expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
      const labels = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
      expect(new Set(labels).size).toBe(2);
      expect(labels.every((label) => label && label.length > 20)).toBe(true);
      const offerings = screen.getByRole('region', { name: 'What we do' });
      expect(within(offerings).getAllByRole('listitem')).toHaveLength(4);
      const titles = within(offerings).getAllByRole('heading', { level: 3 });
      expect(new Set(titles.map((title) => title.textContent)).size).toBe(4);
      expect(graph.sent).toEqual([]);
    },
  );

  it('has its own texts: no text is on two pages', () => {
    const offerings = Object.values(serviceDetails).flatMap((details) => Object.keys(details.offerings));
    const texts = [...textsIn(serviceSummaries), ...textsIn(serviceDetails), ...offerings];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('lists all twelve services and marks the current one (INFO-10, SHELL-28)', () => {
    open('towing');
    const panel = within(screen.getByRole('navigation', { name: 'All services' }));
    const links = panel.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      services.map(([slug]) => `/services/${slug}`).sort(),
    );
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Towing']);
  });

  it('has a call card with a phone number and a link to a booking (INFO-11)', () => {
    open('tailoring');
    const card = within(screen.getByRole('region', { name: 'Book online, or call us first' }));
    const { formatted, href } = product.phones.leicester;
    expect(card.getByRole('link', { name: formatted }).getAttribute('href')).toBe(href);
    expect(card.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe('/appointment');
  });

  it.each(['time-travel', 'Carpentry', 'plumbing', 'toString', '__proto__'])('%s is not found (INFO-12)', (slug) => {
    open(slug);
    expect(screen.getByRole('heading', { level: 1, name: 'No service found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all services' }).getAttribute('href')).toBe('/services');
  });
});

describe('the services page', () => {
  it('has an introduction, eight tiles and links to the other four services (INFO-06, INFO-07, C-97)', () => {
    const { graph } = renderAt('/services', [{ path: '/services', Component: ServicesPage }]);
    const targetsIn = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const [tiles] = within(screen.getByRole('region', { name: 'What needs fixing?' })).getAllByRole('list');
    if (!tiles) throw new Error('There are no tiles.');
    const others = screen.getByRole('navigation', { name: 'We also do' });
    expect([targetsIn(tiles).length, targetsIn(others).length]).toEqual([8, 4]);
    expect([...targetsIn(tiles), ...targetsIn(others)].sort()).toEqual(
      services.map(([slug]) => `/services/${slug}`).sort(),
    );
    expect(screen.getByText(/Diagnosis and brake checks are free/)).toBeTruthy();
    expect(graph.sent).toEqual([]);
  });
});
