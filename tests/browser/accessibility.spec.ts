import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { type PageName, pages } from '../../client/src/site/pages.ts';
import { startProduct } from '../support/product.ts';
import { BookingWizard, CustomerBookingWizard, newGuest } from './booking-wizard.ts';
import {
  examine,
  examineEveryAppearance,
  expectAccessible,
  expectEveryTextToFitEveryWidth,
  expectNothingObscured,
  expectNothingObscuredInDialog,
} from './checks.ts';
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

// No animations run while a page is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The first of the longest names. */
const longName = (page: Page) => page.getByRole('main').getByText(/Donau/).filter({ visible: true }).first();
const longNameInDialog = (page: Page) => page.getByRole('dialog').getByText(/Donau/).filter({ visible: true }).first();

/** What is visible on a page once its data is, unless that is its title. */
const landmarks: Partial<Record<PageName, (page: Page) => Locator>> = {
  home: longName,
  services: (page) => page.getByRole('main').getByRole('link', { name: /Carpentry/ }),
  service: longName,
  specialists: longName,
  specialist: (page) => page.getByRole('heading', { name: 'Customer Reviews' }),
  joinUs: (page) => page.getByLabel('First name'),
  appointment: (page) => page.getByRole('radio').first(),
  login: button('Log in'),
  register: button('Create account'),
  forgotPassword: button('Send verification code'),
  notFound: (page) => page.getByText('404', { exact: true }),
  dashboard: longName,
  appointments: longName,
  repairs: longName,
  reviews: button('Write Review'),
  profile: button('Edit'),
  customerBooking: (page) => page.getByRole('radio').first(),
  immediateService: button('Request help now'),
};

/** An address of pages that have many. */
const addresses: Partial<Record<PageName, string>> = {
  service: '/services/plumbing-repair',
  specialist: '/specialists/1',
  notFound: '/no-such-page',
};

/** They need a booking, and are checked after one below. */
const afterBooking: readonly string[] = ['appointmentSuccess', 'verifyAppointmentEmail'];

const names = (Object.keys(pages) as PageName[]).filter((name) => !afterBooking.includes(name));

/** Pages with a form whose fields could be under a bar. Those of several steps have tests below. */
const forms = ['/login', '/register', '/forgotPassword', '/contact'];

for (const name of names) {
  const { path: pattern, layout } = pages[name];
  const path = addresses[name] ?? pattern;
  test(`${path} has no axe violations in any appearance, and everything fits and can be seen, also with the longest names`, async ({
    page,
  }) => {
    if (layout === 'dashboard') await logInAsJoan(page);
    await page.goto(path);
    await expect((landmarks[name] ?? title)(page)).toBeVisible();
    await examineEveryAppearance(page);
    await expectEveryTextToFitEveryWidth(page);
    if (forms.includes(path)) await expectNothingObscured(page);
  });
}

test('profiles and details in dialogs and tabs, a legal text and immediate service: no axe violations, and everything fits and can be seen', async ({
  page,
}) => {
  await page.goto('/specialists?specialist=1');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(longNameInDialog(page)).toBeVisible();
  await examine(page);
  await expectEveryTextToFitEveryWidth(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectNothingObscuredInDialog(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  // A small page, so that there's little to check behind the dialogs.
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Immediate service', exact: true }).click();
  await expect(page.getByLabel('What happened?')).toBeVisible();
  await examine(page);
  await expectNothingObscuredInDialog(page);

  await logInAsJoan(page);
  for (const [path, name] of Object.entries({
    '/dashboard/appointments?appointment=1': longNameInDialog,
    '/dashboard/reviews?tab=submitted': longName,
    '/dashboard/profile?tab=vehicles': longName,
    '/dashboard': longName,
  })) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(name(page)).toBeVisible();
      await expectEveryTextToFitEveryWidth(page);
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

test('every step of the booking flow, its errors and the pages after it: no axe violations, and everything fits and can be seen', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const examineStep = async () => {
    await examine(page);
    await expectEveryTextToFitEveryWidth(page);
  };
  const examineErrors = async () => {
    await wizard.continueButton.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await examineStep();
  };
  await wizard.open();
  await expectNothingObscured(page);
  await examineErrors();
  await wizard.chooseService('Vehicle Repair');
  await examineErrors();
  await expectNothingObscured(page);
  await wizard.describeVehicle();
  await page.getByLabel('Model').fill(NAME);
  await wizard.describe('It stalls.');
  await examineStep();
  await wizard.continue();
  await wizard.workshops.first().check();
  await examineStep();
  await expectNothingObscured(page);
  await wizard.chooseLocation(/^Home Service/);
  await page.getByLabel('Your address').fill(`4 ${NAME}, Leicester LE2 0ND`);
  await expectEveryTextToFitEveryWidth(page);
  await wizard.continue();
  await page.getByRole('radio', { name: /Donau/ }).first().check();
  await examineStep();
  await wizard.continue();
  await wizard.waitForDates();
  await examineErrors();
  await wizard.chooseFirstTimeSlot();
  await examineStep();
  await expectNothingObscured(page);
  await wizard.continue();
  await expect(page.getByLabel('First name')).toBeVisible();
  await wizard.fillContact({ ...newGuest(), firstName: NAME, lastName: NAME });
  await examineStep();
  await expectNothingObscured(page);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Donau');
  // Checking may take longer than the redirect waits.
  await page.getByRole('button', { name: 'Stay here' }).click();
  await examineStep();
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await examineStep();
});

test('every step of a customer’s booking, and the profile: everything fits and can be seen', async ({ page }) => {
  await logInAsJoan(page);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await expectEveryTextToFitEveryWidth(page);
  await expectNothingObscured(page);
  await wizard.chooseService('Vehicle Repair');
  await expect(page.getByRole('radio', { name: /Donau/ }).first()).toBeVisible();
  await wizard.describe('It stalls.');
  await expectEveryTextToFitEveryWidth(page);
  await expectNothingObscured(page);
  await wizard.continue();
  await wizard.workshops.first().check();
  await expectEveryTextToFitEveryWidth(page);
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await expect(wizard.submitButton).toBeVisible();
  await expectEveryTextToFitEveryWidth(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectNothingObscured(page);
});
