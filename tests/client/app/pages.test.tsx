import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as NotFoundPage } from '~/app/pages/not-found-page.tsx';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { Component as ContactPage } from '~/features/contact/contact-page.tsx';
import { Component as ServicePage } from '~/features/information/service-page.tsx';
import { product } from '~/lib/product.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { madeBooking } from '../support/made-booking.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const home = { path: '/', element: <p>home</p> };

describe('the page for what is not there (SHELL-11, SHELL-12)', () => {
  it('says 404, marks it for a prerenderer and leads home', () => {
    renderAt('/nope', [{ path: '*', Component: NotFoundPage }]);
    expect(screen.getByRole('heading', { name: '404' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="prerender-status-code"]')?.getAttribute('content')).toBe('404');
    cleanup();
    expect(document.querySelector('meta[name="prerender-status-code"]')).toBeNull();
  });
});

describe('contact', () => {
  it('lists both telephones, the e-mail and the address to come', () => {
    renderAt('/contact', [{ path: '/contact', Component: ContactPage }]);
    expect(screen.getByRole('link', { name: product.phones.nottingham.shown }).getAttribute('href')).toBe(
      product.phones.nottingham.href,
    );
    expect(screen.getByRole('link', { name: product.supportEmail })).toBeTruthy();
    expect(screen.getByText('Coming soon')).toBeTruthy();
  });
});

describe('the page after a booking that waits for its e-mail to be verified', () => {
  const routes = [home, { path: '/verify-appointment-email', Component: VerifyPage }];

  it('goes home on a cold load (REG-30)', () => {
    expect(renderAt('/verify-appointment-email', routes).path()).toBe('/');
  });

  it('shows the message and the reference that arrive with it (C-13)', () => {
    const state = { booking: madeBooking };
    renderAt({ pathname: '/verify-appointment-email', state }, routes);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Job sheet' })).getByText('MW-48213')).toBeTruthy();
  });
});

describe('a service', () => {
  const routes = [{ path: '/services/:slug', Component: ServicePage }];
  const graph = () =>
    new FakeGraph().answer('ServiceCatalogue', {
      data: {
        services: [{ __typename: 'Service', id: '3', name: 'Plumbing Repair', description: 'Leaks and taps.' }],
      },
    });

  it('is found by its slug and leads to a booking', async () => {
    renderAt('/services/plumbing-repair', routes, graph());
    expect(await screen.findByRole('heading', { level: 1, name: 'Plumbing Repair' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe('/appointment');
  });

  it('is said not to be there under any other', async () => {
    renderAt('/services/time-travel', routes, graph());
    expect(await screen.findByRole('heading', { level: 1, name: 'No service found' })).toBeTruthy();
  });

  it('can be tried again when the catalogue does not come', async () => {
    const broken = new FakeGraph().answer('ServiceCatalogue', new TypeError('Failed to fetch'));
    renderAt('/services/towing', routes, broken);
    expect(await screen.findByText('Failed to fetch services')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
