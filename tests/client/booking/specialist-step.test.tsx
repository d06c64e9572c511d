import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookingWindow } from '#shared/booking-window.ts';
import { londonDay } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';
import { Component as BookingPage } from '~/features/booking/guest/guest-booking-page.tsx';
import { guestBooking } from '~/features/booking/guest/guest-flow.ts';
import { formatShortDate } from '~/lib/format-date.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';
import { filledDraft, home, plumbing } from './drafts.ts';
import { area, money, nextAvailableDates, priceGuide, tom as tomBexley, wizardGraph } from './wizard-graph.ts';

beforeEach(() => {
  guestBooking.draft.open().clear();
  guestBooking.draft.open().change(filledDraft({ service: plumbing, location: home, date: null, timeSlot: null }));
});
afterEach(cleanup);

function openStep(graph = wizardGraph()) {
  renderAt('/appointment/specialist', [{ path: '/appointment/:step?', Component: BookingPage }], graph);
  return graph;
}

const tom = () => screen.findByRole('radio', { name: 'Tom Bexley' });

it('shows the first free day at the location once the list is shown (BOOK-51)', async () => {
  const dates = later<ReturnType<typeof nextAvailableDates>>();
  const graph = openStep(wizardGraph().answer('NextAvailableDates', dates.promise));
  await tom();
  expect(screen.queryByText(/^Next free/)).toBeNull();
  await waitFor(() =>
    expect(graph.sentAs('NextAvailableDates').map(({ variables }) => variables)).toEqual([
      { serviceId: '3', location: { customerLocation: 'HOME_SERVICE' } },
    ]),
  );
  await act(async () => dates.resolve(nextAvailableDates('2099-11-24')));
  expect(await screen.findByText('Next free Tue 24 Nov 2099')).toBeTruthy();
});

