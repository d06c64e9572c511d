import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { openWithScriptBlocked, waitUntilInteractive, waitUntilStyled } from './page.ts';

test('lists specialists, with links for partners and applicants (DIR-01..03, DIR-06, DIR-19..21, MONEY-01)', async ({
  page,
}) => {
  await page.goto('/specialists');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Specialists' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'Join our team' })).toHaveAttribute('href', '/joinUs');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByLabel('Per page').locator('option')).toHaveText(['4', '8', '12', '16', '20']);
  await expect(page.getByLabel('Per page')).toHaveValue('8');
  const banner = page.getByRole('region', { name: /Checked before/ });
  for (const promise of ['Verified', 'DBS checked', 'Liability Insured']) await expect(banner).toContainText(promise);
  await expect(banner.getByRole('link', { name: /^0116/ })).toHaveAttribute('href', /^tel:\+44116/);
  await expect(banner.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/appointment');
  await expect(page.locator('body')).toContainText('£');
  await expect(page.locator('body')).not.toContainText(/[$€]/);
});

test('hydration shifts no layout, on a wide screen or a phone (DIR-05)', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const releaseScript = await openWithScriptBlocked(page, '/specialists');
    const positions = () =>
      Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          width > 959 ? page.getByRole('searchbox', { name: 'Search' }) : page.getByRole('button', { name: 'Filters' }),
          page.getByLabel('Per page'),
          page.getByText('Clear', { exact: true }),
          page.getByRole('link', { name: 'Map' }),
        ].map((part) => part.boundingBox()),
      );
    await expect(page.getByLabel('Per page')).toBeVisible();
    await waitUntilStyled(page);
    const before = await positions();
    releaseScript();
    await waitUntilInteractive(page);
    expect(await positions(), `${width} px wide`).toEqual(before);
    await page.unrouteAll();
  }
});

test('a card opens its profile, which stops the page from scrolling, and gets the focus back (DIR-31, DIR-32)', async ({
  page,
}) => {
  await page.goto('/specialists');
  const card = page.getByRole('article').nth(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const viewProfile = card.getByRole('link', { name: /View profile/i });
  await viewProfile.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  const tallest = await dialog.evaluate(
    (element) =>
      [...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .find(({ overflowY }) => overflowY === 'auto')?.maxHeight,
  );
  expect(tallest).toBe(`${0.75 * (page.viewportSize()?.height ?? 0)}px`);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

  const closeButtons = dialog.getByRole('button', { name: 'Close' });
  await expect(closeButtons).toHaveCount(2);
  await closeButtons.last().click();
  await expect(dialog).toHaveCount(0);
  await expect(viewProfile).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
});

test('no row of cards has a hole, and a row’s cards have the same height, at every width (DIR-06)', async ({
  page,
}) => {
  await page.goto('/specialists?perPage=4');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const width of [1440, 1280, 1100, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const rows = tops.map((rowTop) => boxes.filter(({ top }) => Math.round(top) === rowTop));
    expect(new Set(rows.map((row) => row.length)).size, `${width} px wide`).toBe(1);
    for (const row of rows) expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
  }
});

test('only the list is printed, without the controls', async ({ page }) => {
  await page.goto('/specialists');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Book now/ }).first()).toBeHidden();
  for (const control of [
    page.getByRole('searchbox', { name: 'Search' }),
    page.getByLabel('Per page'),
    page.getByRole('link', { name: 'All Services' }),
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('link', { name: 'Join our team' }).first(),
    page.getByRole('navigation', { name: 'Pages of specialists' }),
  ]) {
    await expect(control).toBeHidden();
  }
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('a phone keeps booking in view on a specialist’s page, above the cookie notice and the footer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/specialists/1');
    const book = page.getByRole('link', { name: /^Book Helen · £\d+ to £\d+$/ });
    const notice = page.getByRole('region', { name: 'Cookies' });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    };
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    await expect(book).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(book)).toBeLessThanOrEqual(await topOf(notice));
    await notice.getByRole('button', { name: 'Necessary only' }).click();
    await expect(book).toBeInViewport({ ratio: 1 });
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Repairing things since').scrollIntoViewIfNeeded();
    expect(await bottomOf(book)).toBeLessThanOrEqual(await topOf(footer));
  });
});
