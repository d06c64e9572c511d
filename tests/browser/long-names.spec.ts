import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { startProduct } from '../support/product.ts';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { expectEveryTextToFit } from './checks.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { logInAsJoan } from './customers.ts';
import { test as base } from './fixtures.ts';

/** The longest name that forms accept, as one word. */
const NAME = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, TEXT_LIMITS.name);

const COLUMNS = [
  ['specialists', 'name'],
  ['workshops', 'name'],
  ['accounts', 'first_name'],
  ['vehicles', 'model'],
  ['appointments', 'vehicle_model'],
  ['specialist_services', 'name'],
] as const;

/** Gives everyone and everything the longest name, each with an ending of its own. */
function renameAll(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'backend.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  for (const [table, column] of COLUMNS)
    database.prepare(`update ${table} set ${column} = substr(? || id, -${TEXT_LIMITS.name})`).run(NAME);
  database.close();
}

const test = base.extend<object, { renamed: true }>({
  // A product of its own, whose names no other test has read.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      renameAll(product.dataDir);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects the page to fit the narrowest phone and a desktop. */
async function expectToFit(page: Page): Promise<void> {
  for (const viewport of [
    { width: 320, height: 700 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectEveryTextToFit(page);
  }
}

const main = (page: Page) => page.getByRole('main').getByText(/Donau/).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog').getByText(/Donau/).filter({ visible: true }).first();

/** Pages with names, and where the first of them is. */
const pages: Record<string, (page: Page) => Locator> = {
  '/': main,
  '/services/plumbing-repair': main,
  '/specialists': main,
  '/specialists/1': main,
  '/specialists?specialist=1': dialog,
};

const personalPages: typeof pages = {
  '/dashboard': main,
  '/dashboard/appointments': main,
  '/dashboard/appointments?appointment=1': dialog,
  '/dashboard/repairs': main,
  '/dashboard/reviews': main,
  '/dashboard/reviews?tab=submitted': main,
  '/dashboard/profile': main,
  '/dashboard/profile?tab=vehicles': main,
  '/dashboard/immediate-service': main,
};

test('a name of 100 letters breaks no page, on phones and desktops', async ({ page }) => {
  for (const [path, name] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(name(page)).toBeVisible();
      await expectToFit(page);
    });
  }
});

test('a name of 100 letters breaks no page of the dashboard', async ({ page }) => {
  await logInAsJoan(page);
  for (const [path, name] of Object.entries(personalPages)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(name(page)).toBeVisible();
      await expectToFit(page);
    });
  }
  // The header's search and phone number are beside the name, not over it.
  const name = await page
    .getByText(/Dashboard$/)
    .first()
    .boundingBox();
  const search = await page.getByRole('banner').getByRole('searchbox').first().boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});

test('a name of 100 letters breaks no step of a booking', async ({ page }) => {
  const wizard = new BookingWizard(page);
  const next = async () => {
    await expectToFit(page);
    await wizard.continue();
  };
  await wizard.open();
  await wizard.chooseService('Vehicle Repair');
  await wizard.describeVehicle();
  await page.getByLabel('Model').fill(NAME);
  await wizard.describe('It stalls.');
  await next();
  await wizard.workshops.first().check();
  await expectToFit(page);
  await wizard.chooseLocation(/^Home Service/);
  await page.getByLabel('Your address').fill(`4 ${NAME}, Leicester LE2 0ND`);
  await next();
  await page.getByRole('radio', { name: /Donau/ }).first().check();
  await next();
  await wizard.chooseFirstTimeSlot();
  await next();
  await wizard.fillContact({ ...newGuest(), firstName: NAME, lastName: NAME });
  await expectToFit(page);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Donau');
  // Checking may take longer than the redirect waits.
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectToFit(page);
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await expectToFit(page);
});

test('a name of 100 letters breaks no step of a customer’s booking', async ({ page }) => {
  await logInAsJoan(page);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await expectToFit(page);
  await wizard.chooseService('Vehicle Repair');
  await expect(page.getByRole('radio', { name: /Donau/ }).first()).toBeVisible();
  await wizard.describe('It stalls.');
  await expectToFit(page);
  await wizard.continue();
  await wizard.workshops.first().check();
  await expectToFit(page);
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await expect(wizard.submitButton).toBeVisible();
  await expectToFit(page);
});
