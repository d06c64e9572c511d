import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openWithScriptBlocked, waitUntilInteractive } from './page.ts';

const SCRIPTS = '**/assets/*.js';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page haven’t loaded' });

test.describe('scripts that don’t arrive', () => {
  for (const path of ['/', '/appointment', '/dashboard']) {
    test(`are said at once on ${path} if they fail, with a button to try again and the phone numbers`, async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('link', { name: '0116 496 0120' })).toHaveAttribute(
        'href',
        'tel:+441164960120',
      );

      await page.unroute(SCRIPTS);
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await waitUntilInteractive(page);
      await expect(notice(page)).toBeHidden();
    });
  }

  test('are said after ten seconds if they are late, until they arrive', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const release = await openWithScriptBlocked(page, '/login');
    await page.clock.runFor(9_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(notice(page)).toBeVisible();
    await page.clock.resume();
    release();
    await waitUntilInteractive(page);
    await expect(notice(page)).toBeHidden();
  });
});

test('a page whose code fails says so within the layout, and opens the next time', async ({ page }) => {
  const linkTo = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await page.goto('/about');
  await waitUntilInteractive(page);
  await page.route(/\/assets\/blog-page-[^/]+\.js$/, (route) => route.abort());
  await linkTo('Blog').click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await expect(page).toHaveURL('/blog');

  await page.unrouteAll();
  await linkTo('Services').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a page is painted before its scripts are requested', async ({ page }) => {
  await page.goto('/about');
  await waitUntilInteractive(page);
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /assets\/(?:framework|app)-.*\.js$/.test(name)),
  }));
  expect(scripts).toHaveLength(2);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(paint);
});

test('what is below the first screen is laid out when there is time, or at once where its heights matter', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const release = await openWithScriptBlocked(page, '/about');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  await expect(footer).toHaveCSS('content-visibility', 'visible');

  await page.unrouteAll();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.goto('/services#content', { waitUntil: 'commit' });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});

test('a part whose code fails says so, and a drawing stays as it came', async ({ page }) => {
  const drawing = page.locator('main svg g').first();
  const code = /\/assets\/(?:best-specialists|drawings)-(?!skeleton)[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/services/plumbing-repair', { waitUntil: 'commit' });
  const drawn = await drawing.innerHTML();
  await waitUntilInteractive(page);
  await expect(page.getByText('This part of the page didn’t load. Check your connection.')).toBeVisible();
  expect(drawn).toContain('<path');
  expect(await drawing.innerHTML()).toBe(drawn);
  await expect(notice(page)).toBeHidden();

  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitUntilInteractive(page);
  await expect(page.getByRole('region', { name: 'Best rated specialists' }).getByRole('listitem')).not.toHaveCount(0);
});
