import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertsBell } from '~/features/notifications/alerts-bell.tsx';
import { POLL_MS } from '~/features/notifications/use-live-alerts.ts';
import { session } from '~/features/session/session.ts';
import { causedNotificationsLink } from '~/graphql/caused-notifications.ts';
import { useDashboardSummaryQuery } from '~/graphql/generated/operations/dashboard-summary.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { aCustomer } from '../dashboard/a-customer.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, refused, userError } from '../support/mutation-responses.ts';
import { testClient } from '../support/test-client.ts';

const alert = (id: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  kind: 'APPOINTMENT',
  title: `Title ${id}`,
  message: `Message ${id}`,
  timeAgo: '5 min ago',
  recency: 'TODAY',
  isRead: false,
  actionPath: null,
  ...more,
});
const customer = (...notifications: { isRead: boolean }[]) => ({
  __typename: 'Customer',
  id: '7',
  unreadNotificationCount: notifications.filter(({ isRead }) => !isRead).length,
  notifications,
});
const read = { isRead: true };

/** The streams that the page has opened, and what the network does with them. */
class Streams {
  readonly open: { next: (value: object) => void; error: (error: Error) => void; complete: () => void }[] = [];
  opened = 0;

  readonly link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const stream = {
          next: (value: object) => observer.next({ data: { __typename: 'Subscription', notificationsChanged: value } }),
          error: (error: Error) => observer.error(error),
          complete: () => observer.complete(),
        };
        this.opened += 1;
        this.open.push(stream);
        return () => void this.open.splice(this.open.indexOf(stream), 1);
      }),
  );

  /** The one stream that is open. */
  get only() {
    const [stream, ...more] = this.open;
    if (!stream || more.length > 0) throw new Error(`${this.open.length} streams are open`);
    return stream;
  }

  break(): Promise<void> {
    return act(async () => this.only.error(new TypeError('Failed to fetch')));
  }

  async tell(...notifications: { isRead: boolean }[]): Promise<void> {
    const stream = this.only;
    await act(async () =>
      stream.next({ __typename: 'NotificationsChangedPayload', customer: customer(...notifications) }),
    );
  }
}

let streams: Streams;
let graph: FakeGraph;
let client: ApolloClient;

function bell(behind: ReactNode = null) {
  const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', streams.link, graph.link);
  client = testClient(causedNotificationsLink.concat(link));
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <AlertsBell />
          {behind}
        </>
      ),
    },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const page = render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { ...page, path: () => router.state.location.pathname };
}

const unread = (count: number) => screen.findByRole('button', { name: `Alerts, ${count} unread` });
const quiet = () => screen.findByRole('button', { name: 'Alerts' });
const openPanel = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Alerts/ })));
  return within(screen.getByRole('dialog'));
};
const answer = (...notifications: { isRead: boolean }[]) =>
  graph.answer('Alerts', { data: { me: customer(...notifications) } });
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' });
  streams = new Streams();
  graph = new FakeGraph();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

describe('the bell', () => {
  it('counts what is unread, and what comes while the page is open, which it says (DASH-06)', async () => {
    bell();
    await streams.tell(alert('1'), alert('2', read));
    await unread(1);
    expect(screen.getByRole('status').textContent).toBe('');
    await streams.tell(alert('3'), alert('1'), alert('2', read));
    await unread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 3');
    expect(graph.sent).toEqual([]);
  });

  it('says several at once, and the same only once', async () => {
    bell();
    await streams.tell();
    await streams.tell(alert('1'), alert('2'));
    expect(screen.getByRole('status').textContent).toBe('2 new notifications');
    await streams.tell(alert('2'));
    await streams.tell(alert('1'), alert('2'));
    expect(screen.getByRole('status').textContent).toBe('2 new notifications');
  });

  it('says the same words again of another alert', async () => {
    bell();
    const title = 'Payment received';
    await streams.tell();
    await streams.tell(alert('1', { title }));
    const before = screen.getByRole('status').firstChild;
    await streams.tell(alert('2', { title }), alert('1', { title }));
    expect(screen.getByRole('status').textContent).toBe('New notification: Payment received');
    // A screen reader speaks of what has been put in, not of text that has stayed.
    expect(screen.getByRole('status').firstChild).not.toBe(before);
  });

  it('has no badge while nothing is unread or known, and says nothing of failures (DASH-24)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    graph.answer('Alerts', new TypeError('Failed to fetch'));
    bell();
    await quiet();
    await streams.break();
    await quiet();
    expect(document.body.textContent).toBe('');
  });

  it('shows no endless figure', async () => {
    bell();
    await streams.tell(...Array.from({ length: 100 }, (_, index) => alert(String(index))));
    await unread(100);
    expect(screen.getByText('99+')).toBeTruthy();
  });
});

