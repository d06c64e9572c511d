import { expect } from '@playwright/test';
import { addressesOf, isShell, type PageEntry, pages } from '../../client/src/site/pages.ts';
import { newCustomer, switchCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { waitUntilInteractive } from './page.ts';

const publicPages = Object.values<PageEntry>(pages).filter((page) => !isShell(page));
const withData = [
  '/',
  '/specialists?page=2',
  '/specialists/5',
  '/services',
  '/services/plumbing-repair',
  '/appointment',
];

test('pages come with all their styles', async ({ request }) => {
  for (const path of [...withData, ...publicPages.flatMap((page) => addressesOf(page).slice(0, 1))]) {
    const html = await (await request.get(path)).text();
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const ofModules = new Set(classes.filter((name) => /^_\w+_\w+_\d+$/.test(name)));
    expect(ofModules.size, path).toBeGreaterThan(20);
    expect(
      [...ofModules].filter((name) => !styles.includes(`.${name}`)),
      path,
    ).toEqual([]);
  }
});

test('two customers and a guest get the same bytes', async ({ page, request }) => {
  const asGuest = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await page.goto('/');
  for (const customer of [await newCustomer(request), await newCustomer(request)]) {
    await switchCustomer(page, customer);
    for (const path of withData) {
      const before = await asGuest(path);
      // The next page needn't wait for this one's scripts.
      const text = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? '';
      // The page's data may have been read again meanwhile.
      if (text !== before) expect(differingPart(text, await asGuest(path)), path).toEqual(['', '']);
      for (const secret of [customer.authToken, customer.email]) expect(text).not.toContain(secret);
    }
    await waitUntilInteractive(page);
    // Still logged in: only the browser knows.
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(customer.userId);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('services have their prices, and a service its price guide and the best specialists', async ({ page }) => {
    await page.goto('/services', { waitUntil: 'load' });
    const plumbing = page.getByRole('link', { name: /^Plumbing/ }).first();
    await expect(plumbing).toContainText(/from £\d+/);
    await page.goto('/', { waitUntil: 'load' });
    await expect(plumbing).toContainText(/from £\d+/);

    await plumbing.click();
    const guide = page.getByRole('region', { name: 'Price guide' });
    await expect(guide).toContainText(/Price range.*£\d+ to £\d+/);
    await expect(guide).toContainText(/From the prices of \d+ specialists/);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toContainText(/Next free for Plumbing: \w{3} \d+ \w{3}/);
    const ratings = await page.getByText(/\(\d+ reviews?\)/).allInnerTexts();
    expect(ratings).toHaveLength(3);
    await cards.first().getByRole('link', { name: 'View profile' }).click();
    await expect(page).toHaveURL(/\/specialists\/\d+\/[\w-]+$/);
  });
});

/** The parts of two long texts between their common beginning and end. */
function differingPart(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
