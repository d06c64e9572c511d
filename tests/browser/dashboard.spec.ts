import { expect, type Locator, type Page } from '@playwright/test';
import { openAppointments } from './appointments-page.ts';
import { examine, expectAccessible } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, newCustomer, switchCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { operate } from './operator.ts';
import { dialog, holdRequests } from './page.ts';
import { operationName, recordOperations } from './recorded-operations.ts';

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

test('the frame, the title and a placeholder come with the page, and a visitor never sees them', async ({ page }) => {
  const html = async (path: string) => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const [first, second] = [await html('/dashboard'), await html('/dashboard?status=pending')];
  expect(first).toBe(second);
  // Only what the server has sent.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Your Dashboard')).toBeHidden();
  await page.evaluate(() => {
    for (const key of ['userId', 'authToken']) localStorage.setItem(key, '1');
  });
  for (const [, path, heading] of parts) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(title(page)).toHaveText(heading);
    await expect(nav(page).getByRole('link', { name: 'Summary' })).toBeVisible();
  }
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
          if (width === 320) continue;
          await link.tap();
          await expect(page).toHaveURL(path);
        }
        if (width !== 320) await nav(page).getByRole('link', { name: 'Summary' }).tap();
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

test('what each part shows first is requested once, before its scripts have run', async ({ page }) => {
  await logInAsJoan(page);
  const operations = recordOperations(page);
  for (const [, path] of parts) {
    operations.length = 0;
    // The page's own code would ask later.
    const release = await holdRequests(page, /\/assets\/framework-/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => operations).toHaveLength(1);
    const [first] = operations;
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    expect(operations.filter((name) => name === first)).toHaveLength(1);
  }
});

test('paying from the summary shows the next action, and ends the open dialog of another tab (DASH-12, C-41)', async ({
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
  await (await openAppointments(other, reference)).getByRole('button', { name: 'Pay Now' }).click();
  const payElsewhere = dialog(other).getByRole('button', { name: /^Pay £/ });
  await expect(payElsewhere).toBeVisible();

  await page.bringToFront();
  await page.getByRole('region', { name: /^Pay/ }).getByRole('button', { name: 'Pay Now' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Pay £/ })
    .click();
  await expect(dialog(page)).toContainText('Payment successful!');
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('heading', { name: /^Your next appointment: / })).toBeFocused();
  await other.bringToFront();
  await expect(payElsewhere).toHaveCount(0);
  await expect(dialog(other).getByRole('heading', { level: 2 }).first()).toHaveText('Paid');
  await page.getByRole('link', { name: 'See the appointment' }).click();
  await expect(dialog(page)).toContainText(reference);
});

test('logging out clears every tab and closes their streams, whatever the server responds (DASH-03)', async ({
  page,
  context,
}) => {
  await openAsJoan(page);
  const other = await context.newPage();
  await other.goto('/dashboard/appointments');
  await expect(other.getByText('MW-20448').first()).toBeVisible();
  await nav(other).getByRole('link', { name: 'Profile' }).click();
  await expect(other).toHaveURL('/dashboard/profile');
  for (const tab of [page, other]) {
    await expect(tab.getByText("Joan's Dashboard")).toBeVisible();
    // The notifications came over the stream.
    await expect(tab.getByRole('button', { name: /^Alerts, \d+ unread$/ })).toBeVisible();
  }
  await page.route('**/graphql', (route) =>
    operationName(route.request()) === 'LogOut' ? route.abort() : route.fallback(),
  );
  const closed = [page, other].map((tab) =>
    tab.waitForEvent('requestfailed', (request) => /^Notifications/.test(operationName(request) ?? '')),
  );
  await nav(page).getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByText('Joan')).toHaveCount(0);
    await expect(tab.getByText('MW-20448')).toHaveCount(0);
  }
  await Promise.all(closed);
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
    // So high that the bottom bar covers no part of a link.
    await page.setViewportSize({ width: 390, height: 950 });
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
