import { expect, type Page } from '@playwright/test';
import { faultTest, test } from './fixtures.ts';

const specialists = (page: Page) => page.getByRole('region', { name: 'Specialists', exact: true });

test('all sections are shown with their links; the hero opens immediate service in a dialog and links to booking (HOME-01, HOME-02, HOME-13..20, HOME-22, SHELL-25, SHELL-26)', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'More specialists' })).toHaveAttribute('href', '/specialists');
  await expect(main.getByRole('region', { name: 'Brands' }).getByRole('listitem')).toHaveCount(9);
  expect(await main.locator('a[href="/services"]').count()).toBeGreaterThanOrEqual(3);
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book an appointment' }).first()).toHaveAttribute('href', '/appointment');

  await page.getByRole('button', { name: 'Get immediate service' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What happened?')).toBeVisible();
  await expect(dialog).toContainText('5-15 minutes');
  await page.keyboard.press('Escape');
  await expect(main).toContainText('100% satisfaction guarantee');
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/appointment/);
});

test.describe('on a first visit', () => {
  test.use({ consented: false });

  test('what needs fixing and where is whole on the first screen of a phone, and leads to the directory', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Find a specialist' });
    const notice = page.getByRole('region', { name: 'Cookies' });
    const [question, cookies] = [await form.boundingBox(), await notice.boundingBox()];
    expect((question?.y ?? 0) + (question?.height ?? Number.NaN)).toBeLessThan(cookies?.y ?? 0);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await form.getByLabel('What needs fixing?').fill('plumbing');
    await form.getByLabel('Where?').fill('Leicester');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/specialists?search=plumbing&location=Leicester');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('the carousel shows three, two or one specialists, depending on the width (HOME-03, HOME-05)', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = specialists(page);
  await expect(carousel.getByRole('article').first()).toBeVisible();
  for (const [width, slides] of [
    [1200, 3],
    [900, 2],
    [400, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = () =>
      carousel.getByRole('article').evaluateAll((articles) => {
        const inside = (box: DOMRect) => box.left >= -1 && box.right <= window.innerWidth + 1 && box.width > 0;
        return articles.filter((article) => inside(article.getBoundingClientRect())).length;
      });
    // A new width moves the slides a frame later.
    await expect.poll(cards, `${width} px wide`).toBe(slides);
  }
});

test('the carousel plays automatically and can be paused (HOME-06)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const carousel = specialists(page);
  const first = carousel.getByRole('article').first();
  await expect(first).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  const left = async () => (await first.boundingBox())?.x;
  const before = await left();
  await page.clock.runFor(7_000);
  await expect.poll(left).not.toBe(before);

  await carousel.getByRole('button', { name: /pause/i }).click();
  await page.clock.runFor(2_000);
  const paused = await left();
  await page.clock.runFor(12_000);
  expect(await left()).toBe(paused);

  // It stays paused when the pointer moves over it and when the window is resized (WCAG 2.2.2).
  await carousel.getByRole('article').nth(2).hover();
  await page.mouse.move(5, 5);
  await page.clock.runFor(12_000);
  expect(await left()).toBe(paused);
  await page.setViewportSize({ width: 1240, height: 900 });
  // The slides get their new widths immediately, and move into position a frame later.
  const distance = () =>
    carousel.evaluate((section) => {
      const list = section.querySelector('ul');
      const start = list?.parentElement?.getBoundingClientRect().left ?? Number.NaN;
      return Math.min(
        ...[...(list?.children ?? [])].map((slide) => Math.abs(slide.getBoundingClientRect().left - start)),
      );
    });
  await expect.poll(distance).toBeLessThan(1);
  const resized = await left();
  await page.clock.runFor(12_000);
  expect(await left()).toBe(resized);

  await carousel.getByRole('button', { name: /play/i }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.runFor(12_000);
  await expect.poll(left).not.toBe(resized);
});

faultTest(
  'the list sends one call for ten specialists, shows that it is loading and its error, and can be retried (HOME-04, HOME-07, HOME-09, C-29, C-96)',
  async ({ page, php }) => {
    const next = { kind: 'answer', body: { success: false, error: 'X', message: 'Y' } } as const;
    const release = php.hold('specialists.php', next);
    // The gateway has asked for the page. The browser asks when it has time, and joins that call.
    const asked = page.waitForRequest(/operationName=HomeSpecialists/);
    await page.goto('/');
    await expect(page.getByText('Loading specialists...')).toBeAttached();
    await asked;
    const calls = () => php.callsTo('specialists.php').map(({ query }) => query.get('per_page'));
    // The list's one call, and one for the prices of all tiles.
    await expect.poll(() => calls().sort()).toEqual(['10', '100']);
    release();
    await expect(page.getByText('Error loading specialists: X', { exact: true })).toBeVisible();
    php.reset();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(specialists(page).getByRole('article').first()).toBeVisible();
  },
);
