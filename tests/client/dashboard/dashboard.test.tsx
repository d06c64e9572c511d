import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Component as DashboardLayout } from '~/app/layouts/dashboard-layout.tsx';
import { SessionEndWatcher } from '~/app/root.tsx';
import { Component as SummaryPage } from '~/features/dashboard/summary-page.tsx';
import { session } from '~/features/session/session.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { signIn } from '../support/signed-in.ts';
import { PARTIAL, unreadable } from '../support/unreadable.ts';
import { anAppointment, aPendingReview, nextAction, summaryResponse } from './dashboard-fixtures.ts';

const routes = [
  {
    Component: DashboardLayout,
    children: [
      { path: '/dashboard', Component: SummaryPage },
      { path: '/dashboard/*', element: <h1>another page</h1> },
    ],
  },
  { path: '/login', element: <p>log in</p> },
];
const failing = (code: string) => ({
  data: { me: null },
  errors: [{ message: 'No.', path: ['me'], extensions: { code } }],
});

const openDashboard = (reply: Parameters<FakeGraph['answer']>[1], at = '/dashboard') =>
  renderAt(at, routes, new FakeGraph().answer('DashboardSummary', reply));
const someAppointments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...anAppointment, id: String(index), reference: `MW-${index}` }));

signIn();

describe('bookings that someone made with the customer’s email', () => {
  const doubtful = (id: string) => ({
    appointmentId: `appointment-${id}`,
    reference: `MW-100${id}`,
    serviceName: 'Plumbing',
    date: '2026-12-01',
    startTime: '10:00',
  });
  it.each([
    ['Yes, it was me', true],
    ['No, cancel it', false],
  ])('are asked about: %s', async (label, isMine) => {
    const { graph } = openDashboard(summaryResponse({ doubtfulBookings: [doubtful('21'), doubtful('22')] }));
    expect(await screen.findAllByText('Was this you?')).toHaveLength(2);
    expect(document.body.textContent).toContain('Plumbing on Tuesday 1 December at 10:00 (MW-10021)');
    const customer = { ...summaryResponse().data.me, doubtfulBookings: [doubtful('22')] };
    graph.answer('AnswerForBooking', done('answerForBooking', { message: 'Thank you.', customer }));
    const [first] = screen.getAllByRole('button', { name: label });
    if (!first) throw new Error('There is no such button.');
    await act(async () => void fireEvent.click(first));
    expect(graph.sentAs('AnswerForBooking')[0]?.variables).toEqual({
      input: { appointmentId: 'appointment-21', isMine },
    });
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Was this you?')).toHaveLength(1));
  });

  it('are shown three at a time', async () => {
    const many = ['21', '22', '23', '24'].map(doubtful);
    openDashboard(summaryResponse({ doubtfulBookings: many }));
    expect(await screen.findAllByText('Was this you?')).toHaveLength(3);
  });
});

describe('access', () => {
  it.each([['userId'], ['authToken']])('needs %s (DASH-01), and returns to the page after login', async (key) => {
    localStorage.removeItem(key);
    const { path, router, graph } = openDashboard(summaryResponse());
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/dashboard' });
    expect(graph.sent).toEqual([]);
  });

  it('ends with Logout, which goes to the login page (DASH-03, C-83)', async () => {
    const { path } = openDashboard(summaryResponse());
    await screen.findByText("Ada's Dashboard");
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect({ ...localStorage }).toEqual({});
    expect(document.body.textContent).toBe('log in');
  });
});

describe('a session that the server ends or misses', () => {
  const watched = [{ element: <SessionEndWatcher />, path: '*' }];

  it.each([
    ['SESSION_EXPIRED', '/login?session_expired=1'],
    ['NOT_LOGGED_IN', '/login'],
  ] as const)('is %s: goes to %s, and returns to the page after login (SESS-03)', async (reason, login) => {
    const { path, router } = renderAt('/dashboard?tab=2', watched);
    act(() => session.end(reason));
    await waitFor(() => expect(path()).toBe(login));
    expect(router.state.location.state).toEqual({ from: '/dashboard?tab=2' });
  });
});

