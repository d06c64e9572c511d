import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageAt, routes } from '~/app/routes.tsx';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { Component as NotFoundPage } from '~/features/information/not-found-page.tsx';
import { addressesOf, type PageEntry, pages, stepAddressesOf } from '~/site/pages.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

afterEach(cleanup);

const home = { path: '/', element: <p>home</p> };

const entries = Object.entries<PageEntry>(pages);
const addresses = entries.flatMap(([name, page]) =>
  [...addressesOf(page), ...stepAddressesOf(page)].map((path) => ({ name, path })),
);

describe('an address', () => {
  it.each(addresses)('$path is that of $name', ({ name, path }) => {
    expect(pageAt(path)).toBe(name);
  });

  it.each(addresses)('$path has nothing below it but pages (SHELL-11)', ({ path }) => {
    const below = `${path === '/' ? '' : path}/zzz`;
    const others: Record<string, string> = { '/services/zzz': 'service', '/specialists/zzz': 'specialist' };
    expect(pageAt(below)).toBe(others[below] ?? 'notFound');
    expect(pageAt(`${below}/zzz/zzz`)).toBe('notFound');
    expect(pageAt(`${path}%2Fzzz`)).toBe(path.startsWith('/services/') ? 'service' : 'notFound');
  });
});

describe('the 404 page (SHELL-11, SHELL-12)', () => {
  it('is shown for what is below a page, also on navigation', async () => {
    window.scrollTo = () => undefined;
    const expectNotFound = async () => {
      await screen.findByRole('heading', { name: '404' });
      expect(document.querySelector('meta[name="prerender-status-code"]')?.getAttribute('content')).toBe('404');
    };
    const { router } = renderAt('/appointment/zzz', routes);
    await expectNotFound();
    for (const path of ['/joinUs/zzz', '/dashboard/book-appointment/zzz', '/services/towing/x']) {
      await act(() => router.navigate('/contact'));
      await screen.findByRole('heading', { level: 1, name: /Contact/ });
      expect(document.querySelector('meta[name="prerender-status-code"]')).toBeNull();
      await act(() => router.navigate(path));
      await expectNotFound();
    }
  });

  it('shows 404, sets the prerender marker and links home', () => {
    renderAt('/nope', [{ path: '*', Component: NotFoundPage }]);
    expect(screen.getByRole('heading', { name: '404' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="prerender-status-code"]')?.getAttribute('content')).toBe('404');
    cleanup();
    expect(document.querySelector('meta[name="prerender-status-code"]')).toBeNull();
  });
});

describe('the verification page after a booking', () => {
  const routes = [home, { path: '/verify-appointment-email', Component: VerifyPage }];

  it('redirects to the home page without a booking (REG-30)', () => {
    expect(renderAt('/verify-appointment-email', routes).path()).toBe('/');
  });

  it('shows the message and the reference of the booking (C-13)', () => {
    const state = { booking: sampleBooking };
    renderAt({ pathname: '/verify-appointment-email', state }, routes);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Job sheet' })).getByText('MW-48213')).toBeTruthy();
  });
});
