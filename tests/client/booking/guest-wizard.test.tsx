import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { londonDay } from '#shared/london/clock.ts';
import { Component as BookingPage } from '~/features/booking/guest/guest-booking-page.tsx';
import { guestBooking } from '~/features/booking/guest/guest-flow.ts';
import { session } from '~/features/session/session.ts';
import { bookingStart } from '~/site/navigation/booking-start.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';
import { differentLocation, filledDraft, home, plumbing, vehicleRepair, workshop } from './drafts.ts';
import { area, bookingResponse, bookingResult, money, priceGuide, tom, wizardGraph } from './wizard-graph.ts';

const REFUSED = 'Error! Please resolve the following issues';
const FAILED = 'Server error submitting form, please try again later';

const routes = [
  { path: '/appointment/:step?', Component: BookingPage },
  { path: '*', element: <p>Another page</p> },
];

function open(location: Parameters<typeof renderAt>[0], graph = wizardGraph()) {
  return renderAt(location, routes, graph);
}

function press(name: RegExp | string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Stores a complete draft, ready to be sent. */
function fillDraft(changes: Parameters<typeof filledDraft>[0] = {}) {
  const draft = filledDraft({ service: plumbing, date: londonDay(new Date()), ...changes });
  guestBooking.draft.open().change(draft);
}

beforeEach(() => guestBooking.draft.open().clear());
afterEach(cleanup);

describe('moving through the wizard', () => {
  it('stays on an incomplete step, with errors that link to the fields', async () => {
    fillDraft({ issueDescription: '', photos: [] });
    const { path } = open('/appointment/details');
    const description = await screen.findByLabelText('What’s happening?');
    press(/^Continue/);
    const summary = screen.getByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Tell us what’s happening' })).toBeTruthy();
    expect(document.activeElement).toBe(summary);
    expect(description.getAttribute('aria-invalid')).toBe('true');
    expect(path()).toBe('/appointment/details');

    fireEvent.change(description, { target: { value: 'A leak' } });
    expect(description.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the title of the open step where the progress bar has no room for the others (BOOK-01)', async () => {
    fillDraft();
    open('/appointment/details');
    const progressBar = await screen.findByRole('navigation', { name: 'Booking steps' });
    expect(within(progressBar).getByText('Step 2 of 6').parentElement?.textContent).toBe('Step 2 of 6 Service Details');
  });

  it('opens the first incomplete step instead of a later one', async () => {
    fillDraft({ location: null });
    const { path } = open('/appointment/review');
    await waitFor(() => expect(path()).toBe('/appointment/location'));
  });

  it('names the next step, and skips the specialist for a workshop (BOOK-17)', async () => {
    fillDraft({ location: null });
    const { path } = open('/appointment/location');
    fireEvent.click(await screen.findByRole('radio', { name: 'Home Service' }));
    expect(screen.getByRole('button', { name: 'Continue to specialist' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Highfields workshop' }));
    press('Continue to date & time');
    await waitFor(() => expect(path()).toBe('/appointment/date-time'));
    expect(screen.getByRole('heading', { name: 'When suits you?' })).toBe(document.activeElement);
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/appointment/location'));
  });

  it('requires the address of a different location, but not of the home (BOOK-15, C-06)', async () => {
    fillDraft({ location: null, address: '' });
    const { path } = open('/appointment/location');
    fireEvent.click(await screen.findByRole('radio', { name: 'Different location' }));
    press(/^Continue/);
    expect((await screen.findByLabelText('Address')).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Home Service' }));
    press(/^Continue/);
    await waitFor(() => expect(path()).toBe('/appointment/specialist'));
  });

  it('shows no error if the customer went back before a load failed (BOOK-39, C-19)', async () => {
    fillDraft({ location: home, date: null, timeSlot: null });
    const dates = later<Error>();
    const graph = wizardGraph().answer('AvailableDates', dates.promise);
    const { path } = open('/appointment/date-time', graph);
    await waitFor(() => expect(graph.sentAs('AvailableDates')).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/appointment/specialist'));
    await act(async () => dates.resolve(new TypeError('Failed to fetch')));
    expect(screen.queryByText('Failed to fetch available dates')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the location', () => {
  it('asks for the address right below the chosen card', async () => {
    fillDraft({ location: null });
    open('/appointment/location');
    const card = await screen.findByRole('radio', { name: 'Home Service' });
    fireEvent.click(card);
    const follows = (element: Element, other: Element) =>
      Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const address = screen.getByLabelText(/^Your address/);
    const differentLocation = screen.getByRole('radio', { name: 'Different location' });
    expect(follows(card, address) && follows(address, differentLocation)).toBe(true);
    fireEvent.click(differentLocation);
    const otherAddress = screen.getByLabelText('Address');
    expect(follows(differentLocation, otherAddress)).toBe(true);
    expect(follows(otherAddress, screen.getByRole('radio', { name: 'Highfields workshop' }))).toBe(true);
  });

  it('says when a postcode is outside the area, and lets the guest go on', async () => {
    fillDraft({ location: differentLocation, address: '' });
    const { path } = open('/appointment/location');
    const address = await screen.findByLabelText('Address');
    fireEvent.change(address, { target: { value: '1 Strand, London WC2N 5HR' } });
    fireEvent.blur(address);
    expect(await screen.findByText(/^WC2N 5HR is outside Leicester, Nottingham and the East Midlands/)).toBeTruthy();
    fireEvent.change(address, { target: { value: '1 Mill Lane, Leicester LE1 6XH' } });
    fireEvent.blur(address);
    expect(screen.queryByText(/is outside/)).toBeNull();
    press(/^Continue/);
    await waitFor(() => expect(path()).toBe('/appointment/specialist'));
  });

  it('is home or another address alone if the service has no workshop (BOOK-14)', async () => {
    fillDraft({ location: null });
    open('/appointment/location', wizardGraph({ workshops: [] }));
    const names = (await screen.findAllByRole<HTMLInputElement>('radio')).map(({ labels }) => labels?.[0]?.textContent);
    expect(names).toEqual(['Home Service', 'Different location']);
    expect(screen.getByText(/^There’s no workshop for this service/)).toBeTruthy();
  });
});

describe('the price guide', () => {
  const prices = [
    {
      ...tom,
      id: '1',
      name: 'At home',
      price: { ...tom.price, low: money(8000) },
      serviceMode: 'TRAVEL',
      serviceAreas: [area('Leicester', 0), area('Oadby', 800)],
    },
    {
      ...tom,
      id: '2',
      name: 'In the workshop',
      price: { ...tom.price, low: money(6000) },
      serviceMode: 'WORKSHOP',
      workshops: [{ __typename: 'SpecialistWorkshop', workshopId: '7' }],
    },
    { ...tom, serviceAreas: [area('Leicester', 500)] },
  ];
  const guide = () => screen.getByText('Price guide').closest('div')?.textContent ?? '';

  it('narrows to those who work at the location, then to the specialist, with travel', async () => {
    fillDraft({ location: null, address: '12 Leicester Road, Oadby, Leicester LE2 4DF' });
    open('/appointment/location', wizardGraph({ specialists: prices }).answer('BookingPriceGuide', priceGuide(prices)));
    await waitFor(() => expect(guide()).toContain('£40 - £80£40 to £80From 3 specialists'));
    fireEvent.click(await screen.findByRole('radio', { name: 'Highfields workshop' }));
    expect(guide()).toContain('£60From one specialist at this workshop');
    fireEvent.click(screen.getByRole('radio', { name: 'Home Service' }));
    expect(guide()).toContain(
      '£45 - £88£45 to £88Including £5 - £8£5 to £8 travel · From 2 specialists who can come to you',
    );
    press(/^Continue/);
    fireEvent.click(await screen.findByRole('radio', { name: /^Tom Bexley/ }));
    await waitFor(() => expect(guide()).toContain('£45Including £5 travel to Leicester · Tom Bexley’s guide price'));
  });

  it('counts everyone if the host doesn’t say where they work', async () => {
    fillDraft({ location: workshop });
    open('/appointment/location', wizardGraph().answer('BookingPriceGuide', priceGuide([tom])));
    await waitFor(() => expect(guide()).toContain('£40From one specialist at this workshop'));
  });
});

describe('failed loads (BOOK-38)', () => {
  it.each([
    ['/appointment', 'BookingServices', 'Failed to fetch services'],
    ['/appointment/location', 'ServiceLocations', 'Failed to fetch locations'],
    ['/appointment/specialist', 'ServiceSpecialists', 'Failed to fetch specialists'],
    ['/appointment/date-time', 'AvailableDates', 'Failed to fetch available dates'],
    ['/appointment/date-time', 'TimeSlots', 'Failed to fetch time slots'],
  ])('on %s, %s: %s, until a retry succeeds', async (location, operation, text) => {
    fillDraft({ location: home });
    const graph = wizardGraph().fail(operation);
    open(location, graph);
    await screen.findByText(text);
    const before = graph.sentAs(operation).length;
    graph.restore(operation);
    press('Try again');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(graph.sentAs(operation).length).toBe(before + 1);
    expect(screen.getAllByRole('radio').length + screen.queryAllByRole('grid').length).toBeGreaterThan(0);
    expect(guestBooking.draft.open().get().value).toMatchObject({ issueDescription: 'Grinding noise when braking.' });
  });
});

describe('date and time', () => {
  it('says that the date has no time slots (BOOK-28), and offers everyone’s, with their names (BOOK-53)', async () => {
    const tom = { id: '6', name: 'Tom Bexley' };
    fillDraft({ location: home, specialist: tom });
    const none = { data: { service: { __typename: 'Service', id: '3', timeSlots: [] } } };
    const offers = [tom, { ...tom, id: '0' }, { ...tom, id: '2' }];
    const graph = wizardGraph().answer('TimeSlots', none).answer('BookingPriceGuide', priceGuide(offers));
    open('/appointment/date-time', graph);
    await screen.findByText('No available time slots for this date and location');
    expect(graph.sentAs('TimeSlots').at(-1)?.variables).toMatchObject({
      serviceId: '3',
      specialistId: '6',
      location: { customerLocation: 'HOME_SERVICE' },
    });
    const free = ['Priya Nair', 'Far Away', null].map((name, index) => ({
      __typename: 'Specialist',
      id: `${index}`,
      name,
    }));
    graph.answer('FreeSpecialists', { data: { service: { __typename: 'Service', id: '3', free } } });
    press(/^Show everyone’s times/);
    await waitFor(() => expect(graph.sentAs('TimeSlots').at(-1)?.variables).toMatchObject({ specialistId: null }));
    expect(document.activeElement?.id).toBe('booking-timeSlot');
    expect(await screen.findByText('Who is free on this day')).toBeTruthy();
    expect(screen.getAllByText(/show these times only/)).toHaveLength(2);
    const { date } = guestBooking.draft.open().get().value;
    press(/^Priya Nair/);
    await waitFor(() => expect(graph.sentAs('TimeSlots').at(-1)?.variables).toMatchObject({ specialistId: '0' }));
    expect(screen.queryByText('Who is free on this day')).toBeNull();
    expect(guestBooking.draft.open().get().value).toMatchObject({
      specialist: { name: 'Priya Nair' },
      date,
    });
  });

  it('says that the specialist has no free days, and offers everyone’s', async () => {
    fillDraft({ location: home, specialist: { id: '6', name: 'Tom Bexley' } });
    const none = { data: { service: { __typename: 'Service', id: '3', availableDates: [] } } };
    const graph = wizardGraph().answer('AvailableDates', none);
    open('/appointment/date-time', graph);
    await screen.findByText('Tom Bexley has no free days here in the next two months.');
    press('Show everyone’s availability');
    await screen.findByText(/There are no free days here/);
    expect(guestBooking.draft.open().get().value.specialist).toBeNull();
  });

  it('chooses the first free day until the guest chooses another', async () => {
    fillDraft({ date: null, timeSlot: null });
    open('/appointment/date-time');
    expect(await screen.findByRole('radio', { name: '10:00 AM' })).toBeTruthy();
    expect(guestBooking.draft.open().get().value).toMatchObject({ date: '2026-11-24', timeSlot: null });
  });

  it('clears a time slot that is no longer free', async () => {
    fillDraft({ timeSlot: { id: '99', label: '08:00 AM', startsAt: '08:00' } });
    open('/appointment/date-time');
    await screen.findByText(/has just been taken/);
    expect(guestBooking.draft.open().get().value.timeSlot).toBeNull();
  });
});

describe('a preselected specialist (BOOK-03, C-07)', () => {
  const arriving = (id: string, name: string) => ({
    pathname: '/appointment',
    state: bookingStart({ specialist: { id, name } }),
  });

  it('is applied once and can be removed', async () => {
    const { router } = open(arriving('6', 'Tom Bexley'));
    await screen.findByText(/You’re booking with/);
    expect(router.state.location.state).toBeNull();
    press('Book without Tom Bexley');
    expect(screen.queryByText(/You’re booking with/)).toBeNull();
    expect(guestBooking.draft.open().get().value.preselected).toBeNull();
  });

  it('shows a warning if they don’t offer the service', async () => {
    fillDraft();
    open(arriving('8', 'Amara Okafor'));
    await screen.findByText(/Amara Okafor doesn’t offer Plumbing/);
  });

  it('marks the services that they don’t offer in step 1', async () => {
    const offers = (serviceIds: (string | null)[]) =>
      wizardGraph().answer('SpecialistServices', {
        data: { specialist: { id: '6', services: serviceIds.map((serviceId) => ({ serviceId })) } },
      });
    const row = (name: string) => screen.findByRole('radio', { name });
    open(arriving('6', 'Tom Bexley'), offers(['3', '3']));
    const lacked = await screen.findByText('Tom doesn’t offer this');
    expect((await row('Vehicle Repair')).getAttribute('aria-describedby')?.split(' ')).toContain(lacked.id);
    expect((await row('Plumbing')).getAttribute('aria-describedby') ?? '').not.toContain(lacked.id);
    fireEvent.click(screen.getByRole('button', { name: 'Book without Tom Bexley' }));
    expect(screen.queryByText('Tom doesn’t offer this')).toBeNull();
    cleanup();

    // A host that leaves an id out can't say what is lacked.
    const graph = offers(['3', null]);
    open(arriving('6', 'Tom Bexley'), graph);
    await waitFor(() => expect(graph.sentAs('SpecialistServices')).toHaveLength(1));
    await row('Plumbing');
    expect(screen.queryByText('Tom doesn’t offer this')).toBeNull();
  });

  it('is chosen in the specialist step, until the guest makes another choice', async () => {
    fillDraft({ location: home, preselected: { id: '6', name: 'Tom Bexley' } });
    open('/appointment/specialist');
    const tom = await screen.findByRole<HTMLInputElement>('radio', { name: 'Tom Bexley' });
    await waitFor(() => expect(tom.checked).toBe(true));
    fireEvent.click(screen.getByRole('radio', { name: 'No preference' }));
    expect(guestBooking.draft.open().get().value).toMatchObject({ preselected: null, specialist: { id: null } });
  });
});

describe('an explicit choice and an older draft', () => {
  const arriving = { pathname: '/appointment', state: bookingStart({ serviceName: 'Vehicle Repair' }) };
  const draft = () => guestBooking.draft.open().get().value;

  it('applies the choice, opens the first open step and can bring the draft back', async () => {
    fillDraft({ itemDetails: 'Tap', location: null, date: null, timeSlot: null });
    const { path } = open(arriving);
    const description = await screen.findByLabelText<HTMLInputElement>('What’s happening?');
    expect(path()).toBe('/appointment/details');
    expect(description.value).toBe('');
    expect(draft()).toMatchObject({ service: vehicleRepair, photos: [], itemDetails: '', firstName: 'Priya' });
    fireEvent.change(screen.getByLabelText('Model'), { target: { value: 'Ford Fiesta' } });

    expect(await screen.findByText('Keep your plumbing draft?')).toBeTruthy();
    press('Go back to it');
    await waitFor(() => expect(path()).toBe('/appointment/location'));
    expect(draft()).toMatchObject({ service: plumbing, photos: [{ id: 'p1' }], itemDetails: 'Tap' });
    expect(draft().setAside).toMatchObject({ service: vehicleRepair, model: 'Ford Fiesta' });
  });

  it('can delete the draft', async () => {
    fillDraft();
    open(arriving);
    await screen.findByText('Keep your plumbing draft?');
    press('Delete it');
    expect(screen.queryByText(/Keep your/)).toBeNull();
    expect(draft()).toMatchObject({ setAside: null, photosSetAside: [] });
  });

  it('keeps the answers about the same service', async () => {
    fillDraft({ service: vehicleRepair, location: null });
    const { path } = open(arriving);
    await waitFor(() => expect(path()).toBe('/appointment/location'));
    expect(draft()).toMatchObject({ issueDescription: 'Grinding noise when braking.', setAside: null });
  });

  it('says that the services can’t be loaded', async () => {
    open(arriving, wizardGraph().fail('BookingServices'));
    expect(await screen.findByText('Failed to fetch services')).toBeTruthy();
  });
});

describe('a logged-in customer', () => {
  const OFFER = 'Book in your dashboard';
  const tom = { id: '6', name: 'Tom Bexley' };
  const dashboard = '/dashboard/book-appointment';
  beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' }));
  afterEach(() => {
    act(() => session.end('LOGGED_OUT'));
    localStorage.clear();
  });

  it('who follows ‘Book now’ books in the dashboard', async () => {
    const state = bookingStart({ specialist: tom });
    const { path, router } = open({ pathname: '/appointment', state });
    await waitFor(() => expect(path()).toBe(dashboard));
    expect(router.state.location.state).toEqual(state);
  });

  it('is offered the dashboard booking with what is chosen, and can stay', async () => {
    guestBooking.draft.open().change({ preselected: tom });
    const { path, router } = open('/appointment');
    fireEvent.click(await screen.findByRole('radio', { name: /^Plumbing/ }));
    fireEvent.click(screen.getByRole('link', { name: OFFER }));
    await waitFor(() => expect(path()).toBe(dashboard));
    expect(router.state.location.state).toEqual(bookingStart({ specialist: tom, serviceName: 'Plumbing' }));
    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
    await screen.findByLabelText('What’s happening?');
    expect(screen.queryByRole('link', { name: OFFER })).toBeNull();
  });
});

it('offers a guest no dashboard', async () => {
  open('/appointment');
  await screen.findByRole('radio', { name: /^Plumbing/ });
  expect(screen.queryByRole('link', { name: 'Book in your dashboard' })).toBeNull();
});

describe('sending (BOOK-40..49, FAULT-12)', () => {
  async function review(graph = wizardGraph()) {
    const page = open('/appointment/review', graph);
    await screen.findByRole('button', { name: 'Send booking request' });
    const keys = () =>
      graph.sentAs('BookAppointmentAsGuest').map(({ variables }) => Object(variables.input).idempotencyKey);
    return { ...page, keys };
  }

  it('sends one request for two quick presses, opens the next page and clears the draft', async () => {
    fillDraft();
    const { keys, path, router } = await review();
    press('Send booking request');
    press(/Send/);
    await waitFor(() => expect(path()).toBe('/appointment-success'));
    expect(keys()).toHaveLength(1);
    expect(router.state.location.state).toMatchObject({ booking: { reference: 'MW-48213', serviceName: 'Plumbing' } });
    expect(guestBooking.draft.open().get()).toMatchObject({ value: { service: null, photos: [] }, pending: null });
  });

  it('sends nothing without consent (BOOK-32)', async () => {
    fillDraft({ declarationAccepted: false });
    const { keys } = await review();
    press('Send booking request');
    expect(within(screen.getByRole('alert')).getByText(/Tick the box/)).toBeTruthy();
    expect(keys()).toEqual([]);
  });

  it('keeps the draft when the network fails, and retries with the same key', async () => {
    fillDraft();
    let reply: () => Error | ReturnType<typeof bookingResponse> = () => new TypeError('Failed to fetch');
    const { keys, path } = await review(wizardGraph().answer('BookAppointmentAsGuest', () => reply()));
    press('Send booking request');
    const errorSummary = await screen.findByRole('alert');
    expect(within(errorSummary).getByRole('heading', { name: FAILED })).toBeTruthy();
    expect(errorSummary.textContent).toContain(
      'look for our email, or call us, before you press “Send booking request”',
    );
    expect(errorSummary.textContent).not.toContain('twice');
    expect(document.activeElement).toBe(errorSummary);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Priya');

    reply = () => bookingResponse(bookingResult);
    press('Send booking request');
    await waitFor(() => expect(path()).toBe('/appointment-success'));
    const [first, second] = keys();
    expect(first).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    expect(second).toBe(first);
  });

  it('lists user errors with links to the fields, and sends the next attempt with another key', async () => {
    fillDraft();
    const refusal = bookingResponse(null, [
      { field: ['email'], message: 'We cannot write to this address.', code: 'INVALID' },
      { field: ['issueDescription'], message: 'Say more.', code: 'INVALID' },
      { field: null, message: 'Not today.', code: 'REFUSED' },
    ]);
    const { keys } = await review(wizardGraph().answer('BookAppointmentAsGuest', refusal));
    press('Send booking request');
    const errorSummary = await screen.findByRole('alert');
    expect(within(errorSummary).getByRole('heading', { name: REFUSED })).toBeTruthy();
    expect(within(errorSummary).getByText('Not today.')).toBeTruthy();
    expect(within(errorSummary).getByRole('link', { name: 'Say more.' }).getAttribute('href')).toBe(
      '/appointment/details',
    );
    expect(document.activeElement).toBe(errorSummary);

    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(email, { target: { value: 'priya@example.org' } });
    expect(email.getAttribute('aria-invalid')).toBeNull();
    press('Send booking request');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps the key of a duplicate, which can’t be sent again (FAULT-12)', async () => {
    fillDraft();
    let reply: Error | ReturnType<typeof bookingResponse> = new TypeError('Failed to fetch');
    const { keys } = await review(wizardGraph().answer('BookAppointmentAsGuest', () => reply));
    press('Send booking request');
    await screen.findByRole('alert');
    reply = bookingResponse(null, [{ field: ['idempotencyKey'], message: 'Already with us.', code: 'KEY_REUSED' }]);
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Priyanka' } });
    press('Send booking request');
    const title = await screen.findByText('We’ve already received your booking request');
    const box = title.closest<HTMLElement>('[role=alert]') ?? document.body;
    expect(document.activeElement).toBe(box);
    for (const phone of ['0116 496 0120', '0115 496 0120'])
      expect(within(box).getByRole('link', { name: phone })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    const [first, second, ...others] = keys();
    expect([second, others]).toEqual([first, []]);
    expect(guestBooking.draft.open().get().pending?.key).toBe(first);

    press('Start again');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete my draft' }));
    await waitFor(() =>
      expect(guestBooking.draft.open().get()).toMatchObject({ value: { service: null }, pending: null }),
    );
  });

  it('can’t be changed, left or deleted while it is being sent', async () => {
    fillDraft();
    const reply = later<Error>();
    await review(wizardGraph().answer('BookAppointmentAsGuest', reply.promise));
    const firstName = await screen.findByLabelText('First name');
    expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
    press('Send booking request');
    await screen.findByRole('button', { name: 'Sending...' });
    expect(firstName.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Back').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await act(async () => reply.resolve(new TypeError('Failed to fetch')));
    expect(firstName.closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
  });

  it('opens date and time if the time slot was taken, and keeps everything else', async () => {
    fillDraft();
    const message = 'That time has just been taken. Please choose another time.';
    const taken = bookingResponse(null, [{ field: ['timeSlotId'], message, code: 'SLOT_TAKEN' }]);
    const { path } = await review(wizardGraph().answer('BookAppointmentAsGuest', taken));
    press('Send booking request');
    await waitFor(() => expect(path()).toBe('/appointment/date-time'));
    expect(within(screen.getByRole('alert')).getByText(message)).toBeTruthy();
    const { timeSlot, date, email, photos } = guestBooking.draft.open().get().value;
    expect(timeSlot).toBeNull();
    expect([date, email, photos.length]).toEqual([londonDay(new Date()), 'priya@example.com', 1]);
    fireEvent.click(await screen.findByRole('radio', { name: '10:00 AM' }));
    press('Continue to review');
    await waitFor(() => expect(path()).toBe('/appointment/review'));
  });

  it('sends a verified customer to the login page with the booking (BOOK-41)', async () => {
    fillDraft();
    const verified = bookingResponse({ ...bookingResult, customerKind: 'EXISTING_VERIFIED', nextPath: '/login' });
    const { path, router } = await review(wizardGraph().answer('BookAppointmentAsGuest', verified));
    press('Send booking request');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toMatchObject({
      booking: { reference: 'MW-48213', serviceName: 'Plumbing', message: 'Thank you.' },
    });
  });
});

describe('the same booking in another tab', () => {
  const KEY = 'draft/device/guest-booking';
  type Stored = { id: string; savedAt: number; value: object };
  const stored = (): Stored => JSON.parse(localStorage.getItem(KEY) ?? '');
  const store = (next: object) => localStorage.setItem(KEY, JSON.stringify(next));
  const changeThere = (change: object) => {
    const draft = stored();
    store({ ...draft, savedAt: draft.savedAt + 1, value: { ...draft.value, ...change } });
  };
  const sendThere = () => store({ sent: [{ id: stored().id, at: Date.now(), reference: 'MW-7' }], expiresAt: 9e15 });
  const notify = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  const firstName = () => screen.getByLabelText<HTMLInputElement>('First name').value;

  it('says that it was changed there, and brings back what was here', async () => {
    fillDraft();
    open('/appointment/review');
    await screen.findByLabelText('First name');
    changeThere({ firstName: 'Anil' });
    notify();
    const notice = screen.getByText(/^You changed this booking in another tab at \d\d:\d\d$/);
    expect(notice.closest('[aria-live=polite]')).toBeTruthy();
    expect(firstName()).toBe('Anil');
    press('Bring back what was here');
    expect(firstName()).toBe('Priya');
    expect(document.activeElement?.closest('form')).toBeTruthy();
    expect(screen.queryByText(/another tab/)).toBeNull();
    expect(stored().value).toMatchObject({ firstName: 'Priya' });

    changeThere({ firstName: 'Anil' });
    notify();
    press('Go on with that version');
    expect(firstName()).toBe('Anil');
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  it('says that it was cleared there, and brings back what was here', async () => {
    fillDraft();
    open('/appointment/review');
    await screen.findByLabelText('First name');
    localStorage.removeItem(KEY);
    notify();
    expect(await screen.findByText(/^You cleared this booking in another tab at/)).toBeTruthy();
    press('Bring back what was here');
    expect(screen.queryByText(/another tab/)).toBeNull();
    expect(stored().value).toMatchObject({ firstName: 'Priya' });
  });

  it('says that it was sent there, with its reference, and starts another', async () => {
    fillDraft();
    const { path } = open('/appointment/review');
    await screen.findByLabelText('First name');
    sendThere();
    notify();
    expect(await screen.findByText(/^Sent: you sent this booking in another tab at/)).toBeTruthy();
    expect(screen.getByText('MW-7')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    press('Start another booking');
    expect(await screen.findByRole('heading', { name: 'What needs fixing?' })).toBe(document.activeElement);
    expect(path()).toBe('/appointment');
  });

  it('can’t be sent again by a tab that was asleep', async () => {
    fillDraft();
    const graph = wizardGraph();
    open('/appointment/review', graph);
    await screen.findByRole('button', { name: 'Send booking request' });
    sendThere();
    press('Send booking request');
    expect(await screen.findByText('MW-7')).toBeTruthy();
    expect(graph.sentAs('BookAppointmentAsGuest')).toEqual([]);
  });
});
