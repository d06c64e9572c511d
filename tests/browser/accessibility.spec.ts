import { expect, type Page } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { expectAccessible, expectToFit } from './checks.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const pages = {
  '/': (page: Page) => page.getByRole('article').first(),
  '/specialists': (page: Page) => page.getByRole('article').first(),
  '/login': (page: Page) => page.getByRole('button', { name: 'Log in' }),
  '/about': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/services': (page: Page) => page.getByRole('main').getByRole('link', { name: /Carpentry/ }),
  '/services/plumbing-repair': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/contact': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/blog': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/joinUs': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/register': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/forgotPassword': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/no-such-page': (page: Page) => page.getByText('404', { exact: true }),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [path, shown] of Object.entries(pages)) {
      test(`${path} has nothing that axe can find, and fits the narrowest phone`, async ({ page }) => {
        await page.goto(path);
        await expect(shown(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectToFit(page);
      });
    }

    test('profile, legal text and urgent help', async ({ page }) => {
      await page.goto('/specialists');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /View profile/i })
        .click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page);
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.goto('/');
      await page.getByRole('button', { name: 'Get immediate service' }).click();
      await expect(page.getByLabel('What happened?')).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page);
    });

    test('every step of the wizard, with its errors, and the pages after it', async ({ page }) => {
      const wizard = new BookingWizard(page);
      const examine = async () => {
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectToFit(page);
      };
      const refused = async () => {
        await wizard.continueButton.click();
        await expect(page.getByRole('alert').first()).toBeFocused();
        await examine();
      };
      await wizard.open();
      await refused();
      await wizard.chooseService('Vehicle Repair');
      await refused();
      await wizard.describeVehicle();
      await wizard.describe('It stalls.');
      await examine();
      await wizard.continue();
      await examine();
      await wizard.choosePlace(/^Home Service/);
      await wizard.continue();
      await examine();
      await wizard.continue();
      await refused();
      await wizard.chooseFirstTime();
      await examine();
      await wizard.continue();
      await examine();
      await wizard.fillContact(newGuest());
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/appointment-success');
      await examine();
      await page.getByRole('link', { name: 'Verify my email' }).click();
      await expect(page).toHaveURL('/verify-appointment-email');
      await examine();
    });

    test('the dashboard', async ({ page }) => {
      await page.goto('/login');
      await logIn(page);
      await expect(page.getByText("Joan's Dashboard")).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole('button', { name: /^Alerts/ }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page);
    });
  });
}
