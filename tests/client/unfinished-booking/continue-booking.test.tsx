import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as BookingPage } from '~/features/booking/guest/guest-booking-page.tsx';
import { guestBooking } from '~/features/booking/guest/guest-flow.ts';
import { session } from '~/features/session/session.ts';
import { ContinueBooking } from '~/features/unfinished-booking/continue-booking.tsx';
import { BOOKING_DRAFTS, SAVED_TEXT, saveOpenStep } from '~/features/unfinished-booking/unfinished-booking.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { filledDraft, plumbing } from '../booking/drafts.ts';
import { wizardGraph } from '../booking/wizard-graph.ts';
import { renderAt } from '../support/render-at.tsx';

const routes = [
  { path: '/appointment/:step?', Component: BookingPage },
  { path: '*', Component: ContinueBooking },
];
const link = () => screen.queryByRole('link', { name: /^Continue your booking/ });

beforeEach(() => guestBooking.draft.open().clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('leads back to the step that was left, as long as there is a draft', async () => {
  guestBooking.draft.open().change(filledDraft({ service: plumbing, location: null }));
  const { router } = renderAt('/appointment/location', routes, wizardGraph());
  await screen.findByRole('radio', { name: 'Home Service' });
  await act(() => router.navigate('/', { state: pageNotice(SAVED_TEXT) }));
  expect(link()?.getAttribute('href')).toBe('/appointment/location');
  expect(link()?.textContent).toBe('Continue your booking Step 3 of 6');
  expect(screen.getByRole('status').textContent).toBe('We’ve saved your booking on this device for 24 hours.');
  guestBooking.draft.open().clear();
  await act(() => router.navigate('/services'));
  expect(link()).toBeNull();
});

it('shows nothing of an expired draft', () => {
  saveOpenStep(null, BOOKING_DRAFTS.guest, { to: '/appointment', number: 1, count: 6 });
  localStorage.setItem('draft/device/guest-booking', JSON.stringify({ expiresAt: Date.now() - 1, value: {} }));
  renderAt('/', routes);
  expect(link()).toBeNull();
});

it('leads a logged-in customer to their own booking first', () => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' });
  const to = '/dashboard/book-appointment/details';
  saveOpenStep('7', BOOKING_DRAFTS.customer, { to, number: 2, count: 5 });
  for (const key of ['draft/customer-7/booking', 'draft/device/guest-booking'])
    localStorage.setItem(key, JSON.stringify({ expiresAt: Date.now() + 1e6, value: {} }));
  renderAt('/', routes);
  expect(link()?.getAttribute('href')).toBe(to);
  act(() => session.end('LOGGED_OUT'));
  expect(localStorage.getItem('draft/customer-7/booking/step')).toBeNull();
});
