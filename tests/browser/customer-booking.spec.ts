import { expect } from '@playwright/test';
import { CustomerBookingWizard, nameOf } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { logInAs, mutate, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const ADDRESS = { street: '27 Wheatsheaf Road', city: 'Leicester', postcode: 'LE2 3PL' };

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('books home service with the address of the profile and a specialist; Back has no loop, and every step is accessible and fits (DBOOK-01..06, DBOOK-08, DBOOK-18, MONEY-15, C-01, C-02, C-18)', async ({
    page,
    request,
  }) => {
    const customer = await newCustomer(request);
    await logInAs(page, customer);
    const fiesta = { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'FN19 KTR' };
    await mutate(request, 'addVehicle', fiesta, '', customer);
    await mutate(request, 'updateProfile', { address: ADDRESS }, 'customer { id }', customer);
    const wizard = new CustomerBookingWizard(page);
    const examineWhenReady = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await examine(page);
    };
    await wizard.open();
    await wizard.continueButton.click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await examineWhenReady();
    await wizard.chooseService('Vehicle Repair');
    await page.getByRole('radio', { name: 'Another vehicle' }).check();
    await wizard.describe('It knocks.', ['front.png', 'back.png']);
    await examineWhenReady();
    await page.getByRole('radio', { name: 'Ford Fiesta, 2019' }).check();
    await wizard.continue();
    await wizard.chooseLocation(/^Home Service/);
    await expect(page.getByRole('main')).toContainText('27 Wheatsheaf Road, Leicester, LE2 3PL');
    await examineWhenReady();
    await wizard.continue();
    await expect(page).toHaveURL(/specialist$/);
    await page.getByRole('radio').nth(1).check();
    const specialist = await nameOf(page.getByRole('radio').nth(1));
    await examineWhenReady();
    await wizard.continue();
    await wizard.chooseFirstTimeSlot();
    await examineWhenReady();
    await wizard.continue();
    await expect(wizard.progressSteps.last()).toContainText('6Confirm');
    await examineWhenReady();

    for (const step of ['date-time', 'specialist', 'location', 'details', 'book-appointment']) {
      await wizard.back();
      await expect(page).toHaveURL(new RegExp(`${step}$`));
    }
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);
    for (const step of ['details', 'location', 'specialist', 'date-time', 'confirm']) {
      await wizard.continue();
      await expect(page).toHaveURL(new RegExp(`${step}$`));
    }
    for (const text of [specialist, 'LE2 3PL', 'FN19 KTR', '£']) await expect(wizard.jobSheet).toContainText(text);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /pay/i })).toHaveCount(0);
    await expect(main).toContainText('nothing to pay now');
    await wizard.submitButton.dblclick();
    await expect(main.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    await expect(wizard.jobSheet).toContainText(/MW-\d+/);
    await examine(page);
    await main.getByRole('link', { name: 'See your appointments' }).click();
    await expect(page).toHaveURL('/dashboard/appointments');
    await expect(main.getByText('Vehicle Repair').first()).toBeVisible();
  });
});