describe('what an alert tells of', () => {
  function Behind() {
    const { data } = useDashboardSummaryQuery();
    return <p>{data?.me?.summary.completedRepairs} repairs</p>;
  }
  const summary = (completedRepairs: number) =>
    graph.answer('DashboardSummary', aCustomer({ summary: { completedRepairs } }));

  it('is asked for anew behind the bell, once for each that arrives', async () => {
    summary(1);
    bell(<Behind />);
    await screen.findByText('1 repairs');
    await streams.tell(alert('1'));
    summary(2);
    await streams.tell(alert('2'), alert('1'));
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    await streams.tell(alert('2', read), alert('1', read));
    expect(graph.sentAs('DashboardSummary')).toHaveLength(2);
    expect(graph.sentAs('Alerts')).toHaveLength(0);
  });

  describe('when this tab has done it itself', () => {
    const asked = () => graph.sentAs('DashboardSummary');
    let arrive: (answer: object) => void;
    let sent: Promise<unknown>;
    /** Pays, and is answered with these notifications of the customer. */
    const pay = () => {
      graph.answer('PayForAppointment', () => new Promise((resolve) => (arrive = resolve)));
      sent = client.mutate({ mutation: PayForAppointmentDocument, variables: { input: { appointmentId: '1' } } });
    };
    const paid = (...notifications: { isRead: boolean }[]) =>
      act(async () => {
        arrive(done('payForAppointment', { customer: customer(...notifications) }));
        await sent;
      });
    beforeEach(async () => {
      summary(1);
      bell(<Behind />);
      await screen.findByText('1 repairs');
      await streams.tell();
    });

    it('is not asked for anew, since it is shown already; what comes after that is', async () => {
      pay();
      await paid(alert('1'));
      await streams.tell(alert('1'));
      expect(screen.getByRole('status').textContent).toBe('New notification: Title 1');
      expect(asked()).toHaveLength(1);
      summary(2);
      await streams.tell(alert('2'), alert('1'));
      expect(await screen.findByText('2 repairs')).toBeTruthy();
    });

    it('waits for the end of an act that is under way, whose alert may be quicker than its answer', async () => {
      pay();
      await streams.tell(alert('1'));
      expect(asked()).toHaveLength(1);
      await paid(alert('1'));
      expect(screen.getByRole('status').textContent).toBe('New notification: Title 1');
      expect(asked()).toHaveLength(1);
    });

    it('is asked for when that act was refused, or shows nothing of what it changed', async () => {
      pay();
      await streams.tell(alert('5'));
      summary(2);
      await act(async () => {
        arrive(refused('payForAppointment', userError('No.')));
        await sent;
      });
      expect(await screen.findByText('2 repairs')).toBeTruthy();
      expect(asked()).toHaveLength(2);
    });

    it('is asked for when somebody else has done something at the same time', async () => {
      pay();
      await paid(alert('1'));
      summary(2);
      await streams.tell(alert('1'), alert('2'));
      expect(await screen.findByText('2 repairs')).toBeTruthy();
      expect(asked()).toHaveLength(2);
    });
  });
});

