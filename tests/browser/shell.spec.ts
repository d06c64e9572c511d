import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { openWithScriptBlocked, waitUntilInteractive } from './page.ts';

test('the header links to all pages, the footer has the launch day and 24/7 assistance, and a booking has immediate service (SHELL-03..08, SHELL-18, BOOK-02, IMM-01)', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Specialists', '/specialists'],
    ['Contact', '/contact'],
    ['Blog', '/blog'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const book = header.getByRole('link', { name: 'Get repaired' });
  await expect(book).toHaveAttribute('href', '/appointment');
  await expect(book).toHaveCSS('text-transform', 'uppercase');
  await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login');
  for (const width of [1280, 1200, 1199, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByText('Open Mon-Sun, all day').filter({ visible: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const siren = await header.getByRole('button', { name: 'Immediate service' }).boundingBox();
    // The icon alone is 44 px wide.
    expect(siren && siren.width > 100, `the button says what it does at ${width} px`).toBe(width >= 1200);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('24/7 assistance');
  await expect(footer).toContainText('1 March 2025');
  await expect(footer).toContainText('Leicester, Nottingham and the East Midlands');

  await page.goto('/appointment');
  await header.getByRole('button', { name: 'Immediate service' }).click();
  await expect(page.getByRole('dialog').getByLabel('Where are you?')).toBeVisible();
});

test('the theme is remembered', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
});

test.describe('cookies', () => {
  test.use({ consented: false });

  test('are asked for in the first HTML, and never again once answered, not even for a moment (SHELL-20)', async ({
    page,
  }) => {
    const notice = page.getByRole('region', { name: 'Cookies', includeHidden: true });
    const releaseScript = await openWithScriptBlocked(page, '/contact');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Necessary only' }).click();
    releaseScript();
    await expect(notice).toHaveCount(0);

    await page.unrouteAll();
    const releaseNextScript = await openWithScriptBlocked(page, '/about');
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
    releaseNextScript();
    await waitUntilInteractive(page);
    await page.getByRole('button', { name: 'Cookie choices' }).click();
    await expect(notice.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  });

  for (const path of ['/appointment', '/joinUs']) {
    test(`are asked for at ${path} too, at every width, without covering the button to continue (SHELL-20)`, async ({
      page,
    }) => {
      await page.goto(path);
      const notice = page.getByRole('region', { name: 'Cookies' });
      const continueButton = page.getByRole('button', { name: /^(?:Continue|Next)/ });
      for (const width of [390, 600, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(notice).toBeVisible();
        await continueButton.scrollIntoViewIfNeeded();
        await continueButton.click({ trial: true });
        const [noticeBox, buttonBox] = [await notice.boundingBox(), await continueButton.boundingBox()];
        const isClear =
          noticeBox &&
          buttonBox &&
          (buttonBox.y + buttonBox.height <= noticeBox.y ||
            buttonBox.x + buttonBox.width <= noticeBox.x ||
            noticeBox.y + noticeBox.height <= buttonBox.y);
        expect(isClear, `${width} px wide`).toBe(true);
      }
      // A height other than the style sheet's restyles the page.
      await expect(page.locator('html')).not.toHaveAttribute('style', /cookie-notice/);
      await notice.getByRole('button', { name: 'Necessary only' }).click();
      await expect(notice).toHaveCount(0);
    });
  }
});

test('the phone’s menu has the opening hours, and the forms have no navigation, footer or deal (SHELL-06, C-102, C-106)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const openingHours = header.getByText('Open Mon-Sun, all day').filter({ visible: true });
  await expect(openingHours).toHaveCount(0);
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(openingHours).toHaveCount(1);
  await expect(page.getByText('Weekly deal')).not.toHaveCount(0);
  for (const path of ['/appointment', '/joinUs']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Save and exit' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Weekly deal')).toHaveCount(0);
  }
});

test('a keyboard user can skip the navigation', async ({ page }) => {
  await page.goto('/specialists');
  await expect(page.getByRole('heading', { name: 'Our Specialists' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a page’s code, but no data, is loaded when its link is pointed at or focused', async ({ page }) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) queries.push(request.url());
  });
  await page.goto('/about');
  await waitUntilInteractive(page);
  const header = page.getByRole('banner');
  const codeOf = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-page-`));
  const blog = codeOf('blog');
  await header.getByRole('link', { name: 'Blog' }).hover();
  await blog;
  const directory = codeOf('directory');
  await header.getByRole('link', { name: 'Specialists' }).focus();
  await directory;
  await expect(page).toHaveURL('/about');
  expect(queries).toEqual([]);
});

test('a page opens at the top, and Back and a reload restore its scroll position', async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(scrolled).toBe(1200);

  await page.goto('/specialists');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await scrolled()).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  // Not `click()`, which would first scroll the sticky header "into view".
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(600);
  await page.reload();
  await expect.poll(scrolled).toBe(600);
});

test('there are no pages for staff or specialists, and a missing file is a 404 (SESS-09, SHELL-29)', async ({
  request,
}) => {
  for (const path of ['/admin', '/staff', '/operator', '/specialist', '/specialists/login', '/dashboard/admin'])
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404);
  for (const path of ['/cv.pdf', '/assets/none.js']) expect((await request.get(path)).status(), path).toBe(404);
});
