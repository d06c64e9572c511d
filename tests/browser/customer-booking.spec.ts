import { type APIRequestContext, expect } from '@playwright/test';
import { nameOf } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { type Customer, logInAs, mutate, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const ADDRESS = { street: '27 Wheatsheaf Road', city: 'Leicester', postcode: 'LE2 3PL' };

/** Adds a Mini, and a Fiesta as the primary vehicle. */
async function addVehicles(request: APIRequestContext, customer: Customer): Promise<void> {
  for (const vehicle of [
    { make: 'Mini', model: 'One', year: 2008, plate: 'AB08 CDE' },
    { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'FN19 KTR', isPrimary: true },
  ])
    await mutate(request, 'addVehicle', vehicle, 'vehicle { id }', customer);
}

test('books at a workshop with a saved vehicle, and lists the appointment (DBOOK-01, DBOOK-08, DBOOK-18, MONEY-15, C-18)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await logInAs(page, customer);
  await addVehicles(request, customer);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await expect(wizard.progressSteps).toHaveCount(6);
  await wizard.chooseService('Vehicle Repair');
  await expect(page.getByRole('radio', { name: 'Ford Fiesta, 2019' })).toBeChecked();
  await expect(page.getByLabel('Model')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Mini One, 2008' }).check();
  await wizard.describe('It knocks.', ['front.png', 'back.png']);
  await page.getByRole('button', { name: 'Remove back.png' }).click();
  await wizard.continue();
  await wizard.workshops.first().check();
  const workshop = await nameOf(wizard.workshops.first());
  await expect(wizard.progressSteps).toHaveCount(5);
  await wizard.continue();
  await expect(page).toHaveURL('/dashboard/book-appointment/date-time');
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();

  await expect(page).toHaveURL('/dashboard/book-appointment/confirm');
  await expect(wizard.progressSteps.last()).toContainText('5Confirm');
  for (const text of ['Vehicle Repair', 'AB08 CDE', 'Mini One', 'It knocks.', workshop, '£'])
    await expect(wizard.jobSheet).toContainText(text);
  const main = page.getByRole('main');
  await expect(main).toContainText('ada.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /pay/i })).toHaveCount(0);
  await expect(main).toContainText('nothing to pay now');

  await wizard.submitButton.dblclick();
  await expect(page).toHaveURL('/dashboard/appointments');
  await expect(main.getByRole('status').filter({ hasText: /MW-/ }).first()).toBeVisible();
  await expect(main.getByText('Vehicle Repair').first()).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('books home service with the address of the profile and a specialist; Back has no loop, and every step is accessible and fits (DBOOK-02..06, C-01, C-02)', async ({
    page,
    request,
  }) => {
    const customer = await newCustomer(request);
    await logInAs(page, customer);
    await addVehicles(request, customer);
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
    for (const text of [specialist, 'LE2 3PL', 'FN19 KTR']) await expect(wizard.jobSheet).toContainText(text);
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/dashboard/appointments');
    await expect(page.getByRole('main').getByText('Vehicle Repair').first()).toBeVisible();
  });
});
