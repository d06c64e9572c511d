import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBell } from '~/features/notifications/notification-bell.tsx';
import { POLL_MS } from '~/features/notifications/use-live-notifications.ts';
import { responsesLink } from '~/graphql/client.ts';
import { useDashboardSummaryQuery } from '~/graphql/generated/operations/dashboard-summary.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { summaryResponse } from '../dashboard/dashboard-fixtures.ts';
import { pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { GraphTestProvider } from '../support/graph-test-provider.tsx';
import { done, refused, userError } from '../support/mutation-responses.ts';
import { signIn } from '../support/signed-in.ts';
import { testClient } from '../support/test-client.ts';

const notification = (id: string, more: object = {}) => ({
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
const customer = (...notifications: ReturnType<typeof notification>[]) => ({
  __typename: 'Customer',
  id: 'customer-7',
  unreadNotificationCount: notifications.filter(({ isRead }) => !isRead).length,
  notifications: pageOf('Notification', notifications),
});
const read = { isRead: true };

/** The page's streams, and control over what the network does with them. */
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

  /** The only open stream. */
  get only() {
    const [stream, ...more] = this.open;
    if (!stream || more.length > 0) throw new Error(`${this.open.length} streams are open`);
    return stream;
  }

  break(): Promise<void> {
    return act(async () => this.only.error(new TypeError('Failed to fetch')));
  }

  async deliver(...notifications: ReturnType<typeof notification>[]): Promise<void> {
    const stream = this.only;
    await act(async () =>
      stream.next({ __typename: 'NotificationsChangedPayload', customer: customer(...notifications) }),
    );
  }
}

let streams: Streams;
let graph: FakeGraph;
let client: ApolloClient;

function renderBell(page: ReactNode = null) {
  const link = ApolloLink.split(({ operationType }) => operationType === 'subscription', streams.link, graph.link);
  client = testClient(responsesLink().concat(link));
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <NotificationBell />
          {page}
        </>
      ),
    },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const view = render(
    <GraphTestProvider client={client}>
      <RouterProvider router={router} />
    </GraphTestProvider>,
  );
  return { ...view, path: () => router.state.location.pathname };
}

const findUnread = (count: number) => screen.findByRole('button', { name: `Alerts, ${count} unread` });
const findBell = () => screen.findByRole('button', { name: 'Alerts' });
const openPanel = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: (name) => name.startsWith('Alerts') })));
  return within(await screen.findByRole('dialog'));
};
const answerQuery = (...notifications: ReturnType<typeof notification>[]) =>
  graph.answer('Notifications', { data: { me: customer(...notifications) } });
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

signIn();
beforeEach(() => {
  streams = new Streams();
  graph = new FakeGraph();
});

describe('the bell', () => {
  it('shows the unread count, and announces new notifications (DASH-06)', async () => {
    renderBell();
    await streams.deliver(notification('1'), notification('2', read));
    await findUnread(1);
    expect(screen.getByRole('status').textContent).toBe('');
    await streams.deliver(notification('3'), notification('1'), notification('2', read));
    await findUnread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 3');
    expect(graph.sent).toEqual([]);
  });

  it('announces several together, and each only once', async () => {
    renderBell();
    await streams.deliver();
    await streams.deliver(notification('1'), notification('2'));
    expect(screen.getByRole('status').textContent).toBe('2 new notifications');
    await streams.deliver(notification('2'));
    await streams.deliver(notification('1'), notification('2'));
    expect(screen.getByRole('status').textContent).toBe('2 new notifications');
  });

  it('announces a second notification with the same title', async () => {
    renderBell();
    const title = 'Payment received';
    await streams.deliver();
    await streams.deliver(notification('1', { title }));
    const before = screen.getByRole('status').firstChild;
    await streams.deliver(notification('2', { title }), notification('1', { title }));
    expect(screen.getByRole('status').textContent).toBe('New notification: Payment received');
    // Screen readers announce new nodes, not text that stays the same.
    expect(screen.getByRole('status').firstChild).not.toBe(before);
  });

  it('has no badge without unread notifications, and is silent about failures (DASH-24)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    graph.answer('Notifications', new TypeError('Failed to fetch'));
    renderBell();
    await findBell();
    await streams.break();
    await findBell();
    expect(document.body.textContent).toBe('');
  });

  it('caps the count in the badge', async () => {
    renderBell();
    await streams.deliver(...Array.from({ length: 100 }, (_, index) => notification(String(index))));
    await findUnread(100);
    expect(screen.getByText('99+')).toBeTruthy();
  });
});

