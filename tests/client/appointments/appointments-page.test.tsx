import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { Component as AppointmentsPage } from '~/features/appointments/appointments-page.tsx';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { listPageOf, pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';
import { ada, signIn } from '../support/signed-in.ts';
import { PARTIAL, unreadable } from '../support/unreadable.ts';
import {
  bare,
  cancelledDecisions,
  completedDecisions,
  confirmed,
  expiredDecisions,
  pendingDecisions,
  rescheduledOnce,
} from './appointment-fixtures.ts';

const PATH = '/dashboard/appointments';
/** Finishes loading the booking page. */
let finishLoading = () => {};
const slowPage = () =>
  new Promise<{ element: ReactNode }>((resolve) => {
    finishLoading = () => resolve({ element: <p>booking</p> });
  });
/** Refetches as after a change made elsewhere. */
let refetchCustomer = () => {};
function Page() {
  refetchCustomer = useRefetchCustomer();
  return <AppointmentsPage />;
}
const routes = [
  { path: PATH, Component: Page },
  { path: '/dashboard/book-appointment', lazy: slowPage },
];

const pending: Appointment = {
  ...confirmed,
  id: 'appointment-32',
  reference: 'MW-20585',
  serviceName: 'Plumbing',
  specialistName: 'Helen Fairbrother',
  locationName: null,
  workshopAddress: null,
  isHomeService: true,
  ...pendingDecisions,
  price: null,
};
const completed: Appointment = { ...confirmed, ...completedDecisions, id: 'appointment-33', reference: 'MW-3' };
const cancelled: Appointment = {
  ...confirmed,
  id: 'appointment-34',
  reference: 'MW-4',
  serviceName: 'Couriers',
  ...cancelledDecisions,
  isPaid: true,
  refund: {
    __typename: 'Refund',
    percentage: 75,
    amount: { __typename: 'Money', formatted: '£111.75' },
  },
};
const unidentifiedCompleted: Appointment = {
  ...bare,
  ...completedDecisions,
  actions: { ...completed.actions, canReview: false, reviewUnavailableReason: 'NOT_IDENTIFIED' },
};
const four = [pending, confirmed, completed, cancelled];

/** The response to the list's query, as the gateway filters and pages it. */
const listOf = (appointments: readonly Appointment[], variables: Record<string, unknown> = {}) => ({
  data: {
    me: {
      ...ada,
      all: pageOf('Appointment', appointments),
      appointments: listPageOf('Appointment', appointments, variables),
    },
  },
});

function graphOf(appointments: readonly Appointment[]) {
  return new FakeGraph()
    .answer('Appointments', (variables) => listOf(appointments, variables))
    .answer('OpenAppointment', ({ id }) => {
      const appointment = appointments.find((one) => one.id === id || `appointment-${one.reference}` === id) ?? null;
      return { data: { me: { ...ada, appointment } } };
    })
    .answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:00Z' } })
    .answer('AppointmentSpecialist', ({ id }) => ({
      data: {
        me: {
          ...ada,
          appointment: {
            id,
            ...(id === pending.id && { secondChoiceDate: '2026-11-25', secondChoiceTime: '14:00' }),
            service: { id: '5' },
            specialist: {
              id: '9',
              name: 'Amara Okafor',
              photoUrl: '/media/amara.jpg',
              averageRating: 4.8,
              reviewCount: 12,
              estimatedDurationMinutes: 60,
              services: [{ serviceId: '5', estimatedDurationMinutes: 90 }],
            },
          },
        },
      },
    }));
}

async function open(at: Parameters<typeof renderAt>[0] = PATH, appointments: readonly Appointment[] = four) {
  const page = renderAt(at, routes, graphOf(appointments));
  await screen.findAllByText(appointments.length > 0 ? /^(Upcoming|Past and cancelled)$/ : 'No appointments yet');
  return page;
}

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('article') ?? document.body);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

