import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as DashboardLayout } from '~/app/layouts/dashboard-layout.tsx';
import { Component as SummaryPage } from '~/features/dashboard/summary-page.tsx';
import { session } from '~/features/session/session.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { aCustomer, anAppointment, aPendingReview } from './a-customer.ts';

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

const dashboard = (reply: Parameters<FakeGraph['answer']>[1], at = '/dashboard') =>
  renderAt(at, routes, new FakeGraph().answer('DashboardSummary', reply));
const someAppointments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...anAppointment, id: String(index), reference: `MW-${index}` }));

beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

describe('getting in', () => {
  it.each([['userId'], ['authToken']])('needs %s (DASH-01), and the way back is kept', async (key) => {
    localStorage.removeItem(key);
    const { path, router, graph } = dashboard(aCustomer());
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/dashboard' });
    expect(graph.sent).toEqual([]);
  });

  it('ends with Logout, which leads to the login page (DASH-03, C-83)', async () => {
    const { path } = dashboard(aCustomer());
    await screen.findByText("Ada's Dashboard");
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect({ ...localStorage }).toEqual({});
    expect(document.body.textContent).toBe('log in');
  });
});

describe('the frame', () => {
  it('has the ways to all parts (DASH-02)', () => {
    dashboard(aCustomer());
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Summary', '/dashboard'],
      ['Appointments', '/dashboard/appointments'],
      ['My Repairs', '/dashboard/repairs'],
      ['Reviews', '/dashboard/reviews'],
      ['Profile', '/dashboard/profile'],
    ]);
  });

  it('says whose it is: by the log-in first, then by the account (DASH-04)', async () => {
    dashboard(aCustomer({ firstName: 'Augusta' }));
    expect(screen.getByText("Ada's Dashboard")).toBeTruthy();
    expect(await screen.findByText("Augusta's Dashboard")).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Summary']);
  });

  it('needs no name for it', async () => {
    session.begin({ userId: '7', authToken: 'secret', userName: '', accountType: 'odd' });
    dashboard(aCustomer({ firstName: '' }));
    expect(screen.getByText('Your Dashboard')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'King: your account' })).toBeTruthy();
    expect(screen.getByText('Your Dashboard')).toBeTruthy();
  });

  it('leads from the photo, or the initials, to the profile (DASH-07)', async () => {
    dashboard(aCustomer());
    const avatar = await screen.findByRole('link', { name: 'Ada King: your account' });
    expect(avatar.getAttribute('href')).toBe('/dashboard/profile');
    expect(avatar.textContent).toBe('AK');
    cleanup();
    const withPhoto = aCustomer();
    Object.assign(withPhoto.data.me, { photoUrl: '/media/ada.jpg' });
    dashboard(withPhoto);
    await waitFor(() => expect(document.querySelector('header img')?.getAttribute('src')).toBe('/media/ada.jpg'));
  });

  it.each([
    ['  brake & pads ', '/dashboard/appointments?search=brake+%26+pads'],
    ['', '/dashboard/appointments'],
  ])('searches for "%s" among the appointments (DASH-05, C-70)', async (typed, expected) => {
    const { path } = dashboard(aCustomer());
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(path()).toBe(expected));
    expect(box).toHaveProperty('value', '');
  });

  it('shows nothing of one customer to the next (SESS-08)', async () => {
    const { graph } = dashboard(aCustomer({ appointments: [anAppointment] }));
    await screen.findByText('MW-48213');
    graph.answer('DashboardSummary', new Promise<never>(() => undefined));
    act(() => session.begin({ userId: '8', authToken: 'other', userName: 'Bea', accountType: 'customer' }));
    expect(screen.getByText("Bea's Dashboard")).toBeTruthy();
    // The client's store is emptied where the app sets it up; the page must not hold on to anything
    // itself.
    expect(document.body.textContent).not.toContain('Ada');
  });
});

