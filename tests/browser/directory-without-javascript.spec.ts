import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, the directory is filtered, paged and cleared (DIR-04, DIR-05, DIR-06, DIR-10, SHELL-30)', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const open = { waitUntil: 'load' } as const;
  await page.goto('/specialists', open);
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(main.getByLabel('Per page', { exact: true }).locator('option')).toHaveCount(5);

  await main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/specialists?page=2#results');
  await expect(main.getByText('Page 2 of')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/specialists#results');

  await main.getByRole('navigation', { name: 'Per page' }).getByRole('link', { name: '4', exact: true }).click();
  await expect(page).toHaveURL('/specialists?perPage=4#results');
  await expect(page.getByRole('article')).toHaveCount(4);

  await main.getByLabel('Location').fill('Oadby');
  await main.getByText('More filters').click();
  await main.getByLabel('Service type').selectOption('Plumbing');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(
    /[?&]location=Oadby&freeOn=&sort=&specialization=&serviceType=Plumbing&businessType=&perPage=4$/,
  );
  await expect(main.getByLabel('Location')).toHaveValue('Oadby');
  await main.getByText('More filters').click();
  await expect(main.getByLabel('Service type')).toHaveValue('Plumbing');
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Oadby');

  await main.getByRole('link', { name: 'Carpentry' }).click();
  await expect(page).toHaveURL('/specialists?location=Oadby&serviceType=Carpentry&perPage=4');
  await main.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/specialists?perPage=4');
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('without JavaScript, the home page’s question leads to the directory', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await page.getByLabel('What needs fixing?').fill('plumbing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specialists?search=plumbing&location=');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page or filter that doesn’t exist is explained, and the canonical address is that of what is shown', async ({
  page,
  baseURL,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/specialists?page=99&utm_source=post', { waitUntil: 'load' });
  await expect(page.getByText('There’s no page 99, so this is page 6.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/specialists?page=6`);
  await expect(page).toHaveTitle(/^Our specialists, page 6/);

  await page.goto('/specialists?serviceType=Alchemy&businessType=mobile', { waitUntil: 'load' });
  await expect(page.getByText('“mobile” isn’t a business type')).toBeVisible();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/specialists`);
  await page.getByRole('link', { name: 'Show all services' }).click();
  await expect(page).toHaveURL('/specialists?businessType=mobile');
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('without JavaScript, the filters fit on a phone and don’t cover the list (SHELL-30)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/specialists', { waitUntil: 'load' });
  const main = page.getByRole('main');
  await main.getByLabel('Search').fill('boiler');
  await main.getByLabel('Search').press('Enter');
  await expect(page).toHaveURL(/search=boiler/);
  await expect(main.getByRole('button', { name: 'Filters' })).toBeHidden();
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(main.getByLabel('Search')).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