describe('the layout', () => {
  it('links to all parts (DASH-02)', () => {
    openDashboard(summaryResponse());
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Summary', '/dashboard'],
      ['Appointments', '/dashboard/appointments'],
      ['My Repairs', '/dashboard/repairs'],
      ['Reviews', '/dashboard/reviews'],
      ['Profile', '/dashboard/profile'],
    ]);
  });

  it('shows the name of the customer: from the session first, then from the account (DASH-04)', async () => {
    openDashboard(summaryResponse({ firstName: 'Augusta' }));
    expect(screen.getByText("Ada's Dashboard")).toBeTruthy();
    expect(await screen.findByText("Augusta's Dashboard")).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Summary']);
  });

  it('works without a name', async () => {
    session.begin({ userId: '7', authToken: 'secret', userName: '', accountType: 'odd' });
    openDashboard(summaryResponse({ firstName: '' }));
    expect(screen.getByText('Your Dashboard')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'King: your account' })).toBeTruthy();
    expect(screen.getByText('Your Dashboard')).toBeTruthy();
  });

  it('links the photo, or the initials, to the profile (DASH-07)', async () => {
    openDashboard(summaryResponse());
    const avatar = await screen.findByRole('link', { name: 'Ada King: your account' });
    expect(avatar.getAttribute('href')).toBe('/dashboard/profile');
    expect(avatar.textContent).toBe('AK');
    cleanup();
    const withPhoto = summaryResponse();
    Object.assign(withPhoto.data.me, { photoUrl: '/media/ada.jpg' });
    openDashboard(withPhoto);
    await waitFor(() => expect(document.querySelector('header img')?.getAttribute('src')).toBe('/media/ada.jpg'));
  });

  it.each([
    ['  brake & pads ', '/dashboard/appointments?search=brake+%26+pads'],
    ['', '/dashboard/appointments'],
  ])('searches the appointments for "%s" (DASH-05, C-70)', async (input, expected) => {
    const { path } = openDashboard(summaryResponse());
    const searchBox = screen.getByRole('searchbox');
    fireEvent.change(searchBox, { target: { value: input } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(path()).toBe(expected));
    expect(searchBox).toHaveProperty('value', '');
  });

  it('shows nothing of the previous customer (SESS-08)', async () => {
    const { graph } = openDashboard(summaryResponse({ appointments: [anAppointment] }));
    await screen.findByText('MW-48213');
    graph.answer('DashboardSummary', new Promise<never>(() => undefined));
    act(() => session.begin({ userId: '8', authToken: 'other', userName: 'Bea', accountType: 'customer' }));
    expect(screen.getByText("Bea's Dashboard")).toBeTruthy();
    // The app clears the client's cache; the page itself must not keep anything either.
    expect(document.body.textContent).not.toContain('Ada');
  });
});