describe('without a stream', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });

  it('asks each minute, and tries the stream again later and later (C-69)', async () => {
    answer(alert('1'));
    bell();
    await streams.break();
    await unread(1);
    expect(graph.sentAs('Alerts')).toHaveLength(1);
    await advance(5_000);
    expect(streams.opened).toBe(2);
    await streams.break();
    await advance(9_000);
    expect(streams.opened).toBe(2);
    await advance(1_000);
    expect(streams.opened).toBe(3);
  });

  it('goes on asking for as long as it takes, and says what is new', async () => {
    answer(alert('1'));
    bell();
    for (let failure = 0; failure < 6; failure++) {
      await streams.break();
      if (failure < 5) await advance(5_000 * 2 ** failure);
    }
    const before = graph.sentAs('Alerts').length;
    answer(alert('2'), alert('1'));
    await advance(POLL_MS);
    expect(graph.sentAs('Alerts')).toHaveLength(before + 1);
    await unread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('stops asking when the stream is back, and says nothing twice', async () => {
    answer(alert('2'), alert('1'));
    bell();
    await streams.tell(alert('1'));
    await streams.break();
    await unread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
    await advance(5_000);
    await streams.tell(alert('2'), alert('1', read));
    await unread(1);
    const asked = graph.sentAs('Alerts').length;
    await advance(3 * POLL_MS);
    expect(graph.sentAs('Alerts')).toHaveLength(asked);
    expect(streams.open).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('takes a stream that never says anything for none', async () => {
    answer(alert('1'));
    bell();
    await advance(14_000);
    expect(graph.sent).toEqual([]);
    await advance(1_000);
    await unread(1);
    expect(streams.open).toHaveLength(0);
  });

  it('comes back shortly, without asking, when the gateway was replaced', async () => {
    bell();
    await streams.tell(alert('1'));
    await act(async () => streams.only.complete());
    await advance(2_000);
    expect(streams.opened).toBe(2);
    expect(graph.sent).toEqual([]);
  });

  it('tries again at once when the browser is back on the network', async () => {
    answer(alert('1'));
    bell();
    await streams.break();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(streams.opened).toBe(2);
  });
});

describe('a page that is not there', () => {
  it('closes its stream when it is left', async () => {
    const { unmount } = bell();
    await streams.tell(alert('1'));
    unmount();
    await waitFor(() => expect(streams.open).toHaveLength(0));
  });

  it('closes it behind another tab, and opens it again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    bell();
    await streams.tell(alert('1'));
    visibility.mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(streams.open).toHaveLength(0));
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await streams.tell(alert('2'), alert('1'));
    await unread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('asks when it is seen again and its new stream never says anything', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    answer(alert('2'), alert('1'));
    bell();
    await streams.tell(alert('1'));
    visibility.mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(streams.open).toHaveLength(0));
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(streams.opened).toBe(2));
    expect(graph.sent).toEqual([]);
    await advance(15_000);
    await unread(2);
    expect(graph.sentAs('Alerts')).toHaveLength(1);
    expect(streams.open).toHaveLength(0);
  });
});