signIn();

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

  it('says where the workshop is, on the card and in the details', async () => {
    await open(`${PATH}?appointment=31`, [confirmed]);
    const isMap = (link: HTMLElement) => {
      expect(link.getAttribute('href')).toBe(
        'https://www.google.com/maps/search/?api=1&query=4%20Highfield%20Street%2C%20Leicester%20LE2%201AB',
      );
      expect(link.getAttribute('rel')).toBe('noreferrer');
    };
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/^4 Highfield Street, Leicester LE2 1AB/)).toBeTruthy();
    isMap(sheet.getByRole('link', { name: /^Map of 4 Highfield Street/ }));
    fireEvent.click(sheet.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isMap(card('Brake Repair').getByRole('link', { name: /^Map of 4 Highfield Street/ }));
  });

  it('shows an appointment without data (ENT-22)', async () => {
    await open(PATH, [bare]);
    for (const text of ['Service', 'Time to be agreed', 'Not assigned', 'Central Workshop', 'Pending'])
      expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy();
  });

  it.each([
    ['PENDING', 'Reschedule', bare],
    ['PENDING', 'Cancel', bare],
    ['COMPLETED', 'Leave Review', unidentifiedCompleted],
  ])(
    'says that an appointment without an id is invalid: %s, %s (APPT-18, C-100)',
    async (_status, name, appointment) => {
      await open(PATH, [appointment]);
      press(name);
      expect(await screen.findByText('Invalid appointment data')).toBeTruthy();
    },
  );

  it.each([
    ['PENDING', pendingDecisions, ['Reschedule', 'Cancel']],
    ['CONFIRMED', {}, ['Pay Now · £149.00']],
    ['COMPLETED', completedDecisions, ['Leave Review']],
    ['CANCELLED', cancelledDecisions, []],
    // A newer server may send a status that this version doesn't know.
    ['WEIRD', { ...pendingDecisions, status: 'WEIRD' as 'PENDING' }, ['Reschedule', 'Cancel']],
  ] as const)(
    'offers the actions on the card that its status %s allows (APPT-06, APPT-07, APPT-13, APPT-14, C-43)',
    async (_status, more, names) => {
      vi.useFakeTimers({ now: new Date('2026-11-16T15:00:00Z'), toFake: ['Date'] });
      await open(PATH, [{ ...confirmed, ...more }]);
      const buttons = within(screen.getByRole('article')).queryAllByRole('button');
      expect(buttons.map((button) => button.textContent)).toEqual(names);
    },
  );

  it('does not ask for a review twice (APPT-14)', async () => {
    const reviewed = { canReview: false, reviewUnavailableReason: 'ALREADY_REVIEWED' as const };
    await open(PATH, [{ ...completed, actions: { ...completed.actions, ...reviewed } }]);
    expect(within(screen.getByRole('article')).queryAllByRole('button')).toEqual([]);
  });

  it('says why one cannot be rescheduled again (APPT-21)', async () => {
    await open(PATH, [{ ...pending, actions: rescheduledOnce({ canPay: false }) }]);
    const button = screen.getByRole('button', { name: 'Reschedule' });
    expect(button.hasAttribute('disabled')).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('only reschedule once');
  });
});

describe('the groups of the list', () => {
  const past = (id: string, day: string | null) => ({
    ...completed,
    id,
    serviceName: `Repair ${id}`,
    scheduledDate: day,
  });
  const headings = () => screen.getAllByRole('heading').map((one) => `${one.tagName} ${one.textContent}`);

  it('are the upcoming ones, then the past ones by month', async () => {
    await open(PATH, [
      pending,
      confirmed,
      past('1', '2026-11-09'),
      past('2', '2026-11-01'),
      past('3', '2025-11-30'),
      { ...past('4', null), bookedAt: '2025-02-28T23:30:00Z' },
      { ...past('5', null), bookedAt: null },
    ]);
    expect(headings()).toEqual([
      'H1 My Appointments',
      'H2 Upcoming',
      'H3 Plumbing',
      'H3 Brake Repair',
      'H2 Past and cancelled',
      'H3 November 2026',
      'H4 Repair 1',
      'H4 Repair 2',
      'H3 November 2025',
      'H4 Repair 3',
      'H3 February 2025',
      'H4 Repair 4',
      'H3 No day',
      'H4 Repair 5',
    ]);
  });

  it('continue on the next page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => past(`${index}`, index < 25 ? '2026-11-09' : '2026-10-31'));
    await open(PATH, many);
    press('Show more');
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(headings().filter((text) => !text.startsWith('H4'))).toEqual([
      'H1 My Appointments',
      'H2 Past and cancelled',
      'H3 November 2026',
      'H3 October 2026',
    ]);
  });
});

