import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { nameOf, namesOf, photo } from './booking-wizard.ts';
import { examine, expectAccessible } from './checks.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { type Customer, logInAs, mutate, newCustomer, switchCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const ADDRESS = { street: '27 Wheatsheaf Road', city: 'Leicester', postcode: 'LE2 3PL' };

/** Adds a Mini, and a Fiesta as the primary vehicle. */
async function withVehicles(request: APIRequestContext, customer: Customer): Promise<void> {
  for (const vehicle of [
    { make: 'Mini', model: 'One', year: 2008, plate: 'AB08 CDE' },
    { make: 'Ford', model: 'Fiesta', year: 2019, plate: 'FN19 KTR', isPrimary: true },
  ])
    await mutate(request, 'addVehicle', vehicle, 'vehicle { id }', customer);
}

const addAddress = (request: APIRequestContext, customer: Customer) =>
  mutate(request, 'updateProfile', { address: ADDRESS }, 'customer { id }', customer);

async function enter(page: Page, request: APIRequestContext, backend = ''): Promise<Customer> {
  const customer = await newCustomer(request, backend);
  await logInAs(page, customer);
  return customer;
}

test('books at a workshop with a saved vehicle, and lists the appointment (DBOOK-01, DBOOK-08, DBOOK-18, MONEY-15, C-18)', async ({
  page,
  request,
}) => {
  await withVehicles(request, await enter(page, request));
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

test('books home service with the address of the profile and a specialist; Back has no loop (DBOOK-02..06, C-01, C-02, C-06)', async ({
  page,
  request,
}) => {
  const customer = await enter(page, request);
  await addAddress(request, customer);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await wizard.chooseLocation(/^Home Service/);
  await expect(page.getByRole('main')).toContainText('27 Wheatsheaf Road, Leicester, LE2 3PL');
  await wizard.continue();
  await expect(page).toHaveURL(/specialist$/);
  await page.getByRole('radio').nth(1).check();
  const specialist = await nameOf(page.getByRole('radio').nth(1));
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await expect(wizard.progressSteps.last()).toContainText('6Confirm');

  for (const step of ['date-time', 'specialist', 'location', 'details', 'book-appointment']) {
    await wizard.back();
    await expect(page).toHaveURL(new RegExp(`${step}$`));
  }
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);
  for (const step of ['details', 'location', 'specialist', 'date-time', 'confirm']) {
    await wizard.continue();
    await expect(page).toHaveURL(new RegExp(`${step}$`));
  }
  for (const text of [specialist, 'LE2 3PL', 'Kitchen tap']) await expect(wizard.jobSheet).toContainText(text);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/dashboard/appointments');
  await expect(page.getByRole('main').getByText('Plumbing').first()).toBeVisible();
});

test('each step shows what it requires; the keyboard is enough up to the location (DBOOK-07, DBOOK-09..13)', async ({
  page,
  request,
}) => {
  await enter(page, request);
  const wizard = new CustomerBookingWizard(page);
  const expectErrors = async (...texts: string[]) => {
    const before = page.url();
    await wizard.continueButton.click();
    const summary = page.getByRole('alert').first();
    await expect(summary).toBeFocused();
    for (const text of texts) await expect(summary).toContainText(text);
    expect(page.url()).toBe(before);
  };
  await wizard.open();
  await expectErrors('Choose a service');
  await wizard.chooseService('Vehicle Repair');
  // Without saved vehicles there are only fields.
  await expectErrors('make and model', 'year', 'number plate', 'Describe what is wrong', 'Add at least one photo');
  await wizard.back();

  await wizard.service('Plumbing').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us what’s wrong' })).toBeFocused();
  await expect(page.getByText(/25MB/)).toBeVisible();
  await expectErrors('Enter the details of the item', 'Describe what is wrong', 'Add at least one photo');
  await page.getByLabel('Details of Item').focus();
  await page.keyboard.type('Kitchen tap');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It drips.');
  await page.getByLabel('Add photo').setInputFiles(await photo());
  await wizard.continueButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where should we do the work?' })).toBeFocused();

  await expectErrors('Choose where the work should be done');
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('Home Service');
  await expect(page.getByRole('radio').nth(1)).toHaveAccessibleName('Different location');
  await wizard.chooseLocation(/^Different location/);
  await expectErrors('Enter the street address and postcode');
  await page.getByLabel('Address').fill('1 High Street');
  await expectErrors('Enter the street address and postcode');
  await page.getByLabel('Address').fill('1 High Street, Leicester LE1 4FQ');
  await wizard.continue();
  await wizard.continue();
  await expectErrors('Choose a date', 'Choose a time');
});

test('a draft survives a visit to the profile and a reload, and no one else sees it (C-06, SESS-05)', async ({
  page,
  request,
}) => {
  await enter(page, request);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await wizard.chooseLocation(/^Home Service/);
  await page.getByRole('link', { name: 'Add your address' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Home Service' })).toBeChecked();
  await page.goto('/dashboard/book-appointment/details');
  await expect(page.getByLabel('Details of Item')).toHaveValue('Kitchen tap');
  await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();

  await switchCustomer(page, await newCustomer(request));
  await page.goto('/dashboard/book-appointment/details');
  await expect(page).toHaveURL('/dashboard/book-appointment');
  await expect(wizard.service('Plumbing')).not.toBeChecked();
  await expect(page.locator('body')).not.toContainText('Kitchen tap');
});

faultTest(
  'refusals, a failure, a taken time slot and a lost session keep the draft (DBOOK-20..22, SESS-05)',
  async ({ page, request, php, backend }) => {
    const customer = await enter(page, request, backend.origin);
    const wizard = new CustomerBookingWizard(page);
    await wizard.fillUntilConfirm();
    const summary = page.getByRole('alert').first();
    php.fail('user-appointment-form.php', { kind: 'answer', body: { success: false, message: 'M' } });
    await wizard.submitButton.click();
    await expect(summary).toContainText('Failed to book appointment: M');
    await expect(summary).toBeFocused();

    php.fail('user-appointment-form.php', { kind: 'reset' });
    await wizard.submitButton.click();
    await expect(summary).toContainText('There was an error booking your appointment. Please try again.');
    await expect(summary).toContainText('your booking won’t be made twice');

    const taken = 'That time has just been taken. Please choose another time.';
    php.fail('user-appointment-form.php', { kind: 'answer', status: 409, body: { success: false, message: taken } });
    await wizard.submitButton.click();
    await expect(page).toHaveURL(/date-time$/);
    await expect(summary).toContainText(taken);
    await wizard.timeSlots.nth(1).check();
    await wizard.continue();
    await expect(wizard.jobSheet).toContainText('Kitchen tap');

    await faultTest.step('an expired session leads to the login page and back', async () => {
      // As hosts say it that don't send a 401.
      php.fail('user-appointment-form.php', { kind: 'answer', body: { success: false, error: 'Unauthorized' } });
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/login?session_expired=1');
      await expect(page.getByRole('main')).toContainText('Your session has expired. Please log in again.');
      php.reset();
      await logIn(page, customer);
      await expect(page).toHaveURL('/dashboard/book-appointment/confirm');
      await expect(wizard.jobSheet).toContainText('Kitchen tap');
    });
    await faultTest.step('so does a missing session', async () => {
      await expect(wizard.submitButton).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('authToken'));
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/login?redirected=1');
      await expect(page.getByRole('main')).toContainText('You must be logged in to book an appointment');
      await logIn(page, customer);
      await expect(page).toHaveURL('/dashboard/book-appointment/confirm');
      await expect(wizard.jobSheet).toContainText('Kitchen tap');
    });
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/dashboard/appointments');
  },
);

const serverError = { kind: 'answer', status: 500, body: '<b>Fatal error</b>' } as const;

faultTest('a failed load shows an error and can be retried (DBOOK-23)', async ({ page, request, php, backend }) => {
  await enter(page, request, backend.origin);
  const wizard = new CustomerBookingWizard(page);
  // From the start, because some queries run ahead.
  for (const script of [
    'services.php',
    'getWorkshopLocations.php',
    'getSpecialistsByService.php',
    'getAvailableDates.php',
    'getAvailableTimeSlots.php',
  ])
    php.fail(script, serverError);
  const expectToFailUntilRestored = async (script: string, text: string) => {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    php.restore(script);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  };
  await page.goto('/dashboard/book-appointment');
  await expectToFailUntilRestored('services.php', 'Failed to fetch services');
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await expectToFailUntilRestored('getWorkshopLocations.php', 'Failed to fetch locations');
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expectToFailUntilRestored('getSpecialistsByService.php', 'Failed to fetch specialists');
  await expect(page.getByRole('radio').nth(1)).toBeVisible();
  await wizard.continue();
  await expectToFailUntilRestored('getAvailableDates.php', 'Failed to fetch available dates');
  await wizard.chooseFreeDay();
  await expectToFailUntilRestored('getAvailableTimeSlots.php', 'Failed to fetch time slots');
});

faultTest('empty lists show a message (DBOOK-24, C-17)', async ({ page, request, php, backend }) => {
  await enter(page, request, backend.origin);
  php.fail('getSpecialistsByService.php', { kind: 'answer', body: { success: true, specialists: [] } });
  php.fail('getAvailableTimeSlots.php', { kind: 'answer', body: { success: true, slots: [] } });
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expect(
    page.getByText('No specialists available for the selected service and location. Please try a different location.'),
  ).toBeVisible();
  await wizard.continue();
  await wizard.chooseFreeDay();
  await expect(page.getByText('No available time slots for this date. Please select another date.')).toBeVisible();
  await page.goto('/dashboard/book-appointment/location');
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.chooseFreeDay();
  await expect(page.getByText('No available time slots for this date and location')).toBeVisible();
});

test('specialists can be searched and sorted; changing an answer resets the ones after it (DBOOK-15..17, C-03, C-15)', async ({
  page,
  request,
}) => {
  await enter(page, request);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();

  const cards = page.getByRole('main').getByRole('group', { name: 'Specialist' }).getByRole('radio');
  // Read at once, because the list may change between two reads.
  const names = async () => (await namesOf(cards)).slice(1);
  await expect(cards.first()).toHaveAccessibleName('No preference');
  await expect(cards.nth(2)).toBeVisible();
  const all = await names();
  expect(all.length).toBeGreaterThan(1);
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d\.\d(?!\d)/)
      .first(),
  ).toBeVisible();
  const sortedNames: string[][] = [];
  for (const order of ['Rating', 'Price: low to high', 'Price: high to low', 'Experience']) {
    await page.getByLabel('Sort by').selectOption(order);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ specialists$/ })).toBeVisible();
    await expect.poll(async () => (await names()).toSorted()).toEqual(all.toSorted());
    sortedNames.push(await names());
  }
  expect(new Set(sortedNames.map(String)).size).toBeGreaterThan(1);
  const [first = '', second = ''] = all;
  await page.getByLabel('Search', { exact: true }).fill(first);
  await expect.poll(names).toEqual([first]);
  await page.getByLabel('Search', { exact: true }).fill('');
  await expect.poll(names).toContain(second);
  const companies = page.getByLabel('Certified by').getByRole('option');
  await page.getByLabel('Certified by').selectOption((await companies.nth(1).textContent()) ?? '');
  await expect.poll(async () => (await names()).length).toBeLessThan(all.length);
  await page.getByLabel('Certified by').selectOption('Any company');
  await page.getByRole('radio', { name: first }).check();
  await wizard.continue();

  await wizard.chooseFirstTimeSlot();
  await wizard.chooseFreeDay(1);
  await expect(wizard.timeSlots.first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await wizard.timeSlots.first().check();

  // Another specialist has other days. Only home service keeps the chosen specialist.
  await wizard.back();
  await expect(page.getByRole('radio', { name: first })).toBeChecked();
  await page.getByRole('radio', { name: second }).check();
  await wizard.continue();
  await expect(page.getByText('Choose a date to see its free times.')).toBeVisible();
  await wizard.chooseFirstTimeSlot();
  await wizard.back();
  await wizard.back();
  await wizard.workshops.first().check();
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expect(cards.first()).toBeChecked();
});