describe('the panel', () => {
  const show = async (...notifications: { isRead: boolean }[]) => {
    answer(...notifications);
    const page = bell();
    await streams.tell(...notifications);
    return { ...page, panel: await openPanel() };
  };

  it('has the count in its title, and groups by age (DASH-18, DASH-19, DASH-21)', async () => {
    const older = { recency: 'OLDER', timeAgo: '3 d ago' };
    const { panel } = await show(
      alert('1'),
      alert('2', { ...older, kind: 'PAYMENT' }),
      alert('3', { ...older, ...read }),
    );
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (2)');
    const groups = panel.getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Today', 'Older']);
    const lists = panel.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    expect(lists.map((items) => items.length)).toEqual([1, 2]);
    const [first] = lists.flat();
    for (const text of ['Title 1', 'Message 1', '5 min ago', 'Unread. Appointment:']) {
      expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
    }
  });

  it('marks one as read that is opened, and goes where it leads (DASH-22)', async () => {
    const { panel, path } = await show(alert('1', { actionPath: '/dashboard/appointments' }));
    graph.answer('MarkAlertRead', {
      data: {
        markNotificationRead: {
          __typename: 'MarkNotificationReadPayload',
          notification: { __typename: 'Notification', id: '1', isRead: true },
          customer: { __typename: 'Customer', id: '7', unreadNotificationCount: 0 },
          userErrors: [],
        },
      },
    });
    await act(async () => fireEvent.click(panel.getByRole('link')));
    expect(path()).toBe('/dashboard/appointments');
    expect(graph.sentAs('MarkAlertRead').map(({ variables }) => variables)).toEqual([
      { input: { notificationId: '1' } },
    ]);
  });

  it('marks one that leads nowhere and stays; what is read can only be read', async () => {
    const { panel } = await show(alert('1'), alert('2', read));
    graph.answer('MarkAlertRead', new Promise<never>(() => undefined));
    const list = within(panel.getByRole('list'));
    expect(list.getAllByRole('button')).toHaveLength(1);
    const button = list.getByRole('button');
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(button.textContent).not.toContain('Unread');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await act(async () => fireEvent.click(button));
    expect(graph.sentAs('MarkAlertRead')).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows one as unread again that could not be marked, and says nothing (DASH-24)', async () => {
    const { panel } = await show(alert('1'));
    graph.answer('MarkAlertRead', new TypeError('Failed to fetch'));
    await act(async () => fireEvent.click(within(panel.getByRole('list')).getByRole('button')));
    await waitFor(() => expect(within(panel.getByRole('list')).getAllByRole('button')).toHaveLength(1));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('marks all as read (DASH-23)', async () => {
    const { panel } = await show(alert('1'), alert('2'));
    graph.answer('MarkAllAlertsRead', {
      data: {
        markAllNotificationsRead: {
          __typename: 'MarkAllNotificationsReadPayload',
          customer: { __typename: 'Customer', id: '7', unreadNotificationCount: 0 },
          userErrors: [],
        },
      },
    });
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)'));
    expect(panel.queryByText(/Unread/)).toBeNull();
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it.each([
    ['answered', { data: { markAllNotificationsRead: null } }],
    ['reached', new TypeError('Failed to fetch')],
  ])('marks all at once for the eye, and as they were when it is not %s (DASH-23, DASH-24)', async (_what, reply) => {
    const { panel } = await show(alert('1'), alert('2'), alert('3', read));
    let settle: (answer: typeof reply) => void = () => undefined;
    graph.answer('MarkAllAlertsRead', () => new Promise((resolve) => (settle = resolve)));
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' })));
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)');
    expect(panel.queryByText(/Unread/)).toBeNull();
    await act(async () => settle(reply));
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (2)');
    expect(panel.getAllByText(/^Unread/)).toHaveLength(2);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('counts one less as soon as one is opened (DASH-22)', async () => {
    const { panel } = await show(alert('1'), alert('2'));
    graph.answer('MarkAlertRead', new Promise<never>(() => undefined));
    const [first] = within(panel.getByRole('list')).getAllByRole('button');
    await act(async () => fireEvent.click(first as HTMLElement));
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (1)');
  });

  it('can be asked again when it could not be loaded (DASH-24)', async () => {
    graph.answer('Alerts', new TypeError('Failed to fetch'));
    bell();
    const panel = await openPanel();
    const again = await panel.findByRole('button', { name: 'Try again' });
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts');
    let arrive: (answer: object) => void = () => undefined;
    graph.answer('Alerts', () => new Promise((resolve) => (arrive = resolve)));
    await act(async () => fireEvent.click(again));
    expect(panel.getByRole('button', { name: 'Trying again' })).toBeTruthy();
    await act(async () => arrive({ data: { me: customer(alert('1')) } }));
    expect(panel.getByText('Title 1')).toBeTruthy();
  });

  it('is not empty when it is empty', async () => {
    const { panel } = await show();
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)');
    expect(panel.getByText('No notifications yet')).toBeTruthy();
  });

  it('does not say that there are none while that is not known', async () => {
    let arrive: (answer: object) => void = () => undefined;
    graph.answer('Alerts', () => new Promise((resolve) => (arrive = resolve)));
    bell();
    const panel = await openPanel();
    expect(panel.getByText('Loading your notifications')).toBeTruthy();
    const me = { ...customer(), unreadNotificationCount: null, notifications: null };
    await act(async () => arrive({ data: { me }, errors: [{ message: 'No.', path: ['me', 'notifications'] }] }));
    expect(await panel.findByText('We couldn’t load your notifications')).toBeTruthy();
    expect(panel.queryByText('No notifications yet')).toBeNull();
    await streams.tell(alert('1'));
    expect(panel.getByText('Title 1')).toBeTruthy();
  });

  it('asks anew how long ago it all was', async () => {
    answer(alert('1', { timeAgo: '3 hr ago' }));
    bell();
    await streams.tell(alert('1'));
    const panel = await openPanel();
    expect(await panel.findByText('3 hr ago')).toBeTruthy();
  });
});
