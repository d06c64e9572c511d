import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { Component as AppointmentsPage } from '~/features/appointments/appointments-page.tsx';
import { session } from '~/features/session/session.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { bare, confirmed } from './appointment-fixtures.ts';

const PATH = '/dashboard/appointments';
/** Finishes loading the booking page. */
let finishLoading = () => {};
const slowLoader = () =>
  new Promise<null>((resolve) => {
    finishLoading = () => resolve(null);
  });
const routes = [
  { path: PATH, Component: AppointmentsPage },
  { path: '/dashboard/book-appointment', element: <p>booking</p>, loader: slowLoader },
];

const pending: Appointment = {
  ...confirmed,
  id: '32',
  reference: 'MW-20585',
  serviceName: 'Plumbing',
  specialistName: 'Helen Fairbrother',
  locationName: 'Home Service',
  status: 'PENDING',
  confirmedAt: null,
  paymentDueBy: null,
  secondChoiceDate: '2026-11-25',
  secondChoiceTime: '02:00 PM',
  price: null,
};
const completed: Appointment = { ...confirmed, id: '33', reference: 'MW-3', status: 'COMPLETED', isPaid: true };
const cancelled: Appointment = {
  ...confirmed,
  id: '34',
  reference: 'MW-4',
  serviceName: 'Couriers',
  status: 'CANCELLED',
  isPaid: true,
  refund: {
    __typename: 'Refund',
    percentage: 75,
    amount: { __typename: 'Money', pence: 11175, formatted: '£111.75' },
  },
};
const four = [pending, confirmed, completed, cancelled];

function graphOf(appointments: readonly object[]) {
  const me = { __typename: 'Customer', id: '7', firstName: 'Ada', lastName: 'King', photoUrl: null };
  return new FakeGraph()
    .answer('Appointments', { data: { me: { ...me, appointments } } })
    .answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:00Z' } })
    .answer('AppointmentDuration', {
      data: {
        me: {
          __typename: 'Customer',
          id: '7',
          appointment: {
            __typename: 'Appointment',
            id: confirmed.id,
            service: { __typename: 'Service', id: '5' },
            specialist: {
              __typename: 'Specialist',
              id: '9',
              estimatedDurationMinutes: 60,
              services: [{ __typename: 'SpecialistService', serviceId: '5', estimatedDurationMinutes: 90 }],
            },
          },
        },
      },
    });
}

async function open(at: Parameters<typeof renderAt>[0] = PATH, appointments: readonly object[] = four) {
  const page = renderAt(at, routes, graphOf(appointments));
  await screen.findByText('Your appointments');
  return page;
}

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('article') ?? document.body);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

beforeEach(() => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

describe('the list', () => {
  it('has its heading and a link to booking (APPT-01)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book New Appointment' }).getAttribute('href')).toBe(
      '/dashboard/book-appointment',
    );
  });

  it('shows the facts of each appointment (APPT-02, APPT-05)', async () => {
    await open();
    const slip = card('Plumbing');
    for (const text of [
      'MW-20585',
      'Mon 23 Nov 2026, 09:00',
      '23',
      'Nov',
      'Helen Fairbrother',
      'Home Service',
      'Pending',
    ])
      expect(slip.getByText(text)).toBeTruthy();
    expect(slip.getByText(/Grinding noise/)).toBeTruthy();
    expect(slip.getByText('Pending').querySelector('svg')).toBeTruthy();
  });

  it('shows an appointment without data, without a link to its details (ENT-22)', async () => {
    await open(PATH, [bare]);
    for (const text of ['Service', 'Time to be agreed', 'Not assigned', 'Central Workshop', 'Pending'])
      expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy();
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  });

  it.each([
    ['PENDING', 'Reschedule'],
    ['PENDING', 'Cancel'],
    ['COMPLETED', 'Leave Review'],
  ])('says that an appointment without data is invalid: %s, %s (APPT-18, C-100)', async (status, name) => {
    await open(PATH, [{ ...bare, status }]);
    press(name);
    expect(await screen.findByText('Invalid appointment data')).toBeTruthy();
  });

  it.each([
    ['PENDING', ['Reschedule', 'Cancel']],
    ['CONFIRMED', ['Pay Now']],
    ['COMPLETED', ['Leave Review']],
    ['CANCELLED', []],
    ['WEIRD', ['Reschedule', 'Cancel']],
  ])(
    'offers the actions on the card that its status %s allows (APPT-06, APPT-07, APPT-13, APPT-14, C-43)',
    async (status, names) => {
      vi.useFakeTimers({ now: new Date('2026-11-16T15:00:00Z'), toFake: ['Date'] });
      await open(PATH, [{ ...confirmed, status }]);
      const buttons = within(screen.getByRole('article')).queryAllByRole('button');
      expect(buttons.map((button) => button.textContent)).toEqual(names);
    },
  );

  it('does not ask for a review twice (APPT-14)', async () => {
    await open(PATH, [{ ...completed, isReviewed: true }]);
    expect(within(screen.getByRole('article')).queryAllByRole('button')).toEqual([]);
  });

  it('says why one cannot be rescheduled again (APPT-21)', async () => {
    await open(PATH, [{ ...pending, isRescheduled: true, wasRescheduled: true }]);
    const button = screen.getByRole('button', { name: 'Reschedule' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('only reschedule once');
  });
});