describe('the page behind the bell', () => {
  function SummaryPage() {
    const { data } = useDashboardSummaryQuery();
    return <p>{data?.me?.summary.completedRepairs} repairs</p>;
  }
  const summary = (completedRepairs: number) =>
    graph.answer('DashboardSummary', summaryResponse({ summary: { completedRepairs } }));

  it('refetches once for each new notification', async () => {
    summary(1);
    renderBell(<SummaryPage />);
    await screen.findByText('1 repairs');
    await streams.deliver(notification('1'));
    summary(2);
    await streams.deliver(notification('2'), notification('1'));
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    await streams.deliver(notification('2', read), notification('1', read));
    expect(graph.sentAs('DashboardSummary')).toHaveLength(2);
    expect(graph.sentAs('Notifications')).toHaveLength(0);
  });

  describe('after a mutation of this tab', () => {
    const summaryQueries = () => graph.sentAs('DashboardSummary');
    let respond: (answer: object) => void;
    let sent: Promise<unknown>;
    /** Pays; `paid` sends the response, with these notifications of the customer. */
    const pay = () => {
      graph.answer('PayForAppointment', () => new Promise((resolve) => (respond = resolve)));
      sent = client.mutate({ mutation: PayForAppointmentDocument, variables: { input: { appointmentId: '1' } } });
    };
    const paid = (...notifications: ReturnType<typeof notification>[]) =>
      act(async () => {
        respond(done('payForAppointment', { customer: customer(...notifications) }));
        await sent;
      });
    beforeEach(async () => {
      summary(1);
      renderBell(<SummaryPage />);
      await screen.findByText('1 repairs');
      await streams.deliver();
    });

    it('does not refetch for its own notification, but for later ones', async () => {
      pay();
      await paid(notification('1'));
      await streams.deliver(notification('1'));
      expect(screen.getByRole('status').textContent).toBe('New notification: Title 1');
      expect(summaryQueries()).toHaveLength(1);
      summary(2);
      await streams.deliver(notification('2'), notification('1'));
      expect(await screen.findByText('2 repairs')).toBeTruthy();
    });

    it('waits for the response of a mutation in flight, which the notification can overtake', async () => {
      pay();
      await streams.deliver(notification('1'));
      expect(summaryQueries()).toHaveLength(1);
      await paid(notification('1'));
      expect(screen.getByRole('status').textContent).toBe('New notification: Title 1');
      expect(summaryQueries()).toHaveLength(1);
    });

    it('refetches when that mutation was refused', async () => {
      pay();
      await streams.deliver(notification('5'));
      summary(2);
      await act(async () => {
        respond(refused('payForAppointment', userError('No.')));
        await sent;
      });
      expect(await screen.findByText('2 repairs')).toBeTruthy();
      expect(summaryQueries()).toHaveLength(2);
    });

    it('refetches when someone else changed something at the same time', async () => {
      pay();
      await paid(notification('1'));
      summary(2);
      await streams.deliver(notification('1'), notification('2'));
      expect(await screen.findByText('2 repairs')).toBeTruthy();
      expect(summaryQueries()).toHaveLength(2);
    });
  });
});

