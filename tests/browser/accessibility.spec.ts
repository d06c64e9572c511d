import { expect, type Page } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { examine, expectAccessible } from './checks.ts';
import { test } from './fixtures.ts';

// No animations run while a page is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('article').first();

const groups = [
  {
    '/': card,
    '/specialists': card,
    '/login': (page: Page) => page.getByRole('button', { name: 'Log in' }),
    '/about': heading,
  },
  {
    '/services': (page: Page) => page.getByRole('main').getByRole('link', { name: /Carpentry/ }),
    '/services/plumbing-repair': heading,
    '/contact': heading,
    '/blog': heading,
  },
  {
    '/joinUs': heading,
    '/register': heading,
    '/forgotPassword': heading,
    '/no-such-page': (page: Page) => page.getByText('404', { exact: true }),
  },
];

for (const pages of groups) {
  const paths = Object.keys(pages).join(', ');
  test(`${paths}: no axe violations in either theme, and each page fits the narrowest phone`, async ({ page }) => {
    for (const [path, landmark] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(landmark(page)).toBeVisible();
        await examine(page);
      });
    }
  });
}

test('a profile, a legal text and immediate service: no axe violations, and they fit the narrowest phone', async ({
  page,
}) => {
  await page.goto('/specialists');
  await card(page)
    .getByRole('link', { name: /View profile/i })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await examine(page);
  // A small page, so that there's little to check behind the dialogs.
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Immediate service', exact: true }).click();
  await expect(page.getByLabel('What happened?')).toBeVisible();
  await examine(page);
});

test('every step of the booking flow, its errors and the pages after it: no axe violations, and all fit', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const examineErrors = async () => {
    await wizard.continueButton.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await examine(page);
  };
  await wizard.open();
  await examineErrors();
  await wizard.chooseService('Vehicle Repair');
  await examineErrors();
  await wizard.describeVehicle();
  await wizard.describe('It stalls.');
  await examine(page);
  await wizard.continue();
  await expect(wizard.workshops.first()).toBeVisible();
  await examine(page);
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expect(page.getByRole('radio').nth(1)).toBeVisible();
  await examine(page);
  await wizard.continue();
  await wizard.waitForDates();
  await examineErrors();
  await wizard.chooseFirstTimeSlot();
  await examine(page);
  await wizard.continue();
  await expect(page.getByLabel('First name')).toBeVisible();
  await examine(page);
  await wizard.fillContact(newGuest());
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  await examine(page);
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await examine(page);
});
