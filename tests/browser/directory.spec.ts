import { expect } from '@playwright/test';
import { openWithScriptBlocked, waitUntilStyled } from './blocked-script.ts';
import { faultTest, test } from './fixtures.ts';
import { installPausedClock } from './page-clock.ts';
import { waitUntilInteractive } from './wait-until-interactive.ts';

test('lists specialists, with links for partners and applicants (DIR-01..03, DIR-06, DIR-19..21)', async ({ page }) => {
  await page.goto('/specialists');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Specialists' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'Join our team' })).toHaveAttribute('href', '/joinUs');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByLabel('Per page').locator('option')).toHaveText(['4', '8', '12', '16', '20']);
  await expect(page.getByLabel('Per page')).toHaveValue('8');
  const banner = page.getByRole('region', { name: /Checked before/ });
  for (const promise of ['Verified', 'DBS checked', 'Liability Insured']) await expect(banner).toContainText(promise);
  const phone = banner.locator('a[href^="tel:"]');
  const href = (await phone.getAttribute('href')) ?? '';
  const digits = ((await phone.textContent()) ?? '').replace(/\D/g, '').replace(/^0/, '');
  expect(href).toContain(digits);
  await expect(banner.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/appointment');
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

test('filters by service, pages and clears, with all state in the URL; the map is coming soon (DIR-04, DIR-05, DIR-09, DIR-10, DIR-18, MONEY-01)', async ({
  page,
}) => {
  await page.goto('/specialists');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.locator('body')).toContainText('£');
  await expect(page.locator('body')).not.toContainText(/[$€]/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Tailoring', exact: true }).click();
  await expect(page).toHaveURL(/serviceType=Tailoring/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('status').filter({ hasText: /specialist/ })).not.toHaveText(/^4\d specialists$/);
  for (const card of await page.getByRole('article').all()) await expect(card).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(
    page.getByText('No specialists available for the selected service and location. Please try a different location.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page).toHaveURL('/specialists');

  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByText('Map view coming soon')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('a card opens its profile, which stops the page from scrolling and has two close buttons (DIR-27, DIR-29..32, DIR-37, SHELL-27)', async ({
  page,
}) => {
  await page.goto('/specialists');
  const card = page.getByRole('article').nth(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const viewProfile = card.getByRole('link', { name: /View profile/i });
  await viewProfile.click();
  const dialog = page.getByRole('dialog', { name });
  for (const part of [
    'Services Offered',
    'Professional Details',
    'Certified With',
    'Service Areas',
    'Workshop Locations',
    'Customer Reviews',
  ]) {
    await expect(dialog.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(page).toHaveURL(/specialist=/);
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
  await viewProfile.click();
  await closeButtons.first().click();
  await expect(dialog).toHaveCount(0);

  // It has its own URL, and Back closes it.
  await viewProfile.click();
  await expect(dialog).toBeVisible();
  const url = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goto(url);
  await expect(dialog).toBeVisible();
});

faultTest('fast typing sends one request after 300 ms (DIR-07, DIR-08)', async ({ page, php }) => {
  await page.goto('/specialists');
  await expect(page.getByRole('article')).toHaveCount(8);
  await installPausedClock(page);
  php.reset();
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('brake');
  await page.clock.runFor(299);
  await expect(page).toHaveURL('/specialists');
  expect(php.callsTo('specialists.php')).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => php.callsTo('specialists.php').length).toBe(1);
  await expect(page).toHaveURL(/search=brake/);
  const [call] = php.callsTo('specialists.php');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ page: '1', per_page: '8', search: 'brake' });
});

faultTest('shows the error, with a retry (DIR-12..14)', async ({ page, php }) => {
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const [at, [fault, text]] of (
    [
      [{ kind: 'answer', status: 503, body: 'Service Unavailable' }, 'HTTP error! status: 503'],
      [{ kind: 'answer', body: { success: false, error: 'X', message: 'Y' } }, 'X'],
      [{ kind: 'answer', body: { success: false, message: 'Y' } }, 'Y'],
      [{ kind: 'answer', body: {} }, 'Unknown error occurred'],
    ] as const
  ).entries()) {
    php.fail('specialists.php', fault);
    if (at === 0) await page.goto('/specialists');
    else await tryAgain.click();
    await expect(page.getByText(`Error loading specialists: ${text}`, { exact: true })).toBeVisible();
  }
  php.reset();
  await tryAgain.click();
  await expect(page.getByRole('article')).toHaveCount(8);
});

faultTest(
  'shows unusual responses as far as possible (DIR-11, DIR-15..17, DIR-22..26, DIR-34..36, DIR-38, DIR-41..44)',
  async ({ page, php }) => {
    php.fail('specialists.php', { kind: 'answer', body: { success: true, specialists: 'x' } });
    await page.goto('/specialists');
    await expect(page.getByText('No specialists available.', { exact: true })).toBeVisible();

    // A bare array. The first has only an id; the second has everything, with services as escaped
    // JSON.
    const services = [1, 2, 3, 4, 5].map((n) => ({
      service_id: n,
      service_type: `Job ${n}`,
      base_price: '40',
      price_high: n > 1 ? '60' : '40',
      estimated_duration: '90',
    }));
    php.fail('specialists.php', {
      kind: 'answer',
      body: [
        { specialist_id: 1 },
        {
          specialist_id: '2',
          specialist_name: 'Ada Full',
          bio: 'Repairs &amp; restores.',
          certified: 'Yes',
          liabilityInsurance: 'Yes',
          service_mode: 'both',
          services: JSON.stringify(services).replaceAll('"', '&quot;'),
          reviews: [
            { rating: 5, review_text: 'Good', created_at: '2026-10-12 10:00:00' },
            { rating: '4', review_text: 'Fine' },
          ],
          locations: [1, 2, 3, 4].map((n) => ({ location_id: n, location: `Town ${n}`, travel_fee: '8' })),
          companies: [{ company_id: 1, company_name: 'Boschwell' }],
          workshops: [{ workshop_id: 1, workshop_name: 'Highfields' }],
        },
      ],
    });
    await page.goto('/specialists?search=odd');
    const minimal = page.getByRole('article').first();
    await expect(minimal.getByRole('heading', { name: 'Not Provided' })).toBeVisible();
    for (const text of ['Repair Specialist', 'Contact for pricing', 'Workshop', 'No reviews yet'])
      await expect(minimal).toContainText(text);
    await expect(minimal).not.toContainText('Certified Professional');
    await expect(minimal).not.toContainText('Insured & Bonded');

    const full = page.getByRole('article').nth(1);
    for (const text of ['Certified Professional', 'Insured & Bonded', '4.5', '£40 - £60'])
      await expect(full).toContainText(text);
    await expect(full.getByText('+2 more')).toHaveCount(2);

    await full.getByRole('link', { name: /View profile/i }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada Full' });
    await expect(dialog).toContainText('Repairs & restores.');
    for (const text of ['Boschwell', 'Highfields', 'Town 4', '1h 30m', 'Review #2'])
      await expect(dialog).toContainText(text);
    await expect(dialog).not.toContainText('Job 3');
    await dialog.getByRole('button', { name: /3 more/ }).click();
    await expect(dialog).toContainText('Job 5');
    await expect(dialog).not.toContainText('$');

    await page.keyboard.press('Escape');
    await minimal.getByRole('link', { name: /View profile/i }).click();
    const minimalProfile = page.getByRole('dialog', { name: 'Not Provided' });
    await expect(minimalProfile).toContainText('No reviews available yet.');
    await expect(minimalProfile).toContainText('Be the first to leave a review after your service!');
    await expect(minimalProfile.getByRole('heading', { name: 'About' })).toHaveCount(0);
  },
);

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