describe('without a stream', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });

  it('polls each minute, and retries the stream with backoff (C-69)', async () => {
    answerQuery(notification('1'));
    renderBell();
    await streams.break();
    await findUnread(1);
    expect(graph.sentAs('Notifications')).toHaveLength(1);
    await advance(5_000);
    expect(streams.opened).toBe(2);
    await streams.break();
    await advance(9_000);
    expect(streams.opened).toBe(2);
    await advance(1_000);
    expect(streams.opened).toBe(3);
  });

  it('keeps polling, and announces what is new', async () => {
    answerQuery(notification('1'));
    renderBell();
    for (let failure = 0; failure < 6; failure++) {
      await streams.break();
      if (failure < 5) await advance(5_000 * 2 ** failure);
    }
    const before = graph.sentAs('Notifications').length;
    answerQuery(notification('2'), notification('1'));
    await advance(POLL_MS);
    expect(graph.sentAs('Notifications')).toHaveLength(before + 1);
    await findUnread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('stops polling when the stream is back, and announces nothing twice', async () => {
    answerQuery(notification('2'), notification('1'));
    renderBell();
    await streams.deliver(notification('1'));
    await streams.break();
    await findUnread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
    await advance(5_000);
    await streams.deliver(notification('2'), notification('1', read));
    await findUnread(1);
    const before = graph.sentAs('Notifications').length;
    await advance(3 * POLL_MS);
    expect(graph.sentAs('Notifications')).toHaveLength(before);
    expect(streams.open).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('gives up a stream that never delivers anything', async () => {
    answerQuery(notification('1'));
    renderBell();
    await advance(14_000);
    expect(graph.sent).toEqual([]);
    await advance(1_000);
    await findUnread(1);
    expect(streams.open).toHaveLength(0);
  });

  it('reconnects shortly, without polling, when the gateway closed the stream', async () => {
    renderBell();
    await streams.deliver(notification('1'));
    await act(async () => streams.only.complete());
    await advance(2_000);
    expect(streams.opened).toBe(2);
    expect(graph.sent).toEqual([]);
  });

  it('retries immediately when the browser is online again', async () => {
    answerQuery(notification('1'));
    renderBell();
    await streams.break();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(streams.opened).toBe(2);
  });
});

describe('a page that is closed or hidden', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    return act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };

  it('closes its stream when it unmounts', async () => {
    const { unmount } = renderBell();
    await streams.deliver(notification('1'));
    unmount();
    await waitFor(() => expect(streams.open).toHaveLength(0));
  });

  it('closes its stream while hidden, and reopens it', async () => {
    renderBell();
    await streams.deliver(notification('1'));
    await setVisibility('hidden');
    await waitFor(() => expect(streams.open).toHaveLength(0));
    await setVisibility('visible');
    await streams.deliver(notification('2'), notification('1'));
    await findUnread(2);
    expect(screen.getByRole('status').textContent).toBe('New notification: Title 2');
  });

  it('polls when it is visible again and its new stream never delivers anything', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerQuery(notification('2'), notification('1'));
    renderBell();
    await streams.deliver(notification('1'));
    await setVisibility('hidden');
    await waitFor(() => expect(streams.open).toHaveLength(0));
    await setVisibility('visible');
    await waitFor(() => expect(streams.opened).toBe(2));
    expect(graph.sent).toEqual([]);
    await advance(15_000);
    await findUnread(2);
    expect(graph.sentAs('Notifications')).toHaveLength(1);
    expect(streams.open).toHaveLength(0);
  });
});

