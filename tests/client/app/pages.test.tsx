import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as NotFoundPage } from '~/app/pages/not-found-page.tsx';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

afterEach(cleanup);

const home = { path: '/', element: <p>home</p> };

describe('the 404 page (SHELL-11, SHELL-12)', () => {
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
