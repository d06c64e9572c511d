import { expect, type Page } from '@playwright/test';
import { examine, expectAccessible } from './checks.ts';
import { type Customer, logInAs, mutate, newCustomer, switchCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { recordOperations } from './recorded-operations.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto('/dashboard/profile?tab=vehicles');
  await expect(page.getByRole('button', { name: 'Add Vehicle' })).toBeVisible();
}

async function fill(page: Page, details: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(details)) await dialog(page).getByLabel(label).fill(text);
}

test('adds, edits, makes primary and removes vehicles, each in one request (PROF-21..28)', async ({
  page,
  request,
}) => {
  await open(page, await newCustomer(request));
  const operations = recordOperations(page);
  await press(page, 'Add Vehicle');
  await expect(dialog(page).getByLabel('VIN')).toHaveAttribute('maxlength', '17');
  await submit(page, 'Add Vehicle');
  const nextYear = Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/London', year: 'numeric' }).format()) + 1;
  const yearText = `Year must be between 1900 and ${nextYear}`;
  const summary = dialog(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Make is required', 'Model is required', yearText]);
  for (const [year, vin, texts] of [
    ['1899', '', [yearText]],
    [String(nextYear + 1), '', [yearText]],
    [String(nextYear), 'WF0XXXGAJX9A1234', ['VIN should be 17 characters (if provided)']],
  ] as const) {
    await fill(page, { Make: 'Ford', Model: 'Fiesta', Year: year, VIN: vin });
    await submit(page, 'Add Vehicle');
    await expect(summary.getByRole('link')).toHaveText(texts);
  }
  expect(operations).toEqual([]);
  await fill(page, { VIN: '', Year: String(nextYear) });
  await submit(page, 'Add Vehicle');
  await expect(notice(page, 'Your vehicle has been added.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Ford Fiesta')).toContainText('Primary');
  await expect(card(page, 'Ford Fiesta')).toContainText('No plate saved');

  await press(page, 'Add Vehicle');
  await expect(dialog(page).getByLabel('Make')).toHaveValue('');
  const caddy = { Make: 'Volkswagen', Model: 'Caddy', Year: '2016', Colour: 'White', 'Number plate': 'fj66owb' };
  await fill(page, { ...caddy, VIN: 'wv1zzz2kzgx123456' });
  await submit(page, 'Add Vehicle');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('2016 · White · VIN WV1ZZZ2KZGX123456');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('FJ66 OWB');

  await press(page, 'Set as Primary: Volkswagen Caddy');
  await expect(notice(page, 'Volkswagen Caddy is now your primary vehicle.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Primary', { exact: true })).toHaveCount(1);
  await expect(card(page, 'Volkswagen Caddy').getByText('Primary', { exact: true })).toBeVisible();

  await press(page, 'Edit Volkswagen Caddy');
  await expect(dialog(page).getByLabel('Colour')).toHaveValue('White');
  await expect(dialog(page).getByLabel('VIN')).toHaveValue('WV1ZZZ2KZGX123456');
  await fill(page, { Colour: 'Red' });
  await submit(page, 'Save Changes');
  await expect(card(page, 'Volkswagen Caddy')).toContainText('2016 · Red');

  await press(page, 'Remove Volkswagen Caddy');
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

test('adds a vehicle by keyboard, and keeps its draft for its owner only', async ({ page, request }) => {
  await open(page, await newCustomer(request));
  const add = page.getByRole('button', { name: 'Add Vehicle' });
  await add.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Make').focus();
  await page.keyboard.type('Ford');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Make')).toHaveValue('Ford');
  await page.keyboard.press('Escape');

  await switchCustomer(page, await newCustomer(request));
  await page.reload();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Make')).toHaveValue('');
  await dialog(page).getByLabel('Make').focus();
  for (const text of ['Opel', 'Corsa', '2018']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(card(page, 'Opel Corsa')).toContainText('2018');
});

faultTest(
  'calls the right script each time, and shows failures (PROF-27..30, C-55, C-78)',
  async ({ page, php, backend, request }) => {
    const customer = await newCustomer(request, backend.origin);
    for (const model of ['Fiesta', 'Focus'])
      await mutate(request, 'addVehicle', { make: 'Ford', model, year: 2019, isPrimary: false }, '', customer);
    await open(page, customer);
    const failure = { kind: 'answer', status: 500, body: 'PDOException' } as const;
    const bodiesTo = (script: string) => php.callsTo(script).map(({ body }) => JSON.parse(String(body)));
    await expect(card(page, 'Ford Fiesta').getByText('Primary', { exact: true })).toBeVisible();

    php.fail('update-vehicle.php', failure);
    await press(page, 'Set as Primary: Ford Focus');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to set primary vehicle' })).toBeVisible();
    await expect(card(page, 'Ford Fiesta').getByText('Primary', { exact: true })).toBeVisible();
    await press(page, 'Remove Ford Focus');
    await submit(page, 'Remove');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete vehicle' })).toBeVisible();
    await expect(card(page, 'Ford Focus')).toBeVisible();
    expect(bodiesTo('update-vehicle.php').map(({ action }) => action)).toEqual(['primary', 'delete']);

    php.fail('update-vehicle-details.php', { kind: 'answer', body: { success: false } });
    await press(page, 'Edit Ford Focus');
    await fill(page, { Colour: 'Green' });
    await submit(page, 'Save Changes');
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to update vehicle');
    await expect(dialog(page).getByLabel('Colour')).toHaveValue('Green');
    php.fail('update-vehicle-details.php', failure);
    await submit(page, 'Save Changes');
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to save vehicle. Please try again.');
    php.reset();
    await submit(page, 'Save Changes');
    await expect(card(page, 'Ford Focus')).toContainText('Green');
    expect(bodiesTo('update-vehicle-details.php')).toMatchObject([{ make: 'Ford', model: 'Focus' }]);

    php.fail('add-vehicle.php', { kind: 'reset' });
    await press(page, 'Add Vehicle');
    await fill(page, { Make: 'Opel', Model: 'Corsa', Year: '2018' });
    await submit(page, 'Add Vehicle');
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to save vehicle. Please try again.');
    await expect(dialog(page).getByLabel('Model')).toHaveValue('Corsa');
    php.reset();
    await submit(page, 'Add Vehicle');
    await expect(card(page, 'Opel Corsa')).toBeVisible();
    expect(bodiesTo('add-vehicle.php')).toMatchObject([{ make: 'Opel', model: 'Corsa' }]);
  },
);

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the list and the dialogs have no axe violations, and fit the narrowest phone', async ({ page, request }) => {
    const customer = await newCustomer(request);
    await open(page, customer);
    await expectAccessible(page);
    for (const model of ['Fiesta', 'Focus'])
      await mutate(request, 'addVehicle', { make: 'Ford', model, year: 2019, plate: 'FN19 KTR' }, '', customer);
    await page.reload();
    await expect(card(page, 'Ford Focus')).toBeVisible();
    await examine(page);
    await press(page, 'Add Vehicle');
    await submit(page, 'Add Vehicle');
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await examine(page);
    await submit(page, 'Cancel');
    await press(page, 'Remove Ford Focus');
    await expect(dialog(page)).toBeVisible();
    await examine(page);
  });
});