it.each([
  ['is unknown', nextAvailableDates(null)],
  ['can’t be loaded', new TypeError('Failed to fetch')],
])('shows the list alone when the first free day %s (BOOK-51)', async (_what, answer) => {
  const graph = openStep(wizardGraph().answer('NextAvailableDates', answer));
  await tom();
  await waitFor(() => expect(graph.sentAs('NextAvailableDates')).toHaveLength(1));
  expect(await tom()).toBeTruthy();
  expect(screen.queryByText(/^Next free/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sorts by the first free day at the location, with a new request each time (BOOK-50)', async () => {
  const graph = openStep();
  await tom();
  const sortBy = (label: string) =>
    fireEvent.change(screen.getByLabelText('Sort by'), {
      target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value },
    });
  const sent = () => graph.sentAs('ServiceSpecialists').map(({ variables: { sort, location } }) => [sort, location]);
  sortBy('Soonest available');
  const soonest = ['SOONEST', { customerLocation: 'HOME_SERVICE' }];
  await waitFor(() => expect(sent()).toEqual([[null, null], soonest]));
  sortBy('Rating');
  await waitFor(() => expect(sent().at(-1)).toEqual(['RATING', null]));
  sortBy('Soonest available');
  await waitFor(() => expect(sent().slice(-2)).toEqual([['RATING', null], soonest]));
});

const costs = [
  { name: 'Ann', low: 6000, areas: [area('Leicester', 0)], cost: '£60No travel fee to Leicester' },
  { name: 'Ben', low: 5500, areas: [area('Leicester', 0), area('Oadby', 1000)], cost: '£55 + £10 travelto Oadby' },
  {
    name: 'Cat',
    low: 7000,
    areas: [area('Derby', 0), area('Hinckley', 800)],
    cost: '£70Travel fee depends on the distance: £0 - £8',
  },
  { name: 'Dan', low: 5000, areas: [area('Oadby', null)], cost: '£50Travel fee to Oadby not known yet' },
  { name: 'Eve', low: null, areas: [area('Oadby', 400)], cost: 'Contact for pricingPlus £4 travel to Oadby' },
  { name: 'Fay', low: 2000, areas: [], cost: '£20', serviceMode: 'WORKSHOP' },
];

it('shows each price with the travel fee to the address, and sorts by both (BOOK-22, BOOK-23, MONEY-04)', async () => {
  guestBooking.draft.open().change({ address: '12 Leicester Road, Oadby, Leicester LE2 4DF' });
  const specialists = costs.map(({ name, low, areas, serviceMode = 'BOTH' }) => ({
    ...tomBexley,
    id: name,
    name,
    serviceMode,
    priceLabel: low === null ? 'Contact for pricing' : `£${low / 100}`,
    price: low === null ? null : { ...tomBexley.price, low: money(low) },
    serviceAreas: areas,
  }));
  const graph = openStep(wizardGraph({ specialists }));
  await screen.findByRole('radio', { name: 'Ann' });
  for (const { name, cost } of costs)
    expect(screen.getByRole('radio', { name }).closest('label, div')?.textContent).toContain(cost);
  const order = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .slice(1)
      .map(({ value }) => value);
  const sortBy = (value: string) => fireEvent.change(screen.getByLabelText('Sort by'), { target: { value } });
  sortBy('PRICE_LOW');
  // Within those who come to Oadby, don't list it, and never travel.
  expect(order()).toEqual(['Dan', 'Ann', 'Ben', 'Eve', 'Cat', 'Fay']);
  sortBy('PRICE_HIGH');
  expect(order()).toEqual(['Ben', 'Ann', 'Dan', 'Eve', 'Cat', 'Fay']);
  const names = (title: string) =>
    within(screen.getByRole('group', { name: title }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);
  expect([names('Doesn’t list Oadby'), names('Works in a workshop only')]).toEqual([['Cat'], ['Fay']]);
  expect(screen.getByText('We’ll choose a good specialist who comes to Oadby and is available.')).toBeTruthy();
  expect(screen.getByText('6 specialists, sorted by the price with travel')).toBeTruthy();
  // The address stays in the browser.
  expect(new Set(graph.sentAs('ServiceSpecialists').map(({ variables: { sort } }) => sort))).toEqual(new Set([null]));
});

it('shows those who are free on a day, which step 5 then has chosen (BOOK-52)', async () => {
  const ann = { ...tomBexley, id: '7', name: 'Ann' };
  const graph = wizardGraph();
  graph.answer('ServiceSpecialists', ({ freeOn }) => ({
    data: { service: { id: '3', listed: freeOn ? [ann] : [tomBexley, ann], offered: [], searchSuggestions: [] } },
  }));
  openStep(graph);
  await tom();
  const freeOn = screen.getByLabelText<HTMLInputElement>('Free on');
  const { from, to } = bookingWindow(londonDay(new Date()));
  const day = addDays(from, 3);
  const date = () => guestBooking.draft.open().get().value.date;
  fireEvent.change(freeOn, { target: { value: day } });
  expect(await screen.findByText(`1 specialist free on ${formatShortDate(day)}`)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Tom Bexley' })).toBeNull();
  const asked = () => graph.sentAs('ServiceSpecialists').at(-1)?.variables;
  expect(asked()).toMatchObject({ freeOn: day, location: { customerLocation: 'HOME_SERVICE' } });
  expect(date()).toBe(day);
  // Another specialist doesn't reset the day for which they were shown.
  fireEvent.click(screen.getByRole('radio', { name: 'Ann' }));
  expect(guestBooking.draft.open().get().value).toMatchObject({ specialist: { id: '7' }, date: day });

  fireEvent.change(freeOn, { target: { value: addDays(to, 1) } });
  expect(freeOn.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose a day in the next two months')).toBeTruthy();
  expect(await tom()).toBeTruthy();
  expect(date()).toBeNull();
});

it('opens a profile, which chooses its specialist', async () => {
  openStep(
    wizardGraph().answer('SpecialistProfile', {
      data: { specialist: { ...tomBexley, bio: 'Third-generation plumber' } },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'View profile of Tom Bexley' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Third-generation plumber')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose Tom' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tom()).toHaveProperty('checked', true);
});

it('says that no one is available (BOOK-24)', async () => {
  openStep(wizardGraph({ specialists: [] }));
  const text = 'No specialists available for the selected service and location. Please try a different location.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('searches by name and expertise, and filters by certifying company (BOOK-20, BOOK-21)', async () => {
  const specialists = [
    { ...tomBexley, companies: [{ __typename: 'Company', name: 'Bosch' }], serviceMode: 'WORKSHOP' },
  ];
  const graph = openStep(wizardGraph({ specialists }).answer('BookingPriceGuide', priceGuide(specialists)));
  await screen.findByText('Works in a workshop only');
  const asked = () => graph.sentAs('ServiceSpecialists').at(-1)?.variables;
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' tom ' } });
  await waitFor(() => expect(asked()).toMatchObject({ search: 'tom', certifiedBy: null }));
  fireEvent.change(screen.getByLabelText('Certified by'), { target: { value: 'Bosch' } });
  await waitFor(() => expect(asked()).toMatchObject({ search: 'tom', certifiedBy: 'Bosch' }));
});

it('says what was searched, and offers what finds someone (BOOK-20)', async () => {
  const graph = wizardGraph();
  const answer = (found: object[], searchSuggestions: string[]) => ({
    data: { service: { __typename: 'Service', id: '3', listed: found, offered: [], searchSuggestions } },
  });
  graph.answer('ServiceSpecialists', ({ search }) => answer([], search ? ['plumber'] : []));
  openStep(graph);
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'plummmer' } });
  await screen.findByText('Nothing matches “plummmer”, so try another search.');
  const searched = () => graph.sentAs('ServiceSpecialists').at(-1)?.variables.search;
  fireEvent.click(screen.getByRole('button', { name: 'Search for “plumber”' }));
  await waitFor(() => expect(searched()).toBe('plumber'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all specialists' }));
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveProperty('value', ''));
  await waitFor(() => expect(screen.queryByText(/^Nothing matches/)).toBeNull());
});
