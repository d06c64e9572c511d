import { beforeEach, describe, expect, it } from 'vitest';
import { mutate, SESSION, type TestGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { NOTIFICATION, notificationList } from './streams.ts';

const gateway = await sharedGateway();
beforeEach(() => {
  gateway.php.answer({ 'getUserData.php': { json: { user_id: 7, firstName: 'Joan' } } });
});

const FIELDS = 'id kind icon title message timeAgo recency createdAt isRead actionPath';

const me = async (fields: string, script: Parameters<TestGateway['php']['answer']>[0][string]) => {
  gateway.php.answer({ 'getNotifications.php': script });
  return gateway.asCustomer(`{ me { ${fields} } }`);
};

const read = async (...records: object[]) =>
  (await me(`notifications { nodes { ${FIELDS} } }`, notificationList(...records))).data.me.notifications.nodes;

describe('the notifications of a customer', () => {
  it('are read once for both fields, with the credentials (PHP-31, ENT-28)', async () => {
    const { data, errors } = await me(
      `id unreadNotificationCount notifications { nodes { ${FIELDS} } }`,
      notificationList(NOTIFICATION),
    );
    expect(errors).toBeUndefined();
    expect(data.me).toEqual({
      id: 'customer-7',
      unreadNotificationCount: 1,
      notifications: {
        nodes: [
          {
            id: 'notification-11',
            kind: 'APPOINTMENT',
            icon: 'fas fa-calendar',
            title: 'Appointment confirmed',
            message: 'Priya Nair has confirmed MW-48213.',
            timeAgo: '5 min ago',
            recency: 'TODAY',
            createdAt: '2026-11-20T09:00:00Z',
            isRead: false,
            actionPath: '/dashboard/appointments',
          },
        ],
      },
    });
    expect(gateway.php.callsOf('getNotifications.php')).toHaveLength(1);
  });

  it('have defaults for missing fields, and are only dropped without an id', async () => {
    expect(await read({ notification_id: '3' }, { title: 'No id' }, [], { notification_id: 4 })).toEqual([
      {
        id: 'notification-3',
        kind: 'SYSTEM',
        icon: null,
        title: '',
        message: '',
        timeAgo: '',
        recency: 'TODAY',
        createdAt: null,
        isRead: false,
        actionPath: null,
      },
      expect.objectContaining({ id: 'notification-4' }),
    ]);
    expect(gateway.log.filter(({ event }) => event === 'records dropped')).not.toHaveLength(0);
  });

  it.each([
    ['appointment', 'APPOINTMENT'],
    ['repair', 'REPAIR'],
    ['Review', 'REVIEW'],
    ['payment', 'PAYMENT'],
    ['message', 'MESSAGE'],
    ['system', 'SYSTEM'],
    ['constructor', 'SYSTEM'],
    ['', 'SYSTEM'],
  ])('of the type %s have the kind %s', async (type, expected) => {
    expect(await read({ ...NOTIFICATION, type })).toMatchObject([{ kind: expected }]);
  });

  it.each([
    ['just now', 'TODAY'],
    ['5 min ago', 'TODAY'],
    ['2 hr ago', 'TODAY'],
    ['Today', 'TODAY'],
    ['', 'TODAY'],
    ['3 d ago', 'OLDER'],
    ['1 w ago', 'OLDER'],
    ['2 days ago', 'OLDER'],
    ['a week ago', 'OLDER'],
    ['4 months ago', 'OLDER'],
    ['yesterday', 'OLDER'],
  ])('from %s are %s (DASH-19, C-69)', async (time_ago, recency) => {
    expect(await read({ ...NOTIFICATION, time_ago })).toMatchObject([{ recency }]);
  });

  it.each([
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['dashboard', null],
    [null, null],
    ['/dashboard/repairs?id=3', '/dashboard/repairs?id=3'],
  ])('lead to %s only on this site (C-68)', async (action_url, actionPath) => {
    expect(await read({ ...NOTIFICATION, action_url })).toMatchObject([{ actionPath }]);
  });

  it.each([['fa"><script>'], ['FA-BELL'], ['x'.repeat(61)], ['url(x)']])('have no icon %s', async (icon) => {
    expect(await read({ ...NOTIFICATION, icon })).toMatchObject([{ icon: null }]);
  });

  it.each([
    [{ success: '1', unread_count: 5, notifications: [] }, 5, 0],
    [{ success: true, unread_count: '2', notifications: {} }, 2, 0],
    [
      { success: true, notifications: { 1: NOTIFICATION, 2: { ...NOTIFICATION, notification_id: 12, is_read: '1' } } },
      1,
      2,
    ],
    [{ success: true, unread_count: 'many', notifications: [NOTIFICATION] }, 1, 1],
    [{ success: true, unread_count: -1, notifications: [NOTIFICATION] }, 1, 1],
    [[NOTIFICATION], 1, 1],
  ])('are counted in %j', async (json, unread, length) => {
    const { data } = await me('unreadNotificationCount notifications { nodes { id } }', { json });
    expect(data.me.unreadNotificationCount).toBe(unread);
    expect(data.me.notifications.nodes).toHaveLength(length);
  });

  it('can all be reached, page by page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ ...NOTIFICATION, notification_id: index + 1 }));
    const page = 'nodes { id } totalCount pageInfo { hasNextPage endCursor }';
    const first = (await me(`notifications(first: 100) { ${page} }`, notificationList(...many))).data.me.notifications;
    expect(first).toMatchObject({ totalCount: 130, pageInfo: { hasNextPage: true } });
    const after = `notifications(first: 100, after: "${first.pageInfo.endCursor}") { ${page} }`;
    const second = (await me(after, notificationList(...many))).data.me.notifications;
    expect([...first.nodes, ...second.nodes]).toEqual(
      many.map(({ notification_id }) => ({ id: `notification-${notification_id}` })),
    );
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it.each([
    ['no list', { json: { success: true, unread_count: '0' } }, 'UPSTREAM_INVALID_RESPONSE'],
    ['a refusal', { json: { success: false, message: 'No.' } }, 'UPSTREAM_INVALID_RESPONSE'],
    ['nothing said of success', { json: { notifications: [] } }, 'UPSTREAM_INVALID_RESPONSE'],
  ])(
    'are an error and never an empty list after %s, without affecting other fields (DASH-25)',
    async (_what, script, code) => {
      const { data, errors } = await me('firstName unreadNotificationCount notifications { nodes { id } }', script);
      expect(data.me).toEqual({ firstName: 'Joan', unreadNotificationCount: null, notifications: null });
      expect(errors?.map(({ path, extensions }) => [path.join('.'), extensions.code])).toEqual([
        ['me.unreadNotificationCount', code],
        ['me.notifications', code],
      ]);
    },
  );
});

describe('marking a notification as read', () => {
  const mark = (fields = 'id isRead') =>
    mutate(
      gateway,
      'markNotificationRead',
      { notificationId: 'notification-11' },
      { fields: `notification { ${fields} } customer { id unreadNotificationCount }`, headers: SESSION },
    );

  it('costs one call, which returns the new count (PHP-32, DASH-22)', async () => {
    gateway.php.answer({ 'markNotificationRead.php': { json: { success: true, unread_count: '3' } } });
    expect((await mark()).payload).toEqual({
      notification: { id: 'notification-11', isRead: true },
      customer: { id: 'customer-7', unreadNotificationCount: 3 },
      userErrors: [],
    });
    expect(gateway.php.counts).toEqual({ 'markNotificationRead.php': 1 });
    expect(JSON.parse(gateway.php.callOf('markNotificationRead.php').body)).toEqual({ notification_id: '11' });
  });

  it('refetches what the response didn’t contain', async () => {
    gateway.php.answer({
      'markNotificationRead.php': { json: { success: 1 } },
      'getNotifications.php': notificationList({ ...NOTIFICATION, is_read: '1' }),
    });
    expect((await mark('id isRead title')).payload).toMatchObject({
      notification: { id: 'notification-11', isRead: true, title: 'Appointment confirmed' },
      customer: { unreadNotificationCount: 0 },
    });
    expect(gateway.php.counts).toEqual({ 'markNotificationRead.php': 1, 'getNotifications.php': 1 });
  });
});

it('marking all notifications as read costs one call without a body, and leaves none unread (PHP-33, DASH-23)', async () => {
  gateway.php.answer({ 'markAllNotificationsRead.php': { json: { success: 'true' } } });
  const options = { fields: 'customer { id unreadNotificationCount }', headers: SESSION };
  const { payload } = await mutate(gateway, 'markAllNotificationsRead', {}, options);
  expect(payload).toEqual({ customer: { id: 'customer-7', unreadNotificationCount: 0 }, userErrors: [] });
  expect(gateway.php.callOf('markAllNotificationsRead.php').body).toBe('');
  expect(gateway.php.calls).toHaveLength(1);
});