test('the specialist of ‘Book now’ is passed on to the dashboard (C-07)', async ({ page, request }) => {
  await enter(page, request);
  const wizard = new CustomerBookingWizard(page);
  await page.goto('/specialists');
  const card = page.getByRole('article').first();
  await card.getByRole('link', { name: /Book now/i }).click();
  await expect(page).toHaveURL('/appointment');
  const notice = page.getByText(/^You’re booking with/);
  await expect(notice).toBeVisible();
  const name = (await notice.locator('strong').textContent()) ?? 'no name';
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book in your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/book-appointment');
  await expect(notice).toContainText(name);
  await expect(wizard.jobSheet).toContainText(name);
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')).toHaveText(
    'Appointments',
  );
  await page.getByRole('button', { name: `Book without ${name}` }).click();
  await expect(notice).toHaveCount(0);
  await expect(wizard.jobSheet).not.toContainText(name);
});

faultTest.describe('accessibility and form data', () => {
  faultTest.use({ contextOptions: { reducedMotion: 'reduce' } });

  faultTest(
    'axe finds nothing in any step, all steps fit a narrow phone, and the form has its documented parts (DBOOK-19, ENT-14)',
    async ({ page, request, php, backend }) => {
      const customer = await enter(page, request, backend.origin);
      await withVehicles(request, customer);
      await addAddress(request, customer);
      const wizard = new CustomerBookingWizard(page);
      const examineWhenReady = async () => {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await examine(page);
      };
      await wizard.open();
      await wizard.continueButton.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await examineWhenReady();
      await wizard.chooseService('Vehicle Repair');
      await page.getByRole('radio', { name: 'Another vehicle' }).check();
      await wizard.describe('It knocks.', ['front.png', 'back.png']);
      await examineWhenReady();
      await page.getByRole('radio', { name: 'Ford Fiesta, 2019' }).check();
      await wizard.continue();
      await wizard.chooseLocation(/^Home Service/);
      await examineWhenReady();
      await wizard.chooseLocation(/^Different location/);
      await page.getByLabel('Address').fill('1 High Street, Leicester LE1 4FQ');
      await wizard.continue();
      await expect(page.getByRole('radio').nth(1)).toBeVisible();
      await examineWhenReady();
      await wizard.continue();
      await wizard.chooseFirstTimeSlot();
      await examineWhenReady();
      await wizard.continue();
      await expect(wizard.submitButton).toBeVisible();
      await examineWhenReady();
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/dashboard/appointments');

      const [call, ...others] = php.callsTo('user-appointment-form.php');
      expect(others).toEqual([]);
      const body = call?.body.toString('latin1') ?? '';
      const names = [...body.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name);
      expect(names).toEqual([
        ...['userId', 'token', 'serviceType', 'serviceId', 'model', 'year', 'plateNo', 'selectedVehicleId'],
        ...['vehicleDetails', 'appointmentDetails', 'preferredLocation', 'preferredLocationId', 'isHomeService'],
        ...['isDifferentLocation', 'customAddress', 'preferredSpecialist', 'preferredSpecialistId', 'preferredDate'],
        ...['preferredTime', 'preferredTimeSlot', 'images[0]', 'images[1]'],
      ]);
      const partOf = (name: string) => body.split(`; name="${name}"`)[1]?.split('\r\n\r\n')[1]?.split('\r\n--')[0];
      expect(partOf('userId')).toBe(customer.userId);
      expect(partOf('token')).toBe(customer.authToken);
      expect(partOf('plateNo')).toBe('FN19 KTR');
      expect(partOf('appointmentDetails')).toBe('Ford Fiesta, 2019, FN19 KTR\nIt knocks.');
      expect(partOf('isDifferentLocation')).toBe('true');
      expect(partOf('customAddress')).toBe('1 High Street, Leicester LE1 4FQ');
    },
  );
});
