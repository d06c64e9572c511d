import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as SuccessPage } from '~/features/booking/guest/appointment-success-page.tsx';
import { bookingCalendarEvent } from '~/features/booking/shared/received-booking.tsx';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const booking = { ...sampleBooking, serviceName: 'Plumbing' };

const routes = [
  { path: '/appointment-success', Component: SuccessPage },
  { path: '*', element: <p>Another page</p> },
];

const open = (state: unknown) => renderAt({ pathname: '/appointment-success', state }, routes);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};

it('shows the service, reference, email and both messages (REG-26, BOOK-47, C-11)', () => {
  open({ booking });
  for (const text of [
    'MW-48213',
    'Plumbing',
    'priya@example.com',
    'Fri 27 Nov 2026, 10:00',
    'Highfields workshop',
    'No preference',
    'Success! Your appointment has been sent to us.',
    'Please verify your email to confirm appointment.',
  ]) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
});

it('shows the price guide with travel (MONEY-04)', () => {
  open({
    booking: { ...booking, request: booking.request && { ...booking.request, priceGuide: '£50 · No travel fee' } },
  });
  expect(screen.getByText('£50 · No travel fee')).toBeTruthy();
});

it('offers the request as a calendar file, under the id of the appointment', () => {
  expect(bookingCalendarEvent(booking)).toMatchObject({
    uid: 'appointment-31@mendwell.example',
    start: new Date('2026-11-27T10:00:00Z'),
    isTentative: true,
    title: 'Plumbing',
    location: 'Highfields workshop',
  });
  expect(bookingCalendarEvent({ ...booking, appointmentId: null })).toBeNull();
  expect(bookingCalendarEvent({ ...booking, request: null })).toBeNull();
  open({ booking });
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

it('leads customers with a password to their dashboard, with the booking', async () => {
  const { path, router } = open({ booking });
  fireEvent.click(screen.getByRole('link', { name: 'Log in to your dashboard' }));
  await seconds(0);
  expect(path()).toBe('/login');
  expect(router.state.location.state).toEqual({ booking });
});

it('redirects after ten seconds with the booking (REG-27)', async () => {
  const { path, router } = open({ booking });
  await seconds(9);
  expect(screen.getByText('1 second')).toBeTruthy();
  expect(path()).toBe('/appointment-success');
  await seconds(1);
  expect(path()).toBe('/verify-appointment-email');
  expect(router.state.location.state).toEqual({ booking });
});

it('waits with the redirect while the page is used, then goes on (REG-27)', async () => {
  const { path } = open({ booking });
  const isPaused = () => getComputedStyle(screen.getByText('Paused while you use this page.')).visibility === 'visible';
  await seconds(3);
  expect(isPaused()).toBe(false);
  fireEvent.pointerDown(screen.getByText('MW-48213'));
  await seconds(4);
  expect(isPaused()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await seconds(4);
  expect(screen.getByText('7 seconds')).toBeTruthy();
  await seconds(1 + 6);
  expect(screen.getByText('1 second')).toBeTruthy();
  expect(path()).toBe('/appointment-success');
  await seconds(1);
  expect(path()).toBe('/verify-appointment-email');
});

it('waits as long as text is selected', async () => {
  const { path } = open({ booking });
  const selection = document.getSelection();
  selection?.selectAllChildren(screen.getByText('MW-48213'));
  fireEvent(document, new Event('selectionchange'));
  await seconds(30);
  expect(path()).toBe('/appointment-success');
  selection?.removeAllRanges();
  fireEvent(document, new Event('selectionchange'));
  await seconds(5 + 10);
  expect(path()).toBe('/verify-appointment-email');
});

it('stays if the guest asks to', async () => {
  const { path } = open({ booking });
  await seconds(3);
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await seconds(20);
  expect(path()).toBe('/appointment-success');
});

it.each([null, {}, { booking: { reference: 'MW-1' } }])(
  'redirects to the home page without a booking (REG-28): %j',
  async (state) => {
    const { path } = open(state);
    await seconds(0);
    expect(path()).toBe('/');
  },
);
