import { describe, expect, it } from 'vitest';
import { timeAgo } from '../../backend/scripts/notifications.ts';
import { openStore } from '../../backend/store/database/database.ts';
import { notify } from '../../backend/store/notifications.ts';
import { bookOwn, cancel, listNotifications } from './support/appointments.ts';
import { monday, useBackend, useSession, valuesOf } from './support/backend.ts';
import { bookAsGuest } from './support/booking.ts';
import { onEachEngine } from './support/engines.ts';

describe('How long ago (ENT-28)', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 min ago'],
    [5 * 60 + 59, '5 min ago'],
    [3599, '59 min ago'],
    [3600, '1 hr ago'],
    [86_399, '23 hr ago'],
    [86_400, '1 d ago'],
    [7 * 86_400 - 1, '6 d ago'],
    [7 * 86_400, '1 w ago'],
    [100 * 86_400, '14 w ago'],
    // Another machine's clock may be ahead.
    [-30, 'just now'],
  ])('%i seconds: %s', (seconds, label) => {
    expect(timeAgo(new Date(monday.getTime() - seconds * 1000), monday)).toBe(label);
  });
});

onEachEngine('Alerts', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);

  const unread = async () => (await test.get('/php/getNotifications.php', joan)).body.unread_count;

  it('lists the customer’s notifications, the newest first (PHP-31)', async () => {
    const { body } = await test.get('/php/getNotifications.php', joan);
    expect(body.success).toBe(true);
    expect(body.notifications.length).toBeGreaterThan(4);
    expect(body.notifications[0]).toEqual({
      notification_id: expect.stringMatching(/^\d+$/),
      type: 'appointment',
      icon: 'fa-calendar-check',
      title: 'Appointment confirmed',
      message: 'Vehicle Repair (MW-20448) is confirmed. Please pay within 24 hours.',
      time_ago: '1 hr ago',
      is_read: false,
      action_url: '/dashboard/appointments',
      created_at: '2026-03-02 09:30:00',
    });
    const moments = valuesOf(body.notifications, 'created_at');
    expect(moments).toEqual([...moments].sort().reverse());
    const unread = body.notifications.filter((notification: { is_read: boolean }) => !notification.is_read);
    expect(body.unread_count).toBe(unread.length);
    for (const { action_url } of body.notifications) expect(action_url).toMatch(/^\/dashboard/);
  });

  it('tells of what happens, and of one thing once', async () => {
    const { body } = await bookOwn(test, joan);
    const [booked] = await listNotifications(test, joan);
    expect(booked).toMatchObject({ title: 'Booking received', time_ago: 'just now', is_read: false });
    expect(booked.message).toContain(body.referenceNumber);
    await cancel(test, joan, body.appointmentId);
    await cancel(test, joan, body.appointmentId);
    const about = (await listNotifications(test, joan)).filter(({ message }) => message.includes(body.referenceNumber));
    expect(about.map(({ title }) => title)).toEqual(['Appointment cancelled', 'Booking received']);
  });

  it('marks one as read, of the customer’s own only (PHP-32, RULE-02)', async () => {
    const before = await unread();
    const [newest] = await listNotifications(test, joan);
    const mark = (notification_id: unknown) => test.postJson('markNotificationRead.php', { notification_id }, joan);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await mark(newest.notification_id);
      expect([status, body]).toEqual([200, { success: true, unread_count: before - 1 }]);
    }
    const store = await openStore(test.scratch);
    try {
      await notify(store.db, { accountId: 2, type: 'system', title: 'Sam’s', message: '', actionUrl: null }, monday);
      const sams = await store.db.selectFrom('notifications').select('id').where('account_id', '=', 2).execute();
      const answers = await Promise.all([mark(String(sams[0]?.id)), mark('98765')]);
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body]);
      const after = await store.db.selectFrom('notifications').selectAll().where('account_id', '=', 2).execute();
      expect(after).toMatchObject([{ read_at: null }]);
    } finally {
      await store.close();
    }
    for (const id of ['', 'x', '0', '1.0', null, ['1']]) expect((await mark(id)).status).toBe(404);
    expect(await unread()).toBe(before - 1);
  });

  it('marks all as read, without a body (PHP-33)', async () => {
    expect(await unread()).not.toBe(0);
    const headers = { 'content-type': 'application/json', ...joan };
    const { body } = await test.post('/php/markAllNotificationsRead.php', null, headers);
    expect(body).toEqual({ success: true, unread_count: 0 });
    expect(await unread()).toBe(0);
    for (const { is_read } of await listNotifications(test, joan)) expect(is_read).toBe(true);
  });

  it('follow a guest’s appointment to another address', async () => {
    const currentEmail = 'first@example.com';
    const { body } = await bookAsGuest(test, { email: currentEmail });
    const change = { currentEmail, newEmail: 'second@example.com', userId: body.userId };
    expect((await test.postJson('appointment-email-update.php', change)).status).toBe(200);
    const store = await openStore(test.scratch);
    try {
      const notified = await store.db
        .selectFrom('notifications')
        .innerJoin('accounts', 'accounts.id', 'notifications.account_id')
        .select(['email', 'title'])
        .where('message', 'like', `%${body.referenceNumber}%`)
        .execute();
      expect(notified).toEqual([{ email: 'second@example.com', title: 'Booking received' }]);
    } finally {
      await store.close();
    }
  });

  it('shows a hundred of them at most', async () => {
    const store = await openStore(test.scratch);
    const many = Array.from({ length: 120 }, (_, index) => `Notification ${index}`);
    for (const title of many)
      await notify(store.db, { accountId: 1, type: 'system', title, message: '', actionUrl: null }, monday);
    await store.close();
    expect(await listNotifications(test, joan)).toHaveLength(100);
    expect(await unread()).toBe(120);
  });
});
