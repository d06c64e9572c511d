import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as DashboardLayout } from '~/app/layouts/dashboard-layout.tsx';
import { Component as SummaryPage } from '~/features/dashboard/summary-page.tsx';
import { session } from '~/features/session/session.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

const routes = [
  { Component: DashboardLayout, children: [{ path: '/dashboard', Component: SummaryPage }] },
  { path: '/login', element: <p>log in</p> },
];
const appointment = {
  __typename: 'Appointment',
  id: '1',
  reference: 'MW-48213',
  serviceName: 'Brake Repair',
  details: 'Grinding noise',
  status: 'CONFIRMED',
  scheduledDate: '2026-11-23',
  scheduledTime: '09:00 AM',
  specialistName: 'Amara Okafor',
  placeName: 'Highfields workshop',
  isPaid: false,
  isRescheduled: false,
  bookedAt: null,
};
const customer = (appointments: object[]) => ({
  data: {
    me: { __typename: 'Customer', id: '7', firstName: 'Ada', lastName: 'King', pictureUrl: null, appointments },
  },
});
const failing = (code: string) => ({
  data: { me: null },
  errors: [{ message: 'No.', path: ['me'], extensions: { code } }],
});

const dashboard = (reply: Parameters<FakeGraph['answer']>[1]) =>
  renderAt('/dashboard', routes, new FakeGraph().answer('DashboardSummary', reply));

beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

describe('getting in', () => {
  it.each([['userId'], ['authToken']])('needs %s (DASH-01), and the way back is kept', async (key) => {
    localStorage.removeItem(key);
    const { path, router, graph } = dashboard(customer([]));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/dashboard' });
    expect(graph.sent).toEqual([]);
  });

  it('ends with Logout, which leads to the login page (DASH-03, C-83)', async () => {
    const { path } = dashboard(customer([]));
    await screen.findByRole('heading', { name: "Ada's Dashboard" });
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect({ ...localStorage }).toEqual({});
  });
});

describe('the summary', () => {
  it('greets by first name and shows what an appointment is (DASH-04, DASH-15, APPT-05)', async () => {
    dashboard(customer([appointment]));
    expect(await screen.findByRole('heading', { level: 1, name: "Ada's Dashboard" })).toBeTruthy();
    const slip = within(screen.getByRole('article'));
    for (const text of [
      'Brake Repair',
      'MW-48213',
      'Mon 23 Nov 2026, 09:00',
      'Amara Okafor',
      'Highfields workshop',
      'Confirmed',
    ]) {
      expect(slip.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/Grinding noise/)).toBeTruthy();
  });

  it('shows the newest five and unfolds the rest (C-38)', async () => {
    dashboard(customer(Array.from({ length: 7 }, (_, index) => ({ ...appointment, id: String(index) }))));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    fireEvent.click(screen.getByRole('button', { name: 'See all 7' }));
    expect(screen.getAllByRole('article')).toHaveLength(7);
  });

  it('keeps two appointments apart that have no id', async () => {
    const nameless = { ...appointment, id: null };
    dashboard(customer([nameless, { ...nameless, reference: 'MW-2' }]));
    expect(await screen.findByText('MW-2')).toBeTruthy();
    expect(screen.getByText('MW-48213')).toBeTruthy();
  });

  it('has a way to book when there is nothing yet', async () => {
    dashboard(customer([]));
    expect(await screen.findByText('Nothing hanging here yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe('/appointment');
  });

  it.each([
    ['an error', failing('UPSTREAM_UNAVAILABLE')],
    ['no connection', new TypeError('Failed to fetch')],
  ])('goes to the login page at %s and keeps the session (SESS-04, C-65)', async (_what, reply) => {
    const { path } = dashboard(reply);
    await waitFor(() => expect(path()).toBe('/login?error=1'));
    expect(session.current()).not.toBeNull();
  });

  it('does not take a lost session for such a failure', async () => {
    const { path, graph } = dashboard(failing('UNAUTHENTICATED'));
    await waitFor(() => expect(graph.sentAs('DashboardSummary')).toHaveLength(1));
    await act(async () => undefined);
    expect(path()).toBe('/dashboard');
  });

  it('opens after three seconds when nothing has come, and can be asked again (C-65, F17)', async () => {
    vi.useFakeTimers();
    dashboard(new Promise<never>(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toBeTruthy();
  });
});
