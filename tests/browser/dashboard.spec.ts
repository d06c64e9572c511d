import { expect, type Locator, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import type { PhpRelay } from '../support/php-relay.ts';
import { examine, expectAccessible } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, newCustomer, switchCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { logIn } from './log-in.ts';

const parts = [
  ['Summary', '/dashboard', 'Summary'],
  ['Appointments', '/dashboard/appointments', 'My Appointments'],
  ['My Repairs', '/dashboard/repairs', /Repair/],
  ['Reviews', '/dashboard/reviews', /Reviews/],
  ['Profile', '/dashboard/profile', /./],
] as const;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const figure = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAsJoan(page: Page, path = '/dashboard'): Promise<void> {
  await logInAsJoan(page);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

async function box(locator: Locator) {
  const bounds = await locator.boundingBox();
  if (!bounds) throw new Error('The element is not visible.');
  return bounds;
}

/** Sets the response of getUserData.php. */
function answerUserData(php: PhpRelay, user: object): void {
  php.fail('getUserData.php', {
    kind: 'answer',
    body: { user_id: '1', firstName: 'Joan', lastName: 'Pryce', recentAppointments: [], ...user },
  });
}

test('all parts can be reached by keyboard and mark the current page (DASH-02, SHELL-02)', async ({
  page,
  request,
}) => {
  await logInAs(page, await newCustomer(request));
  await page.goto('/dashboard');
  await expect(page.getByText("Ada's Dashboard")).toBeVisible();
  await expect(page.getByText('No appointments yet')).toBeVisible();
  // The current page comes last, because a link to it does nothing.
  for (const [label, path, heading] of [...parts.slice(1), parts[0]]) {
    await nav(page).getByRole('link', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText(label);
    if (label === 'My Repairs') await expect(page.getByText('No repairs yet')).toBeVisible();
  }
  await nav(page).getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('the bottom bar links to every part, covers no content or focus, and the search works (DASH-02, DASH-03)', async ({
    page,
  }) => {
    await openAsJoan(page);
    const more = nav(page).getByRole('button', { name: 'More' });
    const recent = page.getByRole('region', { name: 'Recent Appointments' });
    for (const width of [390, 320]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await expect(recent.getByRole('article')).toHaveCount(5);
        const name = await box(page.getByText("Joan's Dashboard"));
        const account = await box(page.getByRole('link', { name: 'Joan Pryce: your account' }));
        expect(Math.abs(account.y + account.height / 2 - (name.y + name.height / 2))).toBeLessThanOrEqual(2);
        const bar = await box(nav(page));
        const links = await recent.getByRole('link').all();
        for (const link of links) {
          // With the keyboard, so that the browser scrolls to the focus.
          await page.keyboard.press('Tab');
          if (link === links[0]) await link.focus();
          await expect(link).toBeFocused();
          const { y, height } = await box(link);
          expect(y + height).toBeLessThanOrEqual(bar.y);
        }

        for (const [label, path] of parts) {
          const link = nav(page).getByRole('link', { name: label });
          const { width: wide, height, y } = await box(link);
          expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
          expect(y + height).toBeLessThanOrEqual(700);
          await link.tap();
          await expect(page).toHaveURL(path);
        }
        await nav(page).getByRole('link', { name: 'Summary' }).tap();
        await expect(figure(page, 'Pending Reviews')).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const last = await box(figure(page, 'Pending Reviews'));
        expect(last.y + last.height).toBeLessThanOrEqual((await box(nav(page))).y);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

        await more.focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByRole('heading', { name: 'More' })).toBeFocused();
        await expect(dialog(page).getByRole('link', { name: /^Call 0116/ })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();

        await page.getByRole('searchbox').fill('brake');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/dashboard/appointments?search=brake');
        await page.goBack();
      });
    }
    await more.tap();
    await dialog(page).getByRole('link', { name: 'Get Immediate Service' }).tap();
    await expect(page).toHaveURL('/dashboard/immediate-service');
    await expect(dialog(page)).toHaveCount(0);
    await more.tap();
    await dialog(page).getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/login');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the search works on any page; the summary starts with the payment due, and links to every part (DASH-05, DASH-09..16, C-70)', async ({
  page,
}) => {
  await openAsJoan(page, '/dashboard/reviews');
  await page.getByRole('banner').getByRole('searchbox').fill(' MW-20448 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/appointments?search=MW-20448');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('MW-20448');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('MW-20448');

  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: /^Pay £\d+\.\d\d to keep your appointment$/ });
  await expect(next.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await next.getByRole('button', { name: 'Pay Now' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next.getByRole('button', { name: 'Pay Now' })).toBeFocused();
  for (const [name, path] of [
    ['Completed Repairs', '/dashboard/repairs'],
    ['Pending Appointments', '/dashboard/appointments'],
    ['Total Spent', '/dashboard/repairs'],
    ['Pending Reviews', '/dashboard/reviews'],
    ['See All', '/dashboard/appointments'],
    ['Write Reviews', '/dashboard/reviews'],
    ['Book an Appointment', '/dashboard/book-appointment'],
    ['Get Immediate Service', '/dashboard/immediate-service'],
  ] as const) {
    await figure(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${path}(/|$)`));
    await nav(page).getByRole('link', { name: 'Summary' }).click();
    await expect(page).toHaveURL('/dashboard');
  }
  await expect(figure(page, 'Total Spent')).toHaveText(/£\d+\.\d\d/);
});

faultTest(
  'a confirmation by the specialist updates notifications and summary by itself (DASH-06, DASH-22)',
  async ({ page, request, backend }) => {
    const customer = await newCustomer(request, backend.origin);
    const { reference } = await bookFor(request, customer);
    await logInAs(page, customer);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'We’re checking with the specialist' })).toContainText('Plumbing');
    await expect(figure(page, 'Pending Appointments')).toContainText('1');
    await expect(page.getByRole('button', { name: /^Alerts, \d unread$/ })).toBeVisible();

    await operate(backend.dataDir, 'confirm', reference);
    // The gateway polls for notifications.
    await expect(page.getByRole('region', { name: /^Pay/ })).toBeVisible();
    await expect(figure(page, 'Pending Appointments')).toContainText('0');
    await page.getByRole('button', { name: /^Alerts, \d unread$/ }).click();
    const notification = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: /confirmed/i });
    await expect(notification.first()).toContainText('Unread');
    const before = Number((await dialog(page).getByRole('heading', { level: 2 }).innerText()).replace(/\D/g, ''));
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
  },
);

test('paying from the summary shows the next action, here and in another tab (DASH-12)', async ({
  page,
  context,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await logInAs(page, customer);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('region', { name: /^Pay/ })).toBeVisible();

  await page.getByRole('region', { name: /^Pay/ }).getByRole('button', { name: 'Pay Now' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Pay £/ })
    .click();
  await expect(dialog(page)).toContainText('Payment successful!');
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('heading', { name: /^Your next appointment: / })).toBeFocused();
  await expect(other.getByRole('heading', { name: /^Your next appointment: / })).toBeVisible();
  await page.getByRole('link', { name: 'See the appointment' }).click();
  await expect(dialog(page)).toContainText(reference);
});

faultTest('two tabs stay in sync, even if one was hidden', async ({ page, php, context }) => {
  const notification = { notification_id: 1, type: 'system', title: 'Hello', message: 'You.', time_ago: '1 d ago' };
  const notifications = { success: true, unread_count: '1', notifications: [{ ...notification, is_read: '0' }] };
  php.fail('getNotifications.php', { kind: 'answer', body: notifications });
  php.fail('markAllNotificationsRead.php', { kind: 'answer', body: { success: true } });
  await openAsJoan(page);
  answerUserData(php, { completedRepairs: 1 });
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(figure(other, 'Completed Repairs')).toContainText('1');

  // Any mutation here makes the other tab refetch.
  answerUserData(php, { completedRepairs: 2 });
  await page.getByRole('button', { name: 'Alerts, 1 unread' }).click();
  await dialog(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(figure(other, 'Completed Repairs')).toContainText('2');

  // Changes on other devices are only seen after the tab was hidden.
  answerUserData(php, { completedRepairs: 3 });
  const setVisibility = (visibility: string, laterMs: number) =>
    other.evaluate(
      ([state, ms]) => {
        const now = Date.now();
        Date.now = () => now + Number(ms);
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [visibility, laterMs] as const,
    );
  await setVisibility('hidden', 0);
  await setVisibility('visible', 61_000);
  await expect(figure(other, 'Completed Repairs')).toContainText('3');
});

faultTest(
  'a page without its data opens after three seconds, and shows no zeros (DASH-17, C-65)',
  async ({ page, php }) => {
    await openAsJoan(page);
    await expect(figure(page, 'Completed Repairs')).toBeVisible();
    const release = php.hold('getUserData.php');
    await page.clock.install();
    await page.reload();
    await expect(page.getByText("Joan's Dashboard")).toBeVisible();
    await page.clock.runFor(3_100);
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retryButton).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book an Appointment' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\d/);
    await retryButton.click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Trying again' })).toBeVisible();
    release();
    await expect(figure(page, 'Completed Repairs')).toBeVisible();
  },
);

faultTest('a session that expires continues on the same page after login (SESS-03)', async ({ page, php }) => {
  await openAsJoan(page);
  await expect(figure(page, 'Completed Repairs')).toBeVisible();
  php.fail('getUserData.php', { kind: 'answer', status: 401, body: { success: false, message: 'no' } });
  await page.getByRole('searchbox').fill('brake');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?session_expired=1');
  await expect(page.getByText('MW-20448')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  php.reset();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/appointments?search=brake');
});

faultTest('a failed refetch keeps the data on the screen (DASH-25)', async ({ page, php }) => {
  await openAsJoan(page, '/dashboard/appointments');
  await expect(page.getByRole('article').first()).toBeVisible();
  php.fail('getUserData.php', { kind: 'answer', body: '<html>Down for maintenance</html>', contentType: 'text/html' });
  // As another tab does after a change.
  await page.evaluate(() => new BroadcastChannel('customer-changed').postMessage('changed'));
  await expect(page.getByText('We couldn’t update this page')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('maintenance');
  php.reset();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t update this page')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

faultTest('without notifications everything else works, and their panel can retry (DASH-24)', async ({ page, php }) => {
  php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
  await openAsJoan(page);
  await expect(figure(page, 'Completed Repairs')).toBeVisible();
  await page.getByRole('button', { name: 'Alerts', exact: true }).click();
  await expect(dialog(page)).toContainText('We couldn’t load your notifications');
  await expect(dialog(page)).not.toContainText('0');
  php.reset();
  await expect(async () => {
    const retryButton = dialog(page).getByRole('button', { name: 'Try again' });
    // The stream can bring the list first, and the button is gone.
    if (await retryButton.isVisible()) await retryButton.click({ timeout: 1_000 });
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

faultTest('logging out clears every tab, whatever the server responds (DASH-03)', async ({ page, php, context }) => {
  php.fail('logout.php', { kind: 'answer', status: 500, body: 'no' });
  await openAsJoan(page);
  const other = await context.newPage();
  await other.goto('/dashboard/appointments');
  await expect(other.getByText('MW-20448').first()).toBeVisible();
  await nav(other).getByRole('link', { name: 'Profile' }).click();
  await expect(other).toHaveURL('/dashboard/profile');
  await expect(other.getByText("Joan's Dashboard")).toBeVisible();
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByText('Joan')).toHaveCount(0);
    await expect(tab.getByText('MW-20448')).toHaveCount(0);
  }
  const visited: string[] = [];
  other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await other.goBack();
  await expect(other).toHaveURL('/login');
  expect(visited).toContain('/dashboard/appointments');
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(other.getByText('Joan')).toHaveCount(0);
  await expect(other.getByText('MW-20448')).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login');
});

test('what has loaded takes the place of its placeholder, on desktops and phones', async ({ page }) => {
  await logInAsJoan(page);
  // The placeholder and what replaces it have the same class.
  const slip = page.getByRole('main').locator('[class*="_slip_"]').first();
  const positionOf = async () => (await slip.boundingBox())?.y ?? Number.NaN;
  for (const [width, path] of [
    [1280, '/dashboard'],
    [390, '/dashboard'],
    [1280, '/dashboard/appointments'],
    [390, '/dashboard/appointments'],
    [1280, '/dashboard/repairs'],
    [390, '/dashboard/repairs'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, /\/graphql/);
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    const placeholder = await positionOf();
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    // On phones, a longer text than usual may take two more lines.
    expect(Math.abs((await positionOf()) - placeholder), `${path} at ${width} px`).toBeLessThan(60);
    await page.unrouteAll();
  }
});

test('phones have one header row, and the list begins in the upper half of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsJoan(page, '/dashboard/appointments');
  const header = page.getByRole('banner');
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(60);
  expect(await topOf(page.getByRole('article').first())).toBeLessThan(422);
  // The search is an icon in that row, and opens over it.
  const search = header.getByRole('searchbox');
  expect((await search.boundingBox())?.width).toBeLessThanOrEqual(44);
  await search.click();
  expect((await search.boundingBox())?.width).toBeGreaterThan(350);
  await search.fill('brake');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/appointments?search=brake');
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('notifications, the More menu and the summary of a new customer have no axe violations, and fit the narrowest phone', async ({
    page,
    request,
  }) => {
    await openAsJoan(page);
    await page.getByRole('button', { name: 'Alerts' }).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await examine(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
    await nav(page).getByRole('button', { name: 'More' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);

    await switchCustomer(page, await newCustomer(request));
    // In a new tab: in the same one, the page may be scrolled so that the bottom bar covers a link.
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 390, height: 800 });
    await tab.goto('/dashboard');
    await expect(tab.getByText('No appointments yet')).toBeVisible();
    await expectAccessible(tab);
  });
});
