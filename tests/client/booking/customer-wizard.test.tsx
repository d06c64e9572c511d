import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { Component as CustomerBookingPage } from '~/features/booking/customer/customer-booking-page.tsx';
import { type CustomerDraft, customerBooking } from '~/features/booking/customer/customer-flow.ts';
import { session } from '~/features/session/session.ts';
import { responsesLink } from '~/graphql/client.ts';
import { isFresh } from '~/graphql/freshness.ts';
import { CustomerBookingDocument } from '~/graphql/generated/operations/customer-booking.ts';
import { type BookingStart, bookingStart } from '~/site/navigation/booking-start.ts';
import { pageOf } from '../support/connection.ts';
import type { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { differentLocation, home, photo, plumbing, workshop } from './drafts.ts';
import { wizardGraph } from './wizard-graph.ts';

const BASE = '/dashboard/book-appointment';
const tom = { id: '6', name: 'Tom Bexley' };
const amara = { id: '8', name: 'Amara Okafor' };

const me = {
  __typename: 'Customer',
  id: 'customer-7',
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

const draft = () => customerBooking.draft.open().get().value;

/** Stores a complete draft for a tap at home, ready to be sent. */
function fillDraft(changes: Partial<CustomerDraft> = {}) {
  customerBooking.draft.open().change({
    service: plumbing,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips.',
    photos: [photo],
    location: home,
    date: londonDay(new Date()),
    timeSlot: { id: '3', label: '10:00 AM', startsAt: '10:00' },
    ...changes,
  });
}

beforeEach(() => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' });
  customerBooking.draft.open().clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('failed loads (DBOOK-23)', () => {
  it.each([
    ['', 'BookingServices', 'Failed to fetch services'],
    ['/location', 'ServiceLocations', 'Failed to fetch locations'],
    ['/specialist', 'ServiceSpecialists', 'Failed to fetch specialists'],
    ['/date-time', 'AvailableDates', 'Failed to fetch available dates'],
    ['/date-time', 'TimeSlots', 'Failed to fetch time slots'],
  ])('on %s, %s: %s, until a retry succeeds', async (step, operation, text) => {
    fillDraft();
    const graph = wizardGraph().fail(operation);
    open(BASE + step, graph);
    await screen.findByText(text);
    const before = graph.sentAs(operation).length;
    graph.restore(operation);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(graph.sentAs(operation).length).toBe(before + 1);
    expect(draft()).toMatchObject({ itemDetails: 'Kitchen tap' });
  });
});

it('offers the address to which a specialist came last, once a different location is chosen (DBOOK-12)', async () => {
  const at = (id: string, isDifferentLocation: boolean, locationName: string) => ({
    __typename: 'Appointment' as const,
    id,
    isDifferentLocation,
    locationName,
  });
  const appointments = pageOf('Appointment', [
    at('4', false, 'Highfields workshop'),
    at('3', true, 'Behind the church'),
    at('2', true, '12 High Street, Leicester LE2 1AB'),
    at('1', true, '9 Mill Lane, Leicester LE1 1AA'),
  ]);
  const graph = wizardGraph().answer('PastLocations', { data: { me: { ...me, appointments } } });
  fillDraft({ location: differentLocation, address: '' });
  open(`${BASE}/location`, graph);
  fireEvent.click(await screen.findByRole('button', { name: 'Use 12 High Street, Leicester LE2 1AB' }));
  const field = screen.getByLabelText<HTMLInputElement>(/^Address/);
  expect(field.value).toBe('12 High Street, Leicester LE2 1AB');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});

describe('an empty list (DBOOK-24, C-17)', () => {
  it.each([
    ['a workshop', workshop, 'No available time slots for this date and location'],
    ['home', home, 'No available time slots for this date. Please select another date.'],
  ])('of time slots says so for %s', async (_what, location, text) => {
    fillDraft({ location, date: '2026-11-24', timeSlot: null });
    open(`${BASE}/date-time`, wizardGraph({ timeSlots: [] }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('of specialists says so', async () => {
    fillDraft();
    open(`${BASE}/specialist`, wizardGraph({ specialists: [] }));
    expect(await screen.findByText(/^No specialists available for the selected service and location\./)).toBeTruthy();
  });
});

describe('a chosen specialist who doesn’t offer the service (C-95)', () => {
  it('is removed with date and time, and a notice says so', async () => {
    fillDraft({ specialist: amara });
    const { path } = open(`${BASE}/confirm`);
    await screen.findByText(/Amara Okafor doesn’t offer Plumbing. We’ve removed them from your booking./);
    expect(draft()).toMatchObject({ specialist: null, timeSlot: null, location: home });
    await waitFor(() => expect(path()).toBe(`${BASE}/date-time`));
  });

  it('is no longer mentioned once another is chosen', async () => {
    fillDraft({ specialist: amara });
    open(`${BASE}/specialist`);
    await screen.findByText(/Amara Okafor doesn’t offer Plumbing/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Tom Bexley' }));
    expect(screen.queryByText(/doesn’t offer/)).toBeNull();
    expect(draft()).toMatchObject({ specialist: tom });
  });

  it('stays if they offer it', async () => {
    fillDraft({ specialist: tom });
    open(`${BASE}/confirm`);
    await screen.findByRole('button', { name: 'Send booking request' });
    await waitFor(() => expect(screen.getAllByText('Tom Bexley').length).toBeGreaterThan(0));
    expect(draft()).toMatchObject({ specialist: tom, timeSlot: { id: '3' } });
  });
});

describe('a start (C-07)', () => {
  const arrivingWith = (start: Partial<BookingStart>) => ({ pathname: BASE, state: bookingStart(start) });

  it('is applied once: the specialist of ‘Book now’ and the service of its page', async () => {
    const { router, path } = open(arrivingWith({ specialist: tom, serviceName: 'Plumbing Repair', place: 'LE2' }));
    await screen.findByLabelText('What’s happening?');
    expect(path()).toBe(`${BASE}/details`);
    expect(router.state.location.state).toBeNull();
    expect(draft()).toMatchObject({ preselected: tom, service: plumbing, address: 'LE2', setAside: null });
    fireEvent.click(screen.getByRole('button', { name: 'Book without Tom Bexley' }));
    expect(screen.queryByText(/You’re booking with/)).toBeNull();
    expect(draft().preselected).toBeNull();
  });

  it('can’t be continued with if the specialist doesn’t offer the service', async () => {
    const { path } = open(arrivingWith({ specialist: amara }));
    fireEvent.click(await screen.findByRole('radio', { name: /^Plumbing/ }));
    await screen.findByText(/Choose another service, or book without Amara Okafor/);
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(screen.getByRole('link', { name: 'Choose a service that Amara Okafor offers' })).toBeTruthy();
    expect(path()).toBe(BASE);
    fireEvent.click(screen.getByRole('button', { name: 'Book without Amara Okafor' }));
    fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(path()).toBe(`${BASE}/details`));
  });

  it('of a past job asks only for the description, photos and time', async () => {
    const again = { vehicleId: null, itemDetails: 'Kitchen tap', workshopId: null, isHomeService: true, address: '' };
    const { path } = open(arrivingWith({ serviceName: 'Plumbing', specialist: tom, again }));
    const description = await screen.findByLabelText('What’s happening?');
    expect(screen.getByLabelText<HTMLInputElement>(/^Details of Item/).value).toBe('Kitchen tap');
    fireEvent.change(description, { target: { value: 'It drips again.' } });
    act(() => customerBooking.draft.open().change({ photos: [photo] }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue to date & time' }));
    await waitFor(() => expect(path()).toBe(`${BASE}/date-time`));
    fireEvent.click(await screen.findByRole('radio', { name: '10:00 AM' }));
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`${BASE}/details`);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to confirm' }));
    await screen.findByRole('button', { name: 'Send booking request' });
    expect(draft()).toMatchObject({ location: home, specialist: tom });
  });

  it('of a past job at a workshop that is gone asks for the location', async () => {
    const again = { vehicleId: null, itemDetails: 'Tap', workshopId: '99', isHomeService: false, address: '' };
    open(arrivingWith({ serviceName: 'Plumbing', specialist: tom, again }));
    expect(await screen.findByRole('button', { name: 'Continue to location' })).toBeTruthy();
  });

  it('choose the specialist, until the customer makes another choice', async () => {
    fillDraft({ preselected: tom, date: null, timeSlot: null });
    open(`${BASE}/specialist`);
    const radio = await screen.findByRole('radio', { name: 'Tom Bexley' });
    await waitFor(() => expect(radio).toHaveProperty('checked', true));
    fireEvent.click(screen.getByRole('radio', { name: 'No preference' }));
    expect(draft()).toMatchObject({ preselected: null, specialist: { id: null } });
  });

  it('show the specialist’s availability in a workshop too', async () => {
    fillDraft({ preselected: tom, location: workshop });
    const { graph } = open(`${BASE}/date-time`);
    await waitFor(() => expect(graph.sentAs('AvailableDates').at(-1)?.variables).toMatchObject({ specialistId: '6' }));
  });
});

describe('a booking that fails', () => {
  const book = async (reply: Parameters<FakeGraph['answer']>[1]) => {
    fillDraft();
    const page = open(`${BASE}/confirm`, wizardGraph().answer('BookAppointment', reply));
    fireEvent.click(await screen.findByRole('button', { name: 'Send booking request' }));
    return page;
  };

  const FAILED = 'There was an error booking your appointment. Please try again.';

  it.each([
    ['was refused', refused('bookAppointment', userError('M')), 'Failed to book appointment: M', null],
    ['got no response', lost, FAILED, 'look for our email'],
    ['failed at the host', failed({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 }), FAILED, 'look for our email'],
    [
      'failed at a host that keeps idempotency keys',
      failed({ code: 'UPSTREAM_UNAVAILABLE', isRepeatSafe: true }),
      FAILED,
      'your booking won’t be made twice',
    ],
  ])('because it %s says so, and keeps the draft (DBOOK-22)', async (_why, reply, text, advice) => {
    const { path } = await book(reply);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(text);
    for (const each of ['look for our email', 'your booking won’t be made twice'])
      expect(summary.textContent?.includes(each)).toBe(each === advice);
    expect(document.activeElement).toBe(summary);
    expect(path()).toBe(`${BASE}/confirm`);
    expect(draft()).toMatchObject({ itemDetails: 'Kitchen tap', timeSlot: { id: '3' } });
  });

  it('because the time slot was taken opens date and time, and keeps everything else', async () => {
    const message = 'That time has just been taken. Please choose another time.';
    const { path } = await book(
      refused('bookAppointment', userError(message, { field: ['timeSlotId'], code: 'SLOT_TAKEN' })),
    );
    await waitFor(() => expect(path()).toBe(`${BASE}/date-time`));
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(draft()).toMatchObject({ itemDetails: 'Kitchen tap', date: londonDay(new Date()), timeSlot: null });
  });

  it('because the session expired shows no error, since the login returns to it (DBOOK-21)', async () => {
    const reply = later<ReturnType<typeof failed>>();
    await book(reply.promise);
    act(() => session.end('SESSION_EXPIRED'));
    await act(async () => reply.resolve(failed({ code: 'UNAUTHENTICATED', reason: 'SESSION_EXPIRED' })));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for lack of a session leads to the login page, which returns to it (DBOOK-20, SESS-05)', async () => {
    fillDraft();
    const { graph, path, router } = open(`${BASE}/confirm`);
    const button = await screen.findByRole('button', { name: 'Send booking request' });
    localStorage.removeItem('authToken');
    fireEvent.click(button);
    await waitFor(() => expect(path()).toBe('/login?redirected=1'));
    expect(router.state.location.state).toEqual({ from: `${BASE}/confirm` });
    expect(graph.sentAs('BookAppointment')).toEqual([]);
  });
});

it('expires what other pages have cached, so that the new appointment is in their lists', async () => {
  fillDraft();
  const reply = later<ReturnType<typeof done>>();
  const graph = wizardGraph().answer('CustomerBooking', { data: { me } }).answer('BookAppointment', reply.promise);
  renderAt(`${BASE}/confirm`, routes, graph, responsesLink().concat(graph.link));
  fireEvent.click(await screen.findByRole('button', { name: 'Send booking request' }));
  expect(isFresh(CustomerBookingDocument, {})).toBe(true);
  const customer = { __typename: 'Customer', id: 'customer-7' };
  await act(async () => reply.resolve(done('bookAppointment', { reference: 'MW-1', message: null, customer })));
  await screen.findByText('MW-1');
  expect(isFresh(CustomerBookingDocument, {})).toBe(false);
});

describe('a booking that is being sent when the customer leaves its page', () => {
  /** Sends the booking, opens another page, and returns a function that sends the response. */
  async function leaveWhileSending() {
    fillDraft();
    const reply = later<object>();
    const page = open(`${BASE}/confirm`, wizardGraph().answer('BookAppointment', reply.promise));
    fireEvent.click(await screen.findByRole('button', { name: 'Send booking request' }));
    await screen.findByRole('button', { name: 'Sending...' });
    await act(() => page.router.navigate('/dashboard'));
    await screen.findByText('Another page');
    return { ...page, respond: (response: object) => act(async () => reply.resolve(response)) };
  }
  const booked = done('bookAppointment', { reference: 'MW-1', message: 'It is booked.', customer: null });
  const comeBack = (router: { navigate(to: string): Promise<void> }) => act(() => router.navigate(`${BASE}/confirm`));

  it('is still in flight there, and can’t be sent again, changed or deleted', async () => {
    const { router, graph, path, respond } = await leaveWhileSending();
    await comeBack(router);
    const button = await screen.findByRole('button', { name: 'Sending...' });
    fireEvent.click(button);
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByText('Back').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await respond(booked);
    expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeTruthy();
    for (const text of ['It is booked.', 'MW-1', 'Received']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your appointments' })).toBeTruthy();
    expect(path()).toBe(BASE);
    expect(graph.sentAs('BookAppointment')).toHaveLength(1);
    expect(draft().service).toBeNull();
  });

  it('is shown to no one else who goes back to its page', async () => {
    const { router, respond } = await leaveWhileSending();
    await comeBack(router);
    await respond(booked);
    await screen.findByText('MW-1');
    await act(() => router.navigate('/dashboard'));
    session.begin({ userId: '8', authToken: 'other', userName: 'Bo Lee', accountType: 'customer' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Book an appointment' });
    expect(screen.queryByText('MW-1')).toBeNull();
  });

  it('doesn’t navigate away from the other page, and the next booking starts empty', async () => {
    const { router, path, respond } = await leaveWhileSending();
    await respond(booked);
    expect(path()).toBe('/dashboard');
    await act(() => router.navigate(BASE));
    expect(await screen.findByRole('radio', { name: /^Plumbing/ })).toHaveProperty('checked', false);
  });

  it('shows its user errors when the customer returns', async () => {
    const { router, respond } = await leaveWhileSending();
    await respond(refused('bookAppointment', userError('We are closed that day.')));
    await comeBack(router);
    await screen.findByText('Failed to book appointment: We are closed that day.');
    expect(customerBooking.draft.open().get()).toMatchObject({ value: { itemDetails: 'Kitchen tap' }, pending: null });
  });
});
