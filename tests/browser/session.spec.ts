import { expect, type Page } from '@playwright/test';
import { logInAsJoan } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { installPausedClock } from './page.ts';

const storedSession = (page: Page) =>
  page.evaluate(() => ['userId', 'authToken', 'userName', 'accountType'].map((key) => localStorage.getItem(key)));

test('logs in after a message, and logs out in every tab (AUTH-04..06, SESS-01, SESS-06, DASH-01..04, SHELL-10)', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const { hostname: domain } = new URL(page.url());
  await context.addCookies([
    // The host's, as the gateway sets it.
    { name: 'PHPSESSID', value: 'abc123', domain, path: '/graphql', httpOnly: true },
    { name: 'theme', value: 'dark', domain, path: '/' },
  ]);
  const requestOf = (operation: string) =>
    page.waitForRequest((request) => Boolean(request.postData()?.includes(operation)));
  const requests = Promise.all([requestOf('"LogIn"'), requestOf('"DashboardSummary"')]);
  await expect(page).toHaveURL('/login');
  // From here on the test advances the clock.
  await installPausedClock(page);
  await logIn(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Login successful!');
  await page.clock.runFor(1_400);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
  await expect(page.locator('a[href="/about"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const value of await storedSession(page)) expect(value).toBeTruthy();
  for (const request of await requests) expect(await request.headerValue('cookie')).toContain('PHPSESSID=abc123');

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText("Joan's Dashboard")).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => storedSession(page)).toEqual([null, null, null, null]);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['mendwell_device', 'theme']);
});

test('a login in one tab logs in all, and leads to the page that needed it (SESS-01)', async ({ page, context }) => {
  await page.goto('/dashboard?from=mail#top');
  await expect(page).toHaveURL('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(other);
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard?from=mail#top');
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
});

test('without storage, the session lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null, null, null]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

faultTest('an expired session is cleared; any other failure keeps it (SESS-02..04, C-65)', async ({ page, php }) => {
  await logInAsJoan(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => php.callsTo('getUserData.php').length).toBeGreaterThan(0);
  const [call] = php.callsTo('getUserData.php');
  const [userId, token] = await storedSession(page);
  expect([call?.query.get('userId'), call?.query.get('token')]).toEqual([userId, token]);
  expect([call?.headers['x-user-id'], call?.headers['x-auth-token']]).toEqual([userId, token]);

  php.fail('getUserData.php', { kind: 'answer', status: 500, body: 'PDOException in /var/www/db.php' });
  await page.reload();
  await expect(page).toHaveURL('/login?error=1');
  expect((await storedSession(page)).every(Boolean)).toBe(true);
  await expect(page.locator('body')).not.toContainText('PDO');

  php.fail('getUserData.php', { kind: 'answer', status: 401, body: { success: false, message: 'no' } });
  await page.goto('/dashboard?tab=2#bills');
  await expect(page).toHaveURL('/login?session_expired=1');
  expect(await storedSession(page)).toEqual([null, null, null, null]);
  php.reset();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard?tab=2#bills');
  // With the page's data, or it would end the session before the next page does.
  await expect(page.getByRole('main').getByRole('link', { name: 'Pending Reviews' })).toBeVisible();

  php.fail('getUserData.php', { kind: 'answer', body: { success: false, message: 'Invalid token' } });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?session_expired=1');
});
