import { expect, type Locator, type Page } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { examine, examineEveryAppearance, expectAccessible } from './checks.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';

// No animations run while a page is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page) => page.getByRole('article').first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every page that has an address, with something that is visible once its data is. */
const pages: Record<string, (page: Page) => Locator> = {
  '/': card,
  '/about': title,
  '/services': (page) => page.getByRole('main').getByRole('link', { name: /Carpentry/ }),
  '/services/plumbing-repair': title,
  '/specialists': card,
  '/specialists/1': (page) => page.getByRole('heading', { name: 'Customer Reviews' }),
  '/contact': title,
  '/blog': title,
  '/joinUs': (page) => page.getByLabel('First name'),
  '/appointment': (page) => page.getByRole('radio').first(),
  '/login': button('Log in'),
  '/register': button('Create account'),
  '/forgotPassword': button('Send verification code'),
  '/no-such-page': (page) => page.getByText('404', { exact: true }),
};

const personalPages: typeof pages = {
  '/dashboard': card,
  '/dashboard/appointments': card,
  '/dashboard/repairs': card,
  '/dashboard/reviews': button('Write Review'),
  '/dashboard/profile': button('Edit'),
  '/dashboard/book-appointment': (page) => page.getByRole('radio').first(),
  '/dashboard/immediate-service': button('Request help now'),
};

for (const [path, landmark] of Object.entries({ ...pages, ...personalPages })) {
  test(`${path} has no axe violations in any appearance, and fits the narrowest phone`, async ({ page }) => {
    if (path in personalPages) await logInAsJoan(page);
    await page.goto(path);
    await expect(landmark(page)).toBeVisible();
    await examineEveryAppearance(page);
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