describe('the summary', () => {
  it('leads to booking and to immediate service (DASH-09, DASH-10)', async () => {
    dashboard(aCustomer());
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Book an Appointment')).toBe('/dashboard/book-appointment');
    expect(href('Get Immediate Service')).toBe('/dashboard/immediate-service');
  });

  it('shows four figures, each the way to what it counts (DASH-11..14, C-52, C-99)', async () => {
    const totalSpent = { __typename: 'Money', pence: 81_250, formatted: '£812.50' };
    const summary = { completedRepairs: 4, pendingAppointments: 2, pendingReviews: 1, totalSpent };
    dashboard(aCustomer({ appointments: [anAppointment], summary }));
    const figures = within(await screen.findByRole('list', { name: 'In figures' })).getAllByRole('link');
    expect(figures.map((figure) => [figure.textContent, figure.getAttribute('href')])).toEqual([
      ['4 Completed Repairs', '/dashboard/repairs'],
      ['2 Pending Appointments', '/dashboard/appointments'],
      ['£812.50 Total Spent', '/dashboard/repairs'],
      ['1 Pending Reviews', '/dashboard/reviews'],
    ]);
  });

  it('lists the newest five and leads to them all (DASH-15, C-38, APPT-05)', async () => {
    dashboard(aCustomer({ appointments: someAppointments(7) }));
    const recent = within(await screen.findByRole('region', { name: 'Recent Appointments' }));
    expect(recent.getAllByRole('article')).toHaveLength(5);
    expect(recent.getByRole('link', { name: 'See All' }).getAttribute('href')).toBe('/dashboard/appointments');
    const slip = within(recent.getAllByRole('article')[0] as HTMLElement);
    for (const text of ['Brake Repair', 'MW-0', 'Mon 23 Nov 2026, 09:00', 'Amara Okafor', 'Highfields workshop']) {
      expect(slip.getByText(text)).toBeTruthy();
    }
  });

  it('keeps two appointments apart that have no id', async () => {
    const nameless = { ...anAppointment, id: null };
    dashboard(aCustomer({ appointments: [nameless, { ...nameless, reference: 'MW-2' }] }));
    expect(await screen.findByText('MW-2')).toBeTruthy();
    expect(screen.getByText('MW-48213')).toBeTruthy();
  });

  it.each([
    [0, null],
    [1, 'You have one repair to review'],
    [2, 'You have 2 repairs to review'],
  ])('reminds of %i pending reviews (DASH-16)', async (pendingReviews, said) => {
    dashboard(aCustomer({ appointments: [anAppointment], summary: { pendingReviews } }));
    await screen.findByRole('list', { name: 'In figures' });
    const link = screen.queryByRole('link', { name: 'Write Reviews' });
    expect(link?.getAttribute('href') ?? null).toBe(said && '/dashboard/reviews');
    if (said) expect(screen.getByText(new RegExp(said))).toBeTruthy();
  });

  it('tells a brand-new customer how it goes', async () => {
    dashboard(aCustomer());
    expect(await screen.findByText('No appointments yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Book your first repair' });
    expect(link.getAttribute('href')).toBe('/dashboard/book-appointment');
    expect(screen.queryByRole('heading', { name: 'Recent Appointments' })).toBeNull();
  });
});

describe('the next thing to do', () => {
  const NOW = new Date('2026-11-22T09:00:30Z');
  const card = async () => within(await screen.findByRole('region', { name: /Pay|How was|Your next|asking|Nothing/ }));

  it('is to pay, with what is left of the time, which runs', async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    dashboard(aCustomer({ appointments: [anAppointment] }));
    const next = await card();
    expect(next.getByRole('heading', { name: 'Pay £149.00 to keep your appointment' })).toBeTruthy();
    expect(next.getByText('Brake Repair · Mon 23 Nov 2026, 09:00')).toBeTruthy();
    expect(next.getByRole('timer').textContent).toMatch(/^02:59:(30|29|28)$/);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(next.getByRole('timer').textContent).toMatch(/^02:58:/);
    await act(async () => fireEvent.click(next.getByRole('button', { name: 'Pay Now' })));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('is something else once the time to pay is over', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T11:59:58Z'), shouldAdvanceTime: true });
    const paid = { ...anAppointment, id: '2', reference: 'MW-2', isPaid: true };
    dashboard(aCustomer({ appointments: [anAppointment, paid] }));
    await screen.findByRole('heading', { name: /^Pay/ });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('heading', { name: 'Your next appointment: Mon 23 Nov 2026, 09:00' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the appointment' }).getAttribute('href')).toBe(
      '/dashboard/appointments?appointment=2',
    );
  });

  it('is a review, which can be written there', async () => {
    dashboard(aCustomer({ pendingReviews: [aPendingReview] }));
    const next = await card();
    expect(next.getByRole('heading', { name: 'How was your Boiler service?' })).toBeTruthy();
    expect(next.getByText('Tom Bexley · Tue 3 Nov 2026')).toBeTruthy();
    await act(async () => fireEvent.click(next.getByRole('button', { name: 'Leave a Review' })));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('data that does not come', () => {
  it.each([
    ['an error', failing('UPSTREAM_UNAVAILABLE')],
    ['no connection', new TypeError('Failed to fetch')],
  ])('goes to the login page at %s and keeps the session (SESS-04, C-65)', async (_what, reply) => {
    const { path, router } = dashboard(reply, '/dashboard?tab=2#bills');
    await waitFor(() => expect(path()).toBe('/login?error=1'));
    expect(session.current()).not.toBeNull();
    expect(router.state.location.state).toEqual({ from: '/dashboard?tab=2#bills' });
  });

  it('does not take a lost session for such a failure', async () => {
    const { path, graph } = dashboard(failing('UNAUTHENTICATED'));
    await waitFor(() => expect(graph.sentAs('DashboardSummary')).toHaveLength(1));
    await act(async () => undefined);
    expect(path()).toBe('/dashboard');
  });

  it('opens after three seconds without figures, and can be asked for again (DASH-17, C-65, FAULT-17)', async () => {
    vi.useFakeTimers();
    dashboard(new Promise<never>(() => undefined));
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