describe('the panel', () => {
  const openPanelWith = async (...notifications: ReturnType<typeof notification>[]) => {
    answerQuery(...notifications);
    const view = renderBell();
    await streams.deliver(...notifications);
    return { ...view, panel: await openPanel() };
  };

  it('has the unread count in its title, and groups by age (DASH-18, DASH-19, DASH-21)', async () => {
    const older = { recency: 'OLDER', timeAgo: '3 d ago' };
    const { panel } = await openPanelWith(
      notification('1'),
      notification('2', { ...older, kind: 'PAYMENT' }),
      notification('3', { ...older, ...read }),
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

  it('marks an opened notification as read, and follows its link (DASH-22)', async () => {
    const { panel, path } = await openPanelWith(notification('1', { actionPath: '/dashboard/appointments' }));
    graph.answer(
      'MarkNotificationRead',
      done('markNotificationRead', { notification: { id: '1', ...read }, customer: customer() }),
    );
    await act(async () => fireEvent.click(panel.getByRole('link')));
    expect(path()).toBe('/dashboard/appointments');
    expect(graph.sentAs('MarkNotificationRead').map(({ variables }) => variables)).toEqual([
      { input: { notificationId: '1' } },
    ]);
  });

  it('marks one without a link as read and stays open; a read one is plain text', async () => {
    const { panel } = await openPanelWith(notification('1'), notification('2', read));
    graph.answer('MarkNotificationRead', new Promise<never>(() => undefined));
    const list = within(panel.getByRole('list'));
    expect(list.getAllByRole('button')).toHaveLength(1);
    const button = list.getByRole('button');
    button.focus();
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(button.textContent).not.toContain('Unread'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await act(async () => fireEvent.click(button));
    expect(graph.sentAs('MarkNotificationRead')).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  describe('with earlier notifications', () => {
    const older = { recency: 'OLDER' };
    const all = Array.from({ length: 25 }, (_, index) => notification(`n${index}`, index < 2 ? {} : older));
    const headings = (panel: ReturnType<typeof within>) =>
      panel.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);
    const openPages = async () => {
      const opened = await openPanelWith(...all);
      graph.answer('MoreNotifications', ({ after }) => ({
        data: { me: { ...customer(), notifications: pageOf('Notification', all, { after: String(after) }) } },
      }));
      return opened;
    };
    const showEarlier = (panel: ReturnType<typeof within>) =>
      act(async () => fireEvent.click(panel.getByRole('button', { name: 'Show earlier notifications' })));

    it('shows them on request, under the headings that are there', async () => {
      const { panel } = await openPages();
      expect(panel.getAllByRole('listitem')).toHaveLength(20);
      await showEarlier(panel);
      expect(await panel.findByText('Title n24')).toBeTruthy();
      expect(panel.getAllByRole('listitem')).toHaveLength(25);
      expect(headings(panel)).toEqual(['Today', 'Older']);
      expect(panel.queryByRole('button', { name: 'Show earlier notifications' })).toBeNull();
      expect(graph.sentAs('MoreNotifications').map(({ variables }) => variables)).toEqual([{ after: 'n19' }]);
    });

    it('can be retried when they fail to load', async () => {
      const { panel } = await openPages();
      graph.answer('MoreNotifications', new TypeError('Failed to fetch'));
      await showEarlier(panel);
      const retryButton = await panel.findByRole('button', { name: 'Try again' });
      graph.answer('MoreNotifications', {
        data: { me: { ...customer(), notifications: pageOf('Notification', all, { after: 'n19' }) } },
      });
      await act(async () => fireEvent.click(retryButton));
      expect(await panel.findByText('Title n24')).toBeTruthy();
    });

    it('keeps them when a new one arrives', async () => {
      const { panel } = await openPages();
      await showEarlier(panel);
      await panel.findByText('Title n24');
      graph.answer('MoreNotifications', new Promise<never>(() => undefined));
      await streams.deliver(notification('new'), ...all);
      expect(panel.getByText('Title new')).toBeTruthy();
      expect(panel.getByText('Title n24')).toBeTruthy();
    });

    it('marks those of all pages as read', async () => {
      const { panel } = await openPages();
      await showEarlier(panel);
      await panel.findByText('Title n24');
      expect(panel.getAllByText(/^Unread/)).toHaveLength(25);
      graph.answer('MarkAllNotificationsRead', new Promise<never>(() => undefined));
      await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' })));
      await waitFor(() => expect(panel.queryByText(/^Unread/)).toBeNull());
    });
  });

  it('silently shows a notification as unread again if marking it fails (DASH-24)', async () => {
    const { panel } = await openPanelWith(notification('1'));
    graph.answer('MarkNotificationRead', new TypeError('Failed to fetch'));
    await act(async () => fireEvent.click(within(panel.getByRole('list')).getByRole('button')));
    await waitFor(() => expect(within(panel.getByRole('list')).getAllByRole('button')).toHaveLength(1));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('marks all as read (DASH-23)', async () => {
    const { panel } = await openPanelWith(notification('1'), notification('2'));
    graph.answer('MarkAllNotificationsRead', done('markAllNotificationsRead', { customer: customer() }));
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)'));
    expect(panel.queryByText(/Unread/)).toBeNull();
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it.each([
    ['answered', { data: { markAllNotificationsRead: null } }],
    ['reached', new TypeError('Failed to fetch')],
  ])('marks all optimistically, and rolls back when the request is not %s (DASH-23, DASH-24)', async (_what, reply) => {
    const { panel } = await openPanelWith(notification('1'), notification('2'), notification('3', read));
    let respond: (answer: typeof reply) => void = () => undefined;
    graph.answer('MarkAllNotificationsRead', () => new Promise((resolve) => (respond = resolve)));
    await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)'));
    expect(panel.queryByText(/Unread/)).toBeNull();
    await act(async () => respond(reply));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (2)'));
    expect(panel.getAllByText(/^Unread/)).toHaveLength(2);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('lowers the count as soon as one is opened (DASH-22)', async () => {
    const { panel } = await openPanelWith(notification('1'), notification('2'));
    graph.answer('MarkNotificationRead', new Promise<never>(() => undefined));
    const [first] = within(panel.getByRole('list')).getAllByRole('button');
    await act(async () => fireEvent.click(first as HTMLElement));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (1)'));
  });

  it('can be retried when loading fails (DASH-24)', async () => {
    graph.answer('Notifications', new TypeError('Failed to fetch'));
    renderBell();
    const panel = await openPanel();
    const retryButton = await panel.findByRole('button', { name: 'Try again' });
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts');
    let respond: (answer: object) => void = () => undefined;
    graph.answer('Notifications', () => new Promise((resolve) => (respond = resolve)));
    await act(async () => fireEvent.click(retryButton));
    expect(panel.getByRole('button', { name: 'Trying again' })).toBeTruthy();
    await act(async () => respond({ data: { me: customer(notification('1')) } }));
    expect(panel.getByText('Title 1')).toBeTruthy();
  });

  it('says so when there are no notifications', async () => {
    const { panel } = await openPanelWith();
    expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Alerts (0)');
    expect(panel.getByText('No notifications yet')).toBeTruthy();
  });

  it('does not claim to be empty until the notifications are loaded', async () => {
    let respond: (answer: object) => void = () => undefined;
    graph.answer('Notifications', () => new Promise((resolve) => (respond = resolve)));
    renderBell();
    const panel = await openPanel();
    expect(panel.getByText('Loading your notifications')).toBeTruthy();
    const me = { ...customer(), unreadNotificationCount: null, notifications: null };
    await act(async () => respond({ data: { me }, errors: [{ message: 'No.', path: ['me', 'notifications'] }] }));
    expect(await panel.findByText('We couldn’t load your notifications')).toBeTruthy();
    expect(panel.queryByText('No notifications yet')).toBeNull();
    await streams.deliver(notification('1'));
    expect(panel.getByText('Title 1')).toBeTruthy();
  });

  it('refetches how long ago each notification arrived', async () => {
    answerQuery(notification('1', { timeAgo: '3 hr ago' }));
    renderBell();
    await streams.deliver(notification('1'));
    const panel = await openPanel();
    expect(await panel.findByText('3 hr ago')).toBeTruthy();
  });
});
