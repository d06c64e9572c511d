import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { type Customer, logInAs, mutate, newCustomer, switchCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const FIESTA = { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'FN19 KTR' };
const HOME = { street: '27 Wheatsheaf Road', city: 'Leicester', postcode: 'LE2 3PL' };

const serviceField = (page: Page) => page.getByLabel('What do you need help with?');

async function fill(page: Page): Promise<void> {
  await serviceField(page).selectOption({ label: 'Flat Tire' });
  await page.getByLabel('What is affected?').fill('Ford Fiesta');
  await page.getByLabel('What happened?').fill('A nail in the front left.');
  await page.getByLabel('Where are you?').fill('1 High Street, Leicester LE1 6XH');
}

const open = async (page: Page, customer: Customer) => {
  await logInAs(page, customer);
  await page.goto('/dashboard/immediate-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Immediate service' })).toBeVisible();
  await expect(serviceField(page)).toBeEnabled();
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
faultTest.use({ contextOptions: { reducedMotion: 'reduce' } });

test('suggests saved details, needs no declaration, is accessible, and shows the result (DIMM-01..04, DIMM-07, C-23)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await mutate(request, 'addVehicle', FIESTA, '', customer);
  await mutate(request, 'updateProfile', { address: HOME }, '', customer);
  await open(page, customer);
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

  await serviceField(page).selectOption({ label: 'Flat Tire' });
  await page.getByRole('button', { name: 'Fill in Ford Fiesta, FN19 KTR' }).click();
  await expect(page.getByLabel('What is affected?')).toHaveValue('Ford Fiesta, FN19 KTR');
  await page.getByRole('button', { name: 'Fill in 27 Wheatsheaf Road' }).click();
  await expect(page.getByLabel('Where are you?')).toHaveValue('27 Wheatsheaf Road, Leicester LE2 3PL');
  await page.getByLabel('What happened?').fill('A nail in the front left.');
  await page.getByRole('button', { name: 'Request help now' }).click();
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await expect(page.getByText(/IR-\d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('keeps the draft through a reload, for this customer only', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await open(page, customer);
  await fill(page);
  await page.reload();
  await expect(page.getByText('We’ve kept what you entered')).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('A nail in the front left.');
  await switchCustomer(page, await newCustomer(request));
  await page.reload();
  await expect(serviceField(page)).toBeEnabled();
  await expect(page.getByLabel('What happened?')).toHaveValue('');
});

faultTest(
  'shows an error, keeps the draft, and sends one request (DIMM-06, DIMM-08, C-21)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    await open(page, customer);
    await fill(page);
    php.fail('submit-immediate-request.php', {
      kind: 'answer',
      body: { success: false, message: 'No one is available.' },
    });
    await page.getByRole('button', { name: 'Request help now' }).click();
    await expect(page.getByText('Error: No one is available.')).toBeVisible();
    await expect(page.getByLabel('What happened?')).toHaveValue('A nail in the front left.');

    php.reset();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    const [call, ...more] = php.callsTo('submit-immediate-request.php');
    expect(more).toEqual([]);
    expect(call?.headers['x-user-id']).toBe(customer.userId);
    const sent = JSON.parse(String(call?.body));
    expect(sent).toMatchObject({
      serviceType: 'Flat Tire',
      issueDetails: 'Ford Fiesta',
      issueDescription: 'A nail in the front left.',
      location: '1 High Street, Leicester LE1 6XH',
      contactPreference: 'call',
    });
    expect(sent).not.toHaveProperty('declaration');
  },
);

faultTest(
  'works without the account’s data, and offers the built-in services (DIMM-05, C-22)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    php.fail('getUserData.php', { kind: 'answer', status: 500, body: 'no' });
    php.fail('immediate-services.php', { kind: 'answer', status: 500, body: 'no' });
    php.fail('submit-immediate-request.php', { kind: 'answer', body: { success: true } });
    await open(page, customer);
    await fill(page);
    await serviceField(page).selectOption({ label: 'Lockout Service' });
    await page.getByLabel('Phone number').fill('07700 900123');
    await page.getByRole('button', { name: 'Request help now' }).click();
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    await expect(page.getByText('Reference ID')).toHaveCount(0);
  },
);
