import { expect, type Page } from '@playwright/test';
import type { PhpRelay } from '../support/php-relay.ts';
import { bookFor, logInAs, logInAsJoan, mutate, newCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const notification = (id: number, more: object = {}) => ({
  notification_id: id,
  type: 'appointment',
  icon: 'fas fa-bell',
  title: `Notification ${id}`,
  message: `Message ${id}.`,
  time_ago: '5 min ago',
  is_read: '0',
  action_url: null,
  ...more,
});

/** Sets the response of getNotifications.php. */
function answerNotifications(php: PhpRelay, ...notifications: { is_read: string }[]): void {
  const unread = notifications.filter(({ is_read }) => is_read === '0').length;
  const body = { success: true, unread_count: String(unread), notifications };
  php.fail('getNotifications.php', { kind: 'answer', body });
}

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog');

async function openAsJoan(page: Page): Promise<void> {
  await logInAsJoan(page);
  await page.goto('/dashboard');
}

faultTest(
  'a change elsewhere is announced on an open page, without a reload (PHP-31, DASH-06)',
  async ({ page, request, backend }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id } = await bookFor(request, customer);
    await logInAs(page, customer);
    await page.goto('/dashboard');
    await expect(page.getByText("Ada's Dashboard")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alerts' })).toBeVisible();

    // The same customer on another device.
    const { email, password } = customer;
    const { session } = await mutate(request, 'logIn', { email, password }, 'session { userId authToken }', customer);
    const reason = 'It works again.';
    await mutate(request, 'cancelAppointment', { appointmentId: id, reason }, 'message', { ...customer, ...session });

    // It is a different session from the page's, so the page only learns of it by notification.
    await expect(page.getByRole('status').filter({ hasText: /^New notification: / })).toHaveText(/cancel/i);
    await page.getByRole('button', { name: /^Alerts, \d+ unread$/ }).click();
    await expect(panel(page).getByRole('listitem').first()).toContainText(/cancel/i);
  },
);

faultTest(
  'the panel groups, colours and marks notifications, and follows their links (DASH-18..23)',
  async ({ page, php }) => {
    const read = { is_read: '1' };
    answerNotifications(
      php,
      notification(1),
      notification(2, { type: 'repair', time_ago: '2 hr ago', action_url: '/specialists' }),
      notification(3, { type: 'review', time_ago: '3 d ago', ...read }),
      notification(4, { type: 'payment', time_ago: '1 w ago', action_url: 'https://evil.example/' }),
      notification(5, { type: 'message', time_ago: '2 w ago', ...read }),
      notification(6, { type: 'system', time_ago: '3 w ago', ...read }),
    );
    php.fail('markNotificationRead.php', { kind: 'answer', body: { success: true, unread_count: '2' } });
    php.fail('markAllNotificationsRead.php', { kind: 'answer', body: { success: true } });
    await openAsJoan(page);
    await bell(page, 'Alerts, 3 unread').click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Alerts (3)');
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(['Today', 'Older']);
    await expect(panel(page).getByRole('list').first().getByRole('listitem')).toHaveCount(2);
    await expect(panel(page).getByRole('list').last().getByRole('listitem')).toHaveCount(4);
    const colours = await panel(page)
      .getByRole('listitem')
      .locator('svg')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color));
    expect(new Set(colours).size).toBe(6);
    await expect(panel(page).getByRole('link')).toHaveCount(1);

    await panel(page)
      .getByRole('link', { name: /Notification 2/ })
      .click();
    await expect(page).toHaveURL('/specialists');
    await expect.poll(() => php.callsTo('markNotificationRead.php').length).toBe(1);
    const [call] = php.callsTo('markNotificationRead.php');
    expect(JSON.parse(String(call?.body))).toEqual({ notification_id: '2' });

    answerNotifications(php, notification(1), notification(2, read));
    await page.goBack();
    await bell(page, 'Alerts, 1 unread').click();
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => php.callsTo('markAllNotificationsRead.php').length).toBe(1);
    answerNotifications(php, notification(1, read), notification(2, read));
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Alerts (0)');
    await page.keyboard.press('Escape');
    await expect(bell(page, 'Alerts')).toBeFocused();

    answerNotifications(php, notification(7, { action_url: '/dashboard/appointments' }));
    await bell(page, 'Alerts, 1 unread').click();
    await panel(page)
      .getByRole('link', { name: /Notification 7/ })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/appointments');
    await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeFocused();
  },
);

faultTest('a failure is silent, and recovers (DASH-24, FAULT-16)', async ({ page, php }) => {
  php.fail('getNotifications.php', { kind: 'answer', status: 500, body: 'PDOException in /var/www/db.php' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openAsJoan(page);
  await expect(bell(page, 'Alerts')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answerNotifications(php, notification(1));
  await expect(bell(page, 'Alerts, 1 unread')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without streams', () => {
  test('a page polls each minute (C-69)', async ({ page }) => {
    let polls = 0;
    await page.route('**/graphql', async (route) => {
      const headers = route.request().headers();
      if (headers.accept?.includes('subscriptionSpec')) return route.abort();
      return route.continue();
    });
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('unreadNotificationCount')) polls += 1;
    });
    await page.clock.install();
    await logInAsJoan(page);
    await page.goto('/dashboard');
    await page.clock.runFor(2_000);
    await expect.poll(() => polls).toBe(1);
    await page.clock.runFor(61_000);
    await expect.poll(() => polls).toBeGreaterThanOrEqual(2);
  });
});

faultTest('the end of the session arrives over the stream (SESS-03)', async ({ page, php }) => {
  answerNotifications(php, notification(1));
  await openAsJoan(page);
  await expect(bell(page, 'Alerts, 1 unread')).toBeVisible();
  php.fail('getNotifications.php', { kind: 'answer', status: 401, body: { success: false, message: 'no' } });
  await expect(page).toHaveURL('/login?session_expired=1');
});

faultTest('logging out closes the stream', async ({ page, php }) => {
  answerNotifications(php, notification(1));
  await openAsJoan(page);
  await expect(bell(page, 'Alerts, 1 unread')).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await ended;
});
