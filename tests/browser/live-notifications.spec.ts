import { expect } from '@playwright/test';
import { bookFor, logInAs, newCustomer } from './customers.ts';
import { faultTest } from './fixtures.ts';
import { operate } from './operator.ts';

faultTest(
  'a confirmation by the specialist is announced on an open page and updates it; the end of the session arrives in the same way (PHP-31, DASH-06, DASH-22, SESS-03)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { reference } = await bookFor(request, customer);
    await logInAs(page, customer);
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    const pending = main.getByRole('link', { name: 'Pending Appointments' });
    await expect(page.getByRole('region', { name: 'We’re checking with the specialist' })).toContainText('Plumbing');
    await expect(pending).toContainText('1');
    await expect(page.getByRole('button', { name: /^Alerts, \d unread$/ })).toBeVisible();

    await operate(backend.dataDir, 'confirm', reference);
    // The gateway polls for notifications.
    await expect(page.getByRole('status').filter({ hasText: /^New notification: / })).toHaveText(/confirmed/i);
    await expect(page.getByRole('region', { name: /^Pay/ })).toBeVisible();
    await expect(pending).toContainText('0');
    await page.getByRole('button', { name: /^Alerts, \d unread$/ }).click();
    const panel = page.getByRole('dialog');
    const notification = panel.getByRole('listitem').filter({ hasText: /confirmed/i });
    await expect(notification.first()).toContainText('Unread');
    const before = Number((await panel.getByRole('heading', { level: 2 }).innerText()).replace(/\D/g, ''));
    // Shown at once, but leaving the page earlier would cancel the request.
    const marked = page.waitForResponse(
      (response) => response.request().postData()?.includes('MarkNotificationRead') ?? false,
    );
    await notification.first().getByRole('link').or(notification.first().getByRole('button')).click();
    const remaining = before - 1;
    const bell = page.getByRole('button', { name: remaining ? `Alerts, ${remaining} unread` : 'Alerts', exact: true });
    await expect(bell).toBeVisible();
    await marked;
    await page.goto('/dashboard');
    await expect(bell).toBeVisible();

    php.fail('getNotifications.php', { kind: 'answer', status: 401, body: { success: false, message: 'no' } });
    await expect(page).toHaveURL('/login?session_expired=1');
  },
);
