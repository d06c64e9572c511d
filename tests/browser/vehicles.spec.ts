import { expect, type Page } from '@playwright/test';
import { examine, expectAccessible } from './checks.ts';
import { logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { dialog, fill, press } from './page.ts';
import { recordOperations } from './recorded-operations.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('adds, edits, makes primary and removes vehicles, each in one request, in accessible dialogs (PROF-21..28)', async ({
  page,
  request,
}) => {
  await logInAs(page, await newCustomer(request));
  await page.goto('/dashboard/profile?tab=vehicles');
  const add = page.getByRole('button', { name: 'Add Vehicle' });
  await expect(add).toBeVisible();
  await expectAccessible(page);
  const operations = recordOperations(page);
  await add.press('Enter');
  await expect(dialog(page).getByLabel('VIN')).toHaveAttribute('maxlength', '17');
  await submit(page, 'Add Vehicle');
  const summary = dialog(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await fill(dialog(page), { Make: 'Ford', Model: 'Fiesta', Year: '2019', VIN: 'WF0XXXGAJX9A1234' });
  await submit(page, 'Add Vehicle');
  await expect(summary.getByRole('link')).toHaveText(['VIN should be 17 characters (if provided)']);
  expect(operations).toEqual([]);
  await examine(page);
  await test.step('a closed dialog keeps the draft, and is sent by keyboard', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Make')).toHaveValue('Ford');
    await fill(dialog(page), { VIN: '' });
    await dialog(page).getByLabel('Model').focus();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByLabel('Year')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await expect(notice(page, 'Your vehicle has been added.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Ford Fiesta')).toContainText('Primary');
  await expect(card(page, 'Ford Fiesta')).toContainText('No plate saved');

  await press(page, 'Add Vehicle');
  await expect(dialog(page).getByLabel('Make')).toHaveValue('');
  const caddy = { Make: 'Volkswagen', Model: 'Caddy', Year: '2016', Colour: 'White', 'Number plate': 'fj66owb' };
  await fill(dialog(page), { ...caddy, VIN: 'wv1zzz2kzgx123456' });
  await submit(page, 'Add Vehicle');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('2016 · White · VIN WV1ZZZ2KZGX123456');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('FJ66 OWB');

  await press(page, 'Set as Primary: Volkswagen Caddy');
  await expect(notice(page, 'Volkswagen Caddy is now your primary vehicle.')).toBeVisible();
  await examine(page);
  await expect(page.getByRole('article').getByText('Primary', { exact: true })).toHaveCount(1);
  await expect(card(page, 'Volkswagen Caddy').getByText('Primary', { exact: true })).toBeVisible();

  await press(page, 'Edit Volkswagen Caddy');
  await expect(dialog(page).getByLabel('Colour')).toHaveValue('White');
  await expect(dialog(page).getByLabel('VIN')).toHaveValue('WV1ZZZ2KZGX123456');
  await fill(dialog(page), { Colour: 'Red' });
  await submit(page, 'Save Changes');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('2016 · Red');

  await press(page, 'Remove Volkswagen Caddy');
  await examine(page);
  await submit(page, 'Keep vehicle');
  await expect(page.getByRole('button', { name: 'Remove Volkswagen Caddy' })).toBeFocused();
  await press(page, 'Remove Volkswagen Caddy');
  await submit(page, 'Remove');
  await expect(notice(page, 'Volkswagen Caddy has been removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Vehicles' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Ford Fiesta').getByText('Primary', { exact: true })).toBeVisible();
  expect(operations).toEqual(['AddVehicle', 'AddVehicle', 'SetPrimaryVehicle', 'UpdateVehicle', 'RemoveVehicle']);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});