describe('the summary', () => {
  it('links to booking and to immediate service (DASH-09, DASH-10)', async () => {
    openDashboard(summaryResponse());
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Book an Appointment')).toBe('/dashboard/book-appointment');
    expect(href('Get Immediate Service')).toBe('/dashboard/immediate-service');
  });

  it('shows four figures, each linked to the page that it counts (DASH-11..14, C-52, C-99)', async () => {
    const totalSpent = { __typename: 'Money', pence: 81_250, formatted: '£812.50' };
    const summary = { completedRepairs: 4, pendingAppointments: 2, pendingReviews: 1, totalSpent };
    openDashboard(summaryResponse({ appointments: [anAppointment], summary }));
    const figures = within(await screen.findByRole('list', { name: 'Key figures' })).getAllByRole('link');
    expect(figures.map((figure) => [figure.textContent, figure.getAttribute('href')])).toEqual([
      ['4 Completed Repairs', '/dashboard/repairs'],
      ['2 Pending Appointments', '/dashboard/appointments'],
      ['£812.50 Total Spent', '/dashboard/repairs'],
      ['1 Pending Reviews', '/dashboard/reviews'],
    ]);
  });

  it('lists the newest five and links to all (DASH-15, C-38, APPT-05)', async () => {
    openDashboard(summaryResponse({ appointments: someAppointments(7) }));
    const recent = within(await screen.findByRole('region', { name: 'Recent Appointments' }));
    expect(recent.getAllByRole('article')).toHaveLength(5);
    expect(recent.getByRole('link', { name: 'See All' }).getAttribute('href')).toBe('/dashboard/appointments');
    const slip = within(recent.getAllByRole('article')[0] as HTMLElement);
    for (const text of ['Brake Repair', 'MW-0', 'Mon 23 Nov 2026, 09:00', 'Amara Okafor', 'Highfields workshop']) {
      expect(slip.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    [0, null],
    [1, 'You have one repair to review'],
    [2, 'You have 2 repairs to review'],
  ])('reminds of %i pending reviews (DASH-16)', async (pendingReviews, message) => {
    openDashboard(summaryResponse({ appointments: [anAppointment], summary: { pendingReviews } }));
    await screen.findByRole('list', { name: 'Key figures' });
    const link = screen.queryByRole('link', { name: 'Write Reviews' });
    expect(link?.getAttribute('href') ?? null).toBe(message && '/dashboard/reviews');
    if (message) expect(screen.getByText(new RegExp(message))).toBeTruthy();
  });

  it('explains booking to a new customer', async () => {
    openDashboard(summaryResponse());
    expect(await screen.findByText('No appointments yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Book your first repair' });
    expect(link.getAttribute('href')).toBe('/dashboard/book-appointment');
    expect(screen.queryByRole('heading', { name: 'Recent Appointments' })).toBeNull();
  });
});

describe('the next action', () => {
  const NOW = new Date('2026-11-22T09:00:30Z');
  const findCard = async () => within(await screen.findByRole('region', { name: /Pay|How was/ }));

  const pay = nextAction('PAY', { appointment: anAppointment });

  it('is to pay, with a countdown', async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    openDashboard(summaryResponse({ appointments: [anAppointment], next: pay }));
    const next = await findCard();
    expect(next.getByRole('heading', { name: 'Pay £149.00 to keep your appointment' })).toBeTruthy();
    expect(next.getByText(/Pay by/).textContent).toBe(
      'Brake Repair · Mon 23 Nov 2026, 09:00. Pay by Sun 22 Nov, 12:00.',
    );
    expect(next.getByRole('timer').textContent).toMatch(/^02:59:(30|29|28)$/);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(next.getByRole('timer').textContent).toMatch(/^02:58:/);
    await act(async () => fireEvent.click(next.getByRole('button', { name: 'Pay Now' })));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('is requested once when the time to pay is over', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T11:59:58Z'), shouldAdvanceTime: true });
    const { graph } = openDashboard(summaryResponse({ appointments: [anAppointment], next: pay }));
    await screen.findByRole('heading', { name: /^Pay/ });
    const paid = { ...anAppointment, id: '2', reference: 'MW-2', isPaid: true };
    const visit = nextAction('VISIT', { appointment: paid });
    graph.answer('DashboardSummary', summaryResponse({ appointments: [anAppointment, paid], next: visit }));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('heading', { name: 'Your next appointment: Mon 23 Nov 2026, 09:00' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the appointment' }).getAttribute('href')).toBe(
      '/dashboard/appointments?appointment=2',
    );
    expect(graph.sentAs('DashboardSummary')).toHaveLength(2);
  });

  it('is not requested again if the server still says that it is to pay', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T11:59:58Z'), shouldAdvanceTime: true });
    const { graph } = openDashboard(summaryResponse({ appointments: [anAppointment], next: pay }));
    await screen.findByRole('heading', { name: /^Pay/ });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(graph.sentAs('DashboardSummary')).toHaveLength(2);
  });

  it('is a review, which opens in a dialog', async () => {
    const next = nextAction('REVIEW', { pendingReview: aPendingReview });
    openDashboard(summaryResponse({ next }));
    const card = await findCard();
    expect(card.getByRole('heading', { name: 'How was your Boiler service?' })).toBeTruthy();
    expect(card.getByText('Tom Bexley').closest('p')?.textContent).toBe('Tom Bexley · Tue 3 Nov 2026');
    await act(async () => fireEvent.click(card.getByRole('button', { name: 'Leave a Review' })));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.each([
    [false, /confirmed, and you can pay then\.$/],
    [true, /confirmed\.$/],
  ])('is to wait for the specialist: paid %s', async (isPaid, text) => {
    const next = nextAction('WAIT', { appointment: { ...anAppointment, isPaid } });
    openDashboard(summaryResponse({ appointments: [anAppointment], next }));
    expect(await screen.findByRole('heading', { name: 'We’re checking with the specialist' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is to book when nothing is planned', async () => {
    openDashboard(summaryResponse({ appointments: [anAppointment] }));
    expect(await screen.findByRole('heading', { name: 'You’re all up to date' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Book a repair' });
    expect(link.getAttribute('href')).toBe('/dashboard/book-appointment');
  });
});

describe('data that cannot be loaded', () => {
  it.each([
    ['an error', failing('UPSTREAM_UNAVAILABLE')],
    ['no connection', new TypeError('Failed to fetch')],
  ])('goes to the login page after %s and keeps the session (SESS-04, C-65)', async (_what, reply) => {
    const { path, router } = openDashboard(reply, '/dashboard?tab=2#bills');
    await waitFor(() => expect(path()).toBe('/login?error=1'));
    expect(session.current()).not.toBeNull();
    expect(router.state.location.state).toEqual({ from: '/dashboard?tab=2#bills' });
  });

  it('does not treat a lost session as such a failure', async () => {
    const { path, graph } = openDashboard(failing('UNAUTHENTICATED'));
    await waitFor(() => expect(graph.sentAs('DashboardSummary')).toHaveLength(1));
    await act(async () => undefined);
    expect(path()).toBe('/dashboard');
  });

  it('opens without figures after three seconds, and can be retried (DASH-17, C-65, FAULT-17)', async () => {
    vi.useFakeTimers();
    openDashboard(new Promise<never>(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('button', { name: 'Trying again' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

it('shows what could be loaded, says that the rest couldn’t, and retries', async () => {
  const figures = { pendingAppointments: null, totalSpent: null, completedRepairs: 3, recentAppointments: null };
  const partial = unreadable(summaryResponse({ summary: figures }), 'nextAction', 'doubtfulBookings');
  const { graph } = openDashboard(partial);
  expect(await screen.findByText(PARTIAL)).toBeTruthy();
  const strip = screen.getByRole('list', { name: 'Key figures' });
  const texts = within(strip)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const unknown = '–Unknown';
  expect(texts).toEqual([
    '3 Completed Repairs',
    `${unknown} Pending Appointments`,
    `${unknown} Total Spent`,
    '0 Pending Reviews',
  ]);
  expect(screen.queryByText('No appointments yet')).toBeNull();
  graph.answer('DashboardSummary', summaryResponse());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(PARTIAL)).toBeNull());
  expect(screen.getByText('No appointments yet')).toBeTruthy();
});
