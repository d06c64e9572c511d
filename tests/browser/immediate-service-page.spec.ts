import { expect } from '@playwright/test';
import { examine } from './checks.ts';
import { logInAs, mutate, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const FIESTA = { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'FN19 KTR' };
const HOME = { street: '27 Wheatsheaf Road', city: 'Leicester', postcode: 'LE2 3PL' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('suggests saved details, needs no declaration, is accessible, keeps the draft through a reload, and shows the result (DIMM-01..04, DIMM-07, C-23)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await mutate(request, 'addVehicle', FIESTA, '', customer);
  await mutate(request, 'updateProfile', { address: HOME }, '', customer);
  await logInAs(page, customer);
  await page.goto('/dashboard/immediate-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Immediate service' })).toBeVisible();
  await expect(page.getByText('15-30 minutes')).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByLabel('Phone number')).toHaveValue(/^0\s?7700 900123$/);
  await expect(page.getByRole('radio', { name: 'Call' })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);

  await page.getByRole('button', { name: 'Request help now' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await examine(page);

  await page.getByLabel('What do you need help with?').selectOption({ label: 'Flat Tire' });
  await page.getByRole('button', { name: 'Fill in Ford Fiesta, FN19 KTR' }).click();
  await expect(page.getByLabel('What is affected?')).toHaveValue('Ford Fiesta, FN19 KTR');
  await page.getByRole('button', { name: 'Fill in 27 Wheatsheaf Road' }).click();
  await expect(page.getByLabel('Where are you?')).toHaveValue('27 Wheatsheaf Road, Leicester LE2 3PL');
  await page.getByLabel('What happened?').fill('A nail in the front left.');
  await page.reload();
  await expect(page.getByText('We’ve kept what you entered')).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('A nail in the front left.');
  await page.getByRole('button', { name: 'Request help now' }).click();
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await expect(page.getByText(/IR-\d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