const variablesOf = (graph: FakeGraph) => graph.sentAs('Appointments').map(({ variables }) => variables);

describe('filters and search', () => {
  it('ask the server for a status, keep it in the URL, and show its counts (APPT-03)', async () => {
    const { path, graph, router } = await open();
    expect(screen.getByRole('button', { name: 'All 4' }).getAttribute('aria-pressed')).toBe('true');
    for (const name of ['Pending', 'Confirmed', 'Completed', 'Cancelled']) {
      press(`${name} 1`);
      await waitFor(() => expect(path()).toBe(`${PATH}?status=${name.toLowerCase()}`));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(within(screen.getByRole('article')).getByText(name)).toBeTruthy();
      expect(variablesOf(graph).at(-1)).toEqual({ status: name.toUpperCase(), search: null });
    }
    expect(variablesOf(graph)).toHaveLength(5);
    await act(() => router.navigate(-1));
    expect(path()).toBe(`${PATH}?status=completed`);
    expect(screen.getByRole('button', { name: 'Completed 1' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('take the counts of the buttons from the server, whatever the list shows', async () => {
    const graph = graphOf(four);
    const counts = [
      { __typename: 'AppointmentStatusCount', status: 'PENDING', count: 30 },
      { __typename: 'AppointmentStatusCount', status: 'CONFIRMED', count: 12 },
    ];
    const { data } = listOf(four);
    const appointments = { ...data.me.appointments, statusCounts: counts };
    graph.answer('Appointments', { data: { me: { ...data.me, appointments } } });
    renderAt(PATH, routes, graph);
    await screen.findByText('Upcoming');
    const filters = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      'All42',
      'Pending30',
      'Confirmed12',
      'Completed0',
      'Cancelled0',
    ]);
  });

  it('ask the server for a text once typing pauses, and keep it in the URL (APPT-04)', async () => {
    const { path, graph, router } = await open();
    search('fair');
    search('fairbrother');
    await waitFor(() => expect(cards()).toEqual(['Plumbing']));
    expect(path()).toBe(`${PATH}?search=fairbrother`);
    expect(variablesOf(graph)).toEqual([
      { status: null, search: null },
      { status: null, search: 'fairbrother' },
    ]);
    // Typing adds no entry to the history.
    await act(() => router.navigate(-1));
    expect(path()).toBe(`${PATH}?search=fairbrother`);
  });

  it('are read from the URL together', async () => {
    const { graph } = await open(`${PATH}?status=cancelled&search=couriers`);
    expect(cards()).toEqual(['Couriers']);
    expect(screen.getByText('1 of 4 appointments', { ignore: '[role=status]' })).toBeTruthy();
    expect(variablesOf(graph)).toEqual([{ status: 'CANCELLED', search: 'couriers' }]);
  });

  it('show the last one selected, in whatever order the answers arrive', async () => {
    const { graph } = await open();
    const respond: (() => void)[] = [];
    graph.answer(
      'Appointments',
      (variables) => new Promise((resolve) => respond.push(() => resolve(listOf(four, variables)))),
    );
    press('Pending 1');
    press('Cancelled 1');
    await waitFor(() => expect(respond).toHaveLength(2));
    expect(cards()).toHaveLength(4);
    await act(async () => respond[1]?.());
    expect(cards()).toEqual(['Couriers']);
    await act(async () => respond[0]?.());
    expect(cards()).toEqual(['Couriers']);
  });

  it('follow the search in the header', async () => {
    const { router } = await open(`${PATH}?status=pending`);
    await act(() => router.navigate(`${PATH}?search=couriers`));
    await waitFor(() => expect(cards()).toEqual(['Couriers']));
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
    expect(await screen.findByText('No appointments match')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' }).getAttribute('href')).toBe(
      '/dashboard/book-appointment',
    );
    press('Show all appointments');
    await waitFor(() => expect(cards()).toHaveLength(4));
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

describe('more appointments', () => {
  const PAGED = 45;
  const many = Array.from({ length: PAGED }, (_, index) => ({
    ...confirmed,
    ...(index % 2 === 0 ? pendingDecisions : {}),
    id: `appointment-a${index}`,
    reference: `MW-${index}`,
    serviceName: `Repair ${index}`,
  }));
  /** A click gives a button the focus, but `fireEvent` does not. */
  const showMore = () =>
    act(async () => {
      const button = screen.getByRole('button', { name: 'Show more' });
      button.focus();
      fireEvent.click(button);
    });
  const headingsOf = (from: number, to: number) => many.slice(from, to).map((one) => `${one.serviceName}`);

  it('are appended page by page, each after the cursor of the one before, and get the focus', async () => {
    const { graph } = await open(PATH, many);
    expect(cards()).toEqual(headingsOf(0, 20));
    expect(screen.getByText('20 of 45 appointments')).toBeTruthy();
    await showMore();
    await waitFor(() => expect(cards()).toEqual(headingsOf(0, 40)));
    expect(screen.getByText('40 of 45 appointments')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText('MW-20').closest('li'));
    await showMore();
    await waitFor(() => expect(cards()).toEqual(headingsOf(0, PAGED)));
    expect(document.activeElement).toBe(screen.getByText('MW-40').closest('li'));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(variablesOf(graph).map(({ after }) => after)).toEqual([undefined, 'appointment-a19', 'appointment-a39']);
  });

  it('do not take the focus from what the customer does while they load', async () => {
    const { graph } = await open(PATH, many);
    let respond = () => {};
    graph.answer(
      'Appointments',
      (variables) => new Promise((resolve) => (respond = () => resolve(listOf(many, variables)))),
    );
    await showMore();
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy();
    screen.getByRole('searchbox').focus();
    await act(async () => respond());
    expect(cards()).toHaveLength(40);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('can be retried when they fail to load', async () => {
    const { graph } = await open(PATH, many);
    graph.answer('Appointments', new TypeError('Failed to fetch'));
    await showMore();
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load more appointments.');
    expect(cards()).toHaveLength(20);
    graph.answer('Appointments', (variables) => listOf(many, variables));
    await act(async () => press('Try again'));
    await waitFor(() => expect(cards()).toEqual(headingsOf(0, 40)));
  });

  it('begin with the first page again after a change of filter', async () => {
    const { graph } = await open(PATH, many);
    await showMore();
    await waitFor(() => expect(cards()).toHaveLength(40));
    press(/^Pending/);
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(screen.getByText('20 of 23 appointments')).toBeTruthy();
    expect(variablesOf(graph).at(-1)).toEqual({ status: 'PENDING', search: null });
    await showMore();
    await waitFor(() => expect(cards()).toHaveLength(23));
    expect(variablesOf(graph).at(-1)).toEqual({ status: 'PENDING', search: null, after: 'appointment-a38' });
  });

  it('belong to the list that is shown while another filter loads', async () => {
    const { graph } = await open(PATH, many);
    const { promise, resolve } = later<ReturnType<typeof listOf>>();
    graph.answer('Appointments', (variables) => (variables.after ? listOf(many, variables) : promise));
    press(/^Confirmed/);
    await waitFor(() => expect(variablesOf(graph).at(-1)).toEqual({ status: 'CONFIRMED', search: null }));
    await showMore();
    await waitFor(() => expect(cards()).toEqual(headingsOf(0, 40)));
    expect(variablesOf(graph).at(-1)).toEqual({ status: null, search: null, after: 'appointment-a19' });
    await act(async () => resolve(listOf(many, { status: 'CONFIRMED' })));
    expect(cards()).toHaveLength(20);
  });

  it('stay, and leave the focus alone, when the list is refetched and has changed', async () => {
    const { graph } = await open(PATH, many);
    await showMore();
    await waitFor(() => expect(cards()).toHaveLength(40));
    await showMore();
    await waitFor(() => expect(cards()).toHaveLength(PAGED));
    act(() => (document.activeElement as HTMLElement).blur());
    const booked = [{ ...pending, id: 'appointment-new', serviceName: 'Booked' }, ...many];
    const respond: (() => void)[] = [];
    graph.answer(
      'Appointments',
      (variables) => new Promise((resolve) => respond.push(() => resolve(listOf(booked, variables)))),
    );
    await act(async () => refetchCustomer());
    expect(cards()).toHaveLength(PAGED);
    for (let round = 0; round < 4; round += 1) {
      await act(async () => {
        for (const answer of respond.splice(0)) answer();
      });
      expect(cards().length).toBeGreaterThanOrEqual(PAGED);
    }
    expect(cards()).toEqual(['Booked', ...headingsOf(0, PAGED)]);
    expect(document.activeElement).toBe(document.body);
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

  it('show the face and rating of the specialist, whose name leads to their page', async () => {
    await open(`${PATH}?appointment=MW-48213`);
    const sheet = within(await findDetails());
    expect(await sheet.findByRole('img', { name: 'Rated 4.8 out of 5' })).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/media/amara.jpg');
    expect(sheet.getByRole('link', { name: 'Amara Okafor' }).getAttribute('href')).toBe('/specialists/7/amara-okafor');
  });

  it.each([
    [{ service: { id: '5' }, specialist: { name: 'Amara Okafor' } }, ['Brake Repair', 'specialist-7']],
    [{ service: { id: '5' }, specialist: null }, ['Brake Repair', undefined]],
    [{ service: null, specialist: { name: 'Amara Okafor' } }, [null, 'specialist-7']],
  ])('offer to book again what is still offered: %j', async (offered, expected) => {
    const graph = graphOf(four).answer('AppointmentSpecialist', ({ id }) => ({
      data: { me: { ...ada, appointment: { id, ...offered } } },
    }));
    const { router } = renderAt(`${PATH}?appointment=33`, routes, graph);
    await screen.findByText('Job sheet');
    const name = expected[0] ? 'Book again: Brake Repair' : 'Book again: Service';
    await waitFor(() => {
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.queryAllByRole('link', { name: 'Amara Okafor' })).toHaveLength(expected[1] ? 1 : 0);
      expect(dialog.getByRole('link', { name })).toBeTruthy();
    });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name }));
    await act(async () => finishLoading());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/book-appointment'));
    const { serviceName, specialist } = router.state.location.state.bookingStart;
    expect([serviceName, specialist?.id]).toEqual(expected);
  });

  it('can be shared, without what is private to the customer', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', { ...navigator, share: async (data: unknown) => shared.push(data) });
    await open(`${PATH}?appointment=31`, [{ ...confirmed, paymentDueBy: '2100-01-01T00:00:00Z' }]);
    fireEvent.click(within(await findDetails()).getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([
      {
        title: 'Brake Repair with Amara Okafor',
        text: 'Brake Repair with Amara Okafor\nMon 23 Nov 2026, 09:00\nHighfields workshop, 4 Highfield Street, Leicester LE2 1AB',
      },
    ]);
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
    await open(`${PATH}?appointment=31`, [{ ...confirmed, paymentDueBy }]);
    const sheet = within(await findDetails());
    expect(sheet.queryByRole('button', { name: 'Add to calendar' }) !== null).toBe(isOffered);
  });

  it('of one that was not paid in time offer a new booking, not to change it (APPT-09)', async () => {
    await open(`${PATH}?appointment=31`, [{ ...confirmed, ...expiredDecisions }]);
    const sheet = within(await findDetails());
    expect(sheet.getByRole('link', { name: 'Please book a new appointment' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /Reschedule|Cancel/ })).toBeNull();
  });

  it('reopen without the dialog that was open over them', async () => {
    const { router } = await open(`${PATH}?appointment=31`);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await screen.findByLabelText(/Why are you cancelling/);
    await act(() => router.navigate(PATH));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate(`${PATH}?appointment=31`));
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(/Why are you cancelling/)).toBeNull();
  });

  it('of an appointment on a loaded page open without a request', async () => {
    const { graph } = await open();
    fireEvent.click(screen.getByRole('link', { name: /Plumbing/ }));
    await findDetails();
    expect(graph.sentAs('OpenAppointment')).toEqual([]);
  });

  it('of an appointment that is not in the list are requested once', async () => {
    const { graph } = await open(`${PATH}?status=pending&appointment=34`);
    expect(within(await findDetails()).getByText('£111.75 (75% of the price)')).toBeTruthy();
    expect(graph.sentAs('OpenAppointment').map(({ variables }) => variables)).toEqual([{ id: 'appointment-34' }]);
  });

  it('stay open when a refetch fails', async () => {
    const { graph } = await open(`${PATH}?status=pending&appointment=34`);
    await findDetails();
    graph.answer('OpenAppointment', new TypeError('Failed to fetch'));
    await act(async () => refetchCustomer());
    await waitFor(() => expect(graph.sentAs('OpenAppointment')).toHaveLength(2));
    expect(within(await findDetails()).getByText('£111.75 (75% of the price)')).toBeTruthy();
  });

  it('can be retried when they fail to load', async () => {
    const graph = graphOf(four).answer('OpenAppointment', new TypeError('Failed to fetch'));
    renderAt(`${PATH}?status=pending&appointment=34`, routes, graph);
    expect(await screen.findByText('We couldn’t load this appointment.')).toBeTruthy();
    const { promise, resolve } = later<{ data: Record<string, unknown> }>();
    graph.answer('OpenAppointment', promise);
    await act(async () => press('Try again'));
    // The button, which has the focus, stays.
    expect(screen.getByText('We couldn’t load this appointment.')).toBeTruthy();
    await act(async () => resolve({ data: { me: { ...ada, appointment: cancelled } } }));
    expect(await screen.findByText('£111.75 (75% of the price)')).toBeTruthy();
  });

  it('say when there is no such appointment, but not before the server has', async () => {
    const graph = graphOf(four);
    const { promise, resolve } = later<{ data: Record<string, unknown> }>();
    graph.answer('OpenAppointment', promise);
    const { path } = renderAt(`${PATH}?appointment=99`, routes, graph);
    await waitFor(() => expect(graph.sentAs('OpenAppointment')).toHaveLength(1));
    expect(within(await findDetails()).getByRole('status').textContent).toBe('Loading');
    await act(async () => resolve({ data: { me: { ...ada, appointment: null } } }));
    expect((await findDetails()).textContent).toContain('Appointment not found');
    expect(within(await findDetails()).getByText(/We can’t find appointment 99/)).toBeTruthy();
    expect(
      within(await findDetails()).getByText(/^You may have booked it with another email. Call us on/),
    ).toBeTruthy();
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

it('says that the appointments couldn’t be loaded, and retries', async () => {
  const graph = graphOf(four).answer('Appointments', unreadable(listOf(four), 'appointments', 'all'));
  renderAt(PATH, routes, graph);
  expect(await screen.findByText('We couldn’t load your appointments.')).toBeTruthy();
  expect(screen.getByText(PARTIAL)).toBeTruthy();
  expect(screen.queryByText('No appointments yet')).toBeNull();
  graph.answer('Appointments', listOf(four));
  press('Try again');
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(screen.queryByText(PARTIAL)).toBeNull();
});
