import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as NotFoundPage } from '~/app/pages/not-found-page.tsx';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

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

describe('the page after a booking that waits for its email to be verified', () => {
  const routes = [home, { path: '/verify-appointment-email', Component: VerifyPage }];

  it('goes home on a cold load (REG-30)', () => {
    expect(renderAt('/verify-appointment-email', routes).path()).toBe('/');
  });

  it('shows the message and the reference that arrive with it (C-13)', () => {
    const state = { booking: sampleBooking };
    renderAt({ pathname: '/verify-appointment-email', state }, routes);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Job sheet' })).getByText('MW-48213')).toBeTruthy();
  });
});
