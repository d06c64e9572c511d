import { act, cleanup, screen, within } from '@testing-library/react';
import { Outlet, useNavigation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RouteFailure } from '~/app/route-failure.tsx';
import { pageAt, routes } from '~/app/routes.tsx';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { Component as NotFoundPage } from '~/features/information/not-found-page.tsx';
import { addressesOf, type PageEntry, pages, stepAddressesOf } from '~/site/pages.ts';
import { later } from '../support/later.ts';
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

describe('navigation', () => {
  function Layout() {
    return (
      <>
        <p>layout, {useNavigation().state}</p>
        <Outlet />
      </>
    );
  }

  /** Opens a page beside others whose code loads, or fails to, when a test says so. */
  function open() {
    const finish = new Map<string, (isLoaded: boolean) => void>();
    const slowPage = (path: string) => ({
      path,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <p>skeleton</p>,
      lazy: async () => {
        const { promise, resolve } = later<boolean>();
        finish.set(path, resolve);
        if (!(await promise)) throw new Error('Failed to fetch dynamically imported module');
        return { element: <p>page {path}</p> };
      },
    });
    const children = [{ path: '/start', element: <p>start</p> }, home, slowPage('/one'), slowPage('/two')];
    const { router, path } = renderAt('/start', [{ Component: Layout, children }]);
    return {
      path,
      router,
      push: (to: string) => act(async () => void router.navigate(to)),
      back: () => act(async () => void router.navigate(-1)),
      finish: (to: string, isLoaded = true) => act(async () => finish.get(to)?.(isLoaded)),
    };
  }

  it('keeps the page until the code of the next one is loaded', async () => {
    const { path, push, finish } = open();
    await push('/one');
    expect(screen.getByText('layout, loading')).toBeTruthy();
    expect(screen.getByText('start')).toBeTruthy();
    expect(path()).toBe('/start');
    await finish('/one');
    expect(screen.getByText('layout, idle')).toBeTruthy();
    expect(screen.getByText('page /one')).toBeTruthy();
    expect(path()).toBe('/one');
  });

  it('gives up a page that is still loading when another is opened', async () => {
    const { path, push, back, finish } = open();
    await push('/one');
    await push('/two');
    await finish('/one');
    expect(screen.getByText('start')).toBeTruthy();
    await finish('/two');
    expect(screen.getByText('page /two')).toBeTruthy();
    await back();
    expect(path()).toBe('/start');
  });

  it('gives it up on Back too', async () => {
    const { path, push, back, finish } = open();
    await push('/');
    await push('/one');
    await back();
    await finish('/one');
    expect(screen.getByText('layout, idle')).toBeTruthy();
    expect(screen.getByText('start')).toBeTruthy();
    expect(path()).toBe('/start');
  });

  it('says within the layout that a page failed to load, and loads it again next time', async () => {
    const { path, push, back, finish } = open();
    await push('/one');
    await finish('/one', false);
    expect(screen.getByRole('heading', { name: 'We couldn’t load this page' })).toBeTruthy();
    expect(screen.getByText('layout, idle')).toBeTruthy();
    expect(path()).toBe('/one');
    await back();
    expect(screen.getByText('start')).toBeTruthy();
    await push('/one');
    await finish('/one');
    expect(screen.getByText('page /one')).toBeTruthy();
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example'])('does not open %s', async (address) => {
    const { path, router } = open();
    await expect(router.navigate(address)).rejects.toThrow();
    expect(path()).toBe('/start');
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
