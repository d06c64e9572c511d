import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { Component as CustomerBookingPage } from '~/features/booking/customer/customer-booking-page.tsx';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import { customerDraft } from '~/features/booking/customer/customer-flow.ts';
import { session } from '~/features/session/session.ts';
import { preselectedService } from '~/site/navigation/preselected-service.ts';
import type { FakeGraph } from '../support/fake-graph.ts';
import { done, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { home, photo, plumbing, workshop } from './drafts.ts';
import { wizardGraph } from './wizard-graph.ts';

const BASE = '/dashboard/book-appointment';
const tom = { id: '6', name: 'Tom Bexley' };
const amara = { id: '8', name: 'Amara Okafor' };

const me = {
  __typename: 'Customer',
  id: '7',
  firstName: 'Ada',
  lastName: 'King',
  photoUrl: null,
  email: 'ada@example.com',
  phone: '7700 900123',
  address: null,
  vehicles: [],
};

const routes = [
  { path: `${BASE}/:step?`, Component: CustomerBookingPage },
  { path: '*', element: <p>Another page</p> },
];

function open(location: Parameters<typeof renderAt>[0], graph: FakeGraph = wizardGraph()) {
  return renderAt(location, routes, graph.answer('CustomerBooking', { data: { me } }));
}

const draft = () => customerDraft.open().get().value;

/** Everything but the sending is done, for a tap at home. */
function fillDraft(part: Partial<CustomerDraft> = {}) {
  customerDraft.open().change({
    service: plumbing,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips.',
    photos: [photo],
    location: home,
    date: londonDay(new Date()),
    time: { slotId: '3', label: '10:00 AM' },
    ...part,
  });
}

beforeEach(() => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' });
  customerDraft.open().clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('loads that fail (DBOOK-23)', () => {
  it.each([
    ['', 'BookingServices', 'Failed to fetch services'],
    ['/location', 'ServiceLocations', 'Failed to fetch locations'],
    ['/specialist', 'ServiceSpecialists', 'Failed to fetch specialists'],
    ['/date-time', 'AvailableDates', 'Failed to fetch available dates'],
    ['/date-time', 'TimeSlots', 'Failed to fetch time slots'],
  ])('on %s, %s: %s, and again', async (step, operation, text) => {
    fillDraft();
    const graph = wizardGraph().answer(operation, new TypeError('Failed to fetch'));
    open(BASE + step, graph);
    await screen.findByText(text);
    const before = graph.sentAs(operation).length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(graph.sentAs(operation).length).toBe(before + 1));
  });
});

describe('a chosen specialist whom the list does not have (C-95)', () => {
  it('is let go of with date and time, and that is said', async () => {
    fillDraft({ specialist: amara });
    const { path } = open(`${BASE}/confirm`);
    await screen.findByText(/Amara Okafor does not offer Plumbing. This booking goes on without them./);
    expect(draft()).toMatchObject({ specialist: null, date: null, time: null, location: home });
    await waitFor(() => expect(path()).toBe(`${BASE}/date-time`));
  });

  it('is not said any more once somebody else is chosen, nor of another booking', async () => {
    fillDraft({ specialist: amara });
    open(`${BASE}/specialist`);
    await screen.findByText(/Amara Okafor does not offer Plumbing/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Tom Bexley' }));
    expect(screen.queryByText(/does not offer/)).toBeNull();
    expect(draft()).toMatchObject({ specialist: tom });
  });

  it('stays when the list has them', async () => {
    fillDraft({ specialist: tom });
    open(`${BASE}/confirm`);
    await screen.findByRole('button', { name: 'Book appointment' });
    await waitFor(() => expect(screen.getAllByText('Tom Bexley').length).toBeGreaterThan(0));
    expect(draft()).toMatchObject({ specialist: tom, time: { slotId: '3' } });
  });
});

describe('what led here (C-07)', () => {
  const arriving = (state: object) => ({ pathname: BASE, state });

  it('is taken up once: the specialist of ‘Book now’, and the service of a page', async () => {
    const { router } = open(arriving({ specialist: tom, ...preselectedService('plumbing-repair') }));
    await screen.findByText(/You are booking with/);
    expect(await screen.findByRole('radio', { name: /^Plumbing/ })).toHaveProperty('checked', true);
    expect(draft()).toMatchObject({ preselected: tom, service: { name: 'Plumbing' } });
    await waitFor(() => expect(router.state.location.state).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Book without Tom Bexley' }));
    expect(screen.queryByText(/You are booking with/)).toBeNull();
    expect(draft().preselected).toBeNull();
  });

  it('lets another service be chosen for the specialist’s sake, and goes on without them otherwise', async () => {
    const { path } = open(arriving({ specialist: amara }));
    fireEvent.click(await screen.findByRole('radio', { name: /^Plumbing/ }));
    await screen.findByText(/Choose another service, or book without Amara Okafor/);
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(path()).toBe(`${BASE}/details`));
    await screen.findByText(/This booking goes on without them/);
    expect(draft().preselected).toBeNull();
  });

  it('chooses the specialist to begin with, and gives way to another choice', async () => {
    fillDraft({ preselected: tom, date: null, time: null });
    open(`${BASE}/specialist`);
    const radio = await screen.findByRole('radio', { name: 'Tom Bexley' });
    await waitFor(() => expect(radio).toHaveProperty('checked', true));
    fireEvent.click(screen.getByRole('radio', { name: 'No preference' }));
    expect(draft()).toMatchObject({ preselected: null, specialist: { id: null } });
  });

  it('asks for the specialist’s days in a workshop too', async () => {
    fillDraft({ preselected: tom, location: workshop });
    const { graph } = open(`${BASE}/date-time`);
    await waitFor(() => expect(graph.sentAs('AvailableDates').at(-1)?.variables).toMatchObject({ specialistId: '6' }));
  });
});

describe('a booking that is still on its way when its page is left', () => {
  /** Presses, goes elsewhere, and gives the way to let the answer come. */
  async function leaveWhileSending() {
    fillDraft();
    let answer: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const page = open(`${BASE}/confirm`, wizardGraph().answer('BookAppointment', reply));
    fireEvent.click(await screen.findByRole('button', { name: 'Book appointment' }));
    await screen.findByRole('button', { name: 'Sending...' });
    await act(() => page.router.navigate('/dashboard'));
    await screen.findByText('Another page');
    return { ...page, answer: (given: object) => act(async () => answer(given)) };
  }
  const booked = done('bookAppointment', { reference: 'MW-1', message: 'It is booked.', customer: null });
  const comeBack = (router: { navigate(to: string): Promise<void> }) => act(() => router.navigate(`${BASE}/confirm`));

  it('is under way there still: it can be neither sent again, nor changed, nor thrown away', async () => {
    const { router, graph, path, answer } = await leaveWhileSending();
    await comeBack(router);
    const button = await screen.findByRole('button', { name: 'Sending...' });
    fireEvent.click(button);
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByText('Back').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await answer(booked);
    await waitFor(() => expect(path()).toBe('/dashboard/appointments'));
    expect(router.state.location.state).toMatchObject({ notice: expect.stringContaining('It is booked.') });
    expect(graph.sentAs('BookAppointment')).toHaveLength(1);
    expect(draft().service).toBeNull();
  });

  it('leads nobody away who is elsewhere, and the next booking begins anew', async () => {
    const { router, path, answer } = await leaveWhileSending();
    await answer(booked);
    expect(path()).toBe('/dashboard');
    await act(() => router.navigate(BASE));
    expect(await screen.findByRole('radio', { name: /^Plumbing/ })).toHaveProperty('checked', false);
  });

  it('says what it was refused for to whoever comes back', async () => {
    const { router, answer } = await leaveWhileSending();
    await answer(refused('bookAppointment', userError('We are closed that day.')));
    await comeBack(router);
    await screen.findByText('Failed to book appointment: We are closed that day.');
    expect(customerDraft.open().get()).toMatchObject({ value: { itemDetails: 'Kitchen tap' }, pending: null });
  });
});
