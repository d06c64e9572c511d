import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { recordOperations } from './recorded-operations.ts';

const slugs = [
  'carpentry',
  'plumbing-repair',
  'electrical-repair',
  'brake-repair',
  'cleaning-service',
  'couriers',
  'electrical-diagnostics',
  'hvac-repair',
  'landscaping',
  'towing',
  'vehicle-repair',
  'tailoring',
];

test('the twelve services link to each other, and only their offers need a query (INFO-08, INFO-09, INFO-10)', async ({
  page,
}) => {
  // Without its data, which a busy server leaves out, the page would ask for the services too.
  await expect.poll(async () => (await page.request.get('/services/carpentry')).text()).toMatch(/from £\d/);
  const operations = recordOperations(page);
  await page.goto('/services/carpentry');
  const main = page.getByRole('main');
  const panel = page.getByRole('navigation', { name: 'All services' });
  await expect(panel.getByRole('link')).toHaveCount(12);
  const headings = new Set<string>();
  for (const slug of slugs) {
    await panel.locator(`a[href="/services/${slug}"]`).click();
    await expect(page).toHaveURL(`/services/${slug}`);
    await expect(panel.locator('[aria-current="page"]')).toHaveAttribute('href', `/services/${slug}`);
    headings.add(await page.getByRole('heading', { level: 1 }).innerText());
    // The service's own, without the stars of its specialists.
    await expect(main.getByRole('img', { name: /^(?!Rated )/ })).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'What we do' }).getByRole('listitem')).toHaveCount(4);
  }
  expect(headings.size).toBe(12);
  expect(new Set(operations)).toEqual(new Set(['ServiceOffers']));
});

test('a service links to a phone number, its specialists, and a booking with that service selected (INFO-11)', async ({
  page,
}) => {
  await page.goto('/services/tailoring');
  const card = page.getByRole('region', { name: 'Book online, or call us first' });
  await expect(card.locator('a[href^="tel:"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Find a specialist' }).click();
  await expect(page.getByRole('article').first()).toContainText(/tailor/i);
  await page.goBack();
  await card.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(page).toHaveURL(/\/appointment/);
  await expect(page.getByRole('radio', { name: /Tailoring/ })).toBeChecked();
  // A booking already started with another service keeps that one.
  await page.getByRole('radio', { name: /Plumbing/ }).check();
  await page.goto('/services/tailoring');
  await card.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(page.getByRole('radio', { name: /Plumbing/ })).toBeChecked();
});

test('/about links to /services, its eight tiles link to services, and an unknown one links back (INFO-01, INFO-03..07, INFO-12)', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Our mission' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sustainability goals' })).toBeVisible();
  const values = page.getByRole('region', { name: 'Our values' });
  await expect(values.getByRole('listitem')).toHaveCount(3);
  const link = page.getByRole('main').getByRole('link', { name: 'Our services' });
  expect(await link.innerText()).toBe('OUR SERVICES');
  await link.click();
  await expect(page).toHaveURL('/services');

  const tiles = page.getByRole('region', { name: 'What needs fixing?' }).getByRole('list').first().getByRole('link');
  await expect(tiles).toHaveCount(8);
  const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(targets.filter((slug) => !slugs.includes(slug ?? ''))).toEqual([]);
  await tiles.first().click();
  await expect(page).toHaveURL(`/services/${targets[0]}`);

  await page.goto('/services/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No service found');
  await page.getByRole('link', { name: 'See all services' }).click();
  await expect(page).toHaveURL('/services');
});

test('the beta testers’ carousel plays automatically and can be paused (INFO-02)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  const carousel = page.getByRole('region', { name: 'What our beta testers said' });
  const first = carousel.getByRole('article').first();
  await first.scrollIntoViewIfNeeded();
  const inView = await carousel.getByRole('article').evaluateAll((slips) => {
    const frame = slips[0]?.closest('[role="region"], section')?.getBoundingClientRect();
    const isInside = (box: DOMRect) => frame && box.left >= frame.left - 1 && box.right <= frame.right + 1;
    return slips.filter((slip) => isInside(slip.getBoundingClientRect())).length;
  });
  expect(inView).toBe(3);
  const left = async () => (await first.boundingBox())?.x;
  const before = await left();
  await page.clock.runFor(6_000);
  await expect.poll(left).not.toBe(before);
  await carousel.getByRole('button', { name: /pause/i }).click();
  await page.clock.runFor(1_000);
  const paused = await left();
  await page.clock.runFor(12_000);
  expect(await left()).toBe(paused);
});

test('the blog’s sidebar and reply form are inactive (INFO-13..17)', async ({ page }) => {
  await page.goto('/blog');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser can fetch the icon at any time.
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  const aside = page.getByRole('complementary', { name: 'More from the blog' });
  await expect(aside.getByRole('searchbox')).toBeDisabled();
  for (const item of await aside.getByRole('listitem').all()) await item.click();
  const reply = page.getByRole('region', { name: 'Leave a Reply - Coming Soon...' });
  for (const box of await reply.getByRole('textbox').all()) await expect(box).toBeDisabled();
  await expect(reply.getByRole('button')).toBeDisabled();
  await page.getByRole('link', { name: '4 comments' }).click();
  await expect(page.getByRole('region', { name: '4 comments' })).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe('/blog');
  expect(requests).toEqual([]);
});

test('the privacy policy lists everything that the site stores on the device (SHELL-14)', async ({ page }) => {
  await page.goto('/contact');
  await page.getByPlaceholder('Message').fill('Hello');
  await page.getByRole('button', { name: 'Close the weekly deal' }).click();
  await page.getByRole('contentinfo').getByText('Dark').click();
  await page.goto('/appointment');
  await page.getByRole('radio', { name: /Plumbing/ }).check();
  await page.goto('/joinUs');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goto('/forgotPassword');
  await page.getByRole('main').getByLabel('Email').fill('sam@example.com');
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill('sam@example.com');
  await page.goto('/');
  const drafts = await page.evaluate(() => Object.keys(localStorage));
  expect(drafts).toEqual(
    expect.arrayContaining(['draft/device/registration', 'draft/device/password-reset', 'draft/device/log-in']),
  );
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  expect(stored).toEqual(
    expect.arrayContaining([
      'theme',
      'authToken',
      'draft/device/contact',
      'draft/device/guest-booking',
      'draft/device/specialist-application',
      'cookieConsent',
    ]),
  );
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog').getByText('cookieConsent')).toBeVisible();
  const listed = (await page.getByRole('dialog').locator('dt').allInnerTexts()).flatMap((names) => names.split(', '));
  expect([...stored, ...drafts].filter((key) => !listed.includes(key))).toEqual([]);
});