describe('filters and search', () => {
  it('filter by status, keep it in the URL, and count what each would show (APPT-03)', async () => {
    const { path, graph, router } = await open();
    expect(screen.getByRole('button', { name: 'All 4' }).getAttribute('aria-pressed')).toBe('true');
    for (const name of ['Pending', 'Confirmed', 'Completed', 'Cancelled']) {
      press(`${name} 1`);
      await waitFor(() => expect(path()).toBe(`${PATH}?status=${name.toLowerCase()}`));
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(within(screen.getByRole('article')).getByText(name)).toBeTruthy();
    }
    await act(() => router.navigate(-1));
    expect(path()).toBe(`${PATH}?status=completed`);
    expect(screen.getByRole('button', { name: 'Completed 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(graph.sentAs('Appointments')).toHaveLength(1);
  });

  it.each([
    ['service', 'plumb', 'Plumbing'],
    ['reference', 'mw-20585', 'Plumbing'],
    ['specialist', 'FAIRBROTHER', 'Plumbing'],
    ['location', 'home serv', 'Plumbing'],
  ])('search by %s while typing, without a request (APPT-04)', async (_field, text, found) => {
    const { path, graph } = await open();
    search(text);
    expect(cards()).toEqual([`${found}, details`]);
    await waitFor(() => expect(path()).toBe(`${PATH}?${new URLSearchParams({ search: text })}`));
    expect(graph.sentAs('Appointments')).toHaveLength(1);
  });

  it('are read from the URL together', async () => {
    await open(`${PATH}?status=cancelled&search=couriers+okafor`);
    expect(cards()).toEqual(['Couriers, details']);
    expect(screen.getByText('1 of 4 appointments', { ignore: '[role=status]' })).toBeTruthy();
  });

  it('follow the search in the header', async () => {
    const { router } = await open(`${PATH}?status=pending`);
    await act(() => router.navigate(`${PATH}?search=couriers`));
    expect(cards()).toEqual(['Couriers, details']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('couriers');
  });

  it('keep the input when a status is selected before the debounce ends', async () => {
    const { path } = await open();
    search('fair');
    press(/^Pending/);
    await waitFor(() => expect(path()).toBe(`${PATH}?status=pending&search=fair`));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('fair');
  });

  it('do not cancel the navigation to a slow page', async () => {
    const { path, router } = await open();
    vi.useFakeTimers();
    search('fair');
    fireEvent.click(screen.getByRole('link', { name: 'Book New Appointment' }));
    expect(router.state.navigation.state).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(path()).toBe(PATH);
    vi.useRealTimers();
    finishLoading();
    await waitFor(() => expect(path()).toBe('/dashboard/book-appointment'));
  });

  it('say when nothing matches, and offer what to do next (APPT-15)', async () => {
    const { path } = await open();
    search('nonsense');
    expect(screen.getByText('No appointments match')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' }).getAttribute('href')).toBe(
      '/dashboard/book-appointment',
    );
    press('Show all appointments');
    expect(cards()).toHaveLength(4);
    await waitFor(() => expect(path()).toBe(PATH));
  });

  it('are hidden from customers without appointments', async () => {
    await open(PATH, []);
    expect(screen.getByText('No appointments yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
  });

  it('announce the count after a pause', async () => {
    await open();
    const announcement = screen.getAllByRole('status').at(-1);
    search('nonsense');
    expect(announcement?.textContent).toBe('4 appointments');
    await waitFor(() => expect(announcement?.textContent).toBe('0 of 4 appointments'));
  });
});

describe('details', () => {
  const findDetails = () => screen.findByRole('dialog');

  it('have a URL, show every known fact, and close back to the list (C-43, C-48, C-86)', async () => {
    const { path } = await open(`${PATH}?status=pending`);
    fireEvent.click(screen.getByRole('link', { name: /Plumbing/ }));
    const sheet = within(await findDetails());
    expect(path()).toBe(`${PATH}?status=pending&appointment=32`);
    for (const text of ['First choice', 'Mon 23 Nov 2026, 09:00', 'Second choice', 'Wed 25 Nov 2026, 14:00'])
      expect(sheet.getByText(text)).toBeTruthy();
    for (const text of ['MW-20585', 'Helen Fairbrother', 'Home Service', 'To be agreed', 'Not yet'])
      expect(sheet.getByText(text)).toBeTruthy();
    expect(sheet.getByRole('link', { name: '0116 496 0120' }).getAttribute('href')).toBe('tel:+441164960120');
    expect(sheet.getByText('Mon 16 Nov 2026, 10:15')).toBeTruthy();
    fireEvent.click(sheet.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe(`${PATH}?status=pending`);
  });

  it('can be linked to by id and by reference, and offer the actions of a confirmed appointment (C-43)', async () => {
    await open(`${PATH}?appointment=MW-48213`);
    const sheet = within(await findDetails());
    for (const name of ['Pay Now', 'Reschedule', 'Cancel'])
      expect(sheet.getByRole('button', { name: new RegExp(name) })).toBeTruthy();
    expect(sheet.getByText('£149.00')).toBeTruthy();
    expect(await sheet.findByText('1h 30m')).toBeTruthy();
    expect(sheet.getByText('Tue 17 Nov 2026, 14:00')).toBeTruthy();
  });

  it('show the refund', async () => {
    await open(`${PATH}?appointment=34`);
    const sheet = within(await findDetails());
    expect(sheet.getByText('£111.75 (75% of the price)')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(sheet.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it.each([
    ['that can still be paid', '2100-01-01T00:00:00Z', true],
    ['that has expired, since it does not take place', '2020-01-01T00:00:00Z', false],
  ])('offer the calendar an appointment %s: %s', async (_what, paymentDueBy, isOffered) => {
    await open(`${PATH}?appointment=${confirmed.id}`, [{ ...confirmed, paymentDueBy }]);
    const sheet = within(await findDetails());
    expect(sheet.queryByRole('button', { name: 'Add to calendar' }) !== null).toBe(isOffered);
  });

  it('reopen without the dialog that was open over them', async () => {
    const { router } = await open(`${PATH}?appointment=${confirmed.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await screen.findByLabelText(/Why are you cancelling/);
    await act(() => router.navigate(PATH));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate(`${PATH}?appointment=${confirmed.id}`));
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(/Why are you cancelling/)).toBeNull();
  });

  it('say when there is no such appointment', async () => {
    const { path } = await open(`${PATH}?appointment=99`);
    expect(within(await findDetails()).getByText(/We can’t find appointment 99/)).toBeTruthy();
    press('Show my appointments');
    await waitFor(() => expect(path()).toBe(PATH));
  });
});

describe('the notice of the previous page', () => {
  const openWithNotice = () => open({ pathname: PATH, state: pageNotice('Your appointment is booked.') });

  it('is shown once, and removed from the history for a reload', async () => {
    const { router } = await openWithNotice();
    expect(screen.getByText('Your appointment is booked.').closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getByText('Your appointment is booked.')).toBeTruthy();
  });

  it('can be dismissed', async () => {
    const { router } = await openWithNotice();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    press('Dismiss');
    expect(screen.queryByText('Your appointment is booked.')).toBeNull();
  });
});
