import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startBackendProcess } from '../support/backend-process.ts';
import { startProduct } from '../support/product.ts';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { test } from './fixtures.ts';

test('if /php stops, the site opens, shows cached data, shows errors for the rest, and recovers', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-outage-'));
  const backend = await startBackendProcess(dataDir);
  const product = await startProduct({ PHP_URL: backend.origin });
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const wizard = new BookingWizard(page);
  await page.goto('/specialists');
  await expect(page.getByRole('article')).toHaveCount(8);
  const guest = newGuest();
  await wizard.fillUntilReview('Plumbing', guest);

  await backend.stop();
  await wizard.submitButton.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);

  const visitor = await context.newPage();
  await visitor.goto('/specialists');
  await expect(visitor.getByRole('article')).toHaveCount(8);
  await visitor.goto('/specialists?search=not-cached');
  await expect(visitor.getByText(/^Error loading specialists: /)).toBeVisible();

  const restarted = await startBackendProcess(dataDir, Number(new URL(backend.origin).port));
  await expect(async () => {
    await visitor.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.getByText('No specialists available for the selected service')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(async () => {
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/appointment-success', { timeout: 3_000 });
  }).toPass();

  await context.close();
  await product.stop();
  await restarted.stop();
  await rm(dataDir, { recursive: true, force: true });
});
