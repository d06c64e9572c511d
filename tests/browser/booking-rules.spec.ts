import { expect } from '@playwright/test';
import { twelveServices } from '../support/services.ts';
import { BookingWizard, nameOf, newGuest, photo } from './booking-wizard.ts';
import { test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await new BookingWizard(page).open();
});

test('the twelve services are offered, and one can be chosen (BOOK-06, SHELL-28)', async ({ page }) => {
  const radios = page.getByRole('radio');
  await expect(radios).toHaveCount(twelveServices.length);
  for (const name of twelveServices)
    await expect(page.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(/\w/);
  await page.getByRole('radio', { name: 'Towing' }).check();
  await page.getByRole('radio', { name: 'Couriers' }).check();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('urgent help is at hand, and nothing typed is lost over it (BOOK-02, IMM-01)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Plumbing');
  await page.getByLabel('What’s happening?').fill('Water everywhere.');
  await page.getByRole('button', { name: 'Get immediate service' }).click();
  await expect(page.getByRole('dialog').getByLabel('Where are you?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('What’s happening?')).toHaveValue('Water everywhere.');
});

test('the vehicle fields come with a vehicle service only (BOOK-08)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Vehicle Repair');
  for (const label of ['Model', 'Year', 'Number plate']) await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByLabel('Details of Item')).toHaveCount(0);
  await wizard.back();
  await wizard.chooseService('Brake Repair');
  await expect(page.getByLabel('Details of Item')).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveCount(0);
});

test('the review repeats what was chosen and asks how to reach the guest (BOOK-29..31)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Carpentry', newGuest());
  for (const text of ['Carpentry', 'It makes a noise and then stops.', '£'])
    await expect(wizard.jobSheet).toContainText(text);
  await page.reload();
  const phone = page.getByLabel('Phone');
  await expect(phone).toHaveAttribute('placeholder', '7723 123456');
  await expect(page.getByText('+44', { exact: true })).toBeVisible();
  await phone.fill('');
  // Never more than 11 characters; what is pasted with its prefix loses that and nothing else (C-57).
  await phone.pressSequentially('7723123456999');
  await expect(phone).toHaveValue('7723 123456');
  for (const pasted of ['+447700900123', '0044 7700 900123', '07700 900123']) {
    await phone.fill(pasted);
    await expect(phone).toHaveValue('7700 900123');
  }
  const declaration = page.getByRole('checkbox', { name: /Privacy Policy/ });
  await expect(declaration).not.toBeChecked();
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(declaration).not.toBeChecked();
});

test('no step is left without what it needs, and says what that is (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const refuse = async (...texts: string[]) => {
    const before = page.url();
    await page.getByRole('button', { name: /^Continue|Send booking request/ }).click();
    const summary = page.getByRole('alert').first();
    await expect(summary).toBeFocused();
    for (const text of texts) await expect(summary).toContainText(text);
    expect(page.url()).toBe(before);
  };

  await refuse('Choose a service');
  await wizard.chooseService('Vehicle Repair');
  await refuse('make and model', 'year', 'number plate', 'Describe what is wrong', 'Add at least one photo');
  await wizard.describeVehicle();
  await refuse('Describe what is wrong', 'Add at least one photo');
  await wizard.describe('It knocks.');
  await wizard.continue();
  await refuse('Choose where the work should be done');
  await wizard.choosePlace(/^Different location/);
  await refuse('Enter the street address and post code');
  await page.getByLabel('Address').fill('1 High Street, Leicester LE1 4FQ');
  await wizard.continue();
  await wizard.continue();
  await refuse('Choose a date', 'Choose a time');
  await wizard.chooseFreeDay();
  await refuse('Choose a time');
  await wizard.chooseFirstTime();
  await wizard.continue();
  await refuse('first name', 'last name', 'e-mail', 'phone', 'Privacy Policy');
});

test('an error leads to its field, which says what is wrong', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Plumbing');
  await wizard.continueButton.click();
  await page
    .getByRole('alert')
    .first()
    .getByRole('link', { name: /Describe what is wrong/ })
    .click();
  const field = page.getByLabel('What’s happening?');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Describe what is wrong/);
});

test('a workshop skips the specialist step both ways; a visit does not (BOOK-05, BOOK-17, BOOK-18)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilPlaces('Brake Repair');
  await wizard.workshops.first().check();
  await wizard.continue();
  await expect(page).toHaveURL(/date-time/);
  await wizard.back();
  await expect(page).toHaveURL(/location/);
  await wizard.choosePlace(/^Home Service/);
  await wizard.continue();
  await expect(page).toHaveURL(/specialist/);
  await wizard.continue();
  await expect(page).toHaveURL(/date-time/);
  await wizard.back();
  await expect(page).toHaveURL(/specialist/);
});

test('changing an answer empties what hung on it (BOOK-10, BOOK-33..36)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  const when = () => wizard.jobSheet.locator('div', { hasText: /^When/ }).last();
  await wizard.fillUntilSpecialists('Vehicle Repair');
  await page.getByRole('radio').nth(1).check();
  await wizard.continue();

  // A date clears the time.
  await wizard.chooseFirstTime();
  await wizard.chooseFreeDay(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check();
  await expect(when()).toContainText(/\d\d:\d\d/);

  // A specialist clears date and time.
  await wizard.back();
  await page.getByRole('radio', { name: 'No preference' }).check();
  await expect(when()).not.toContainText(/\d\d:\d\d/);
  await wizard.continue();
  await wizard.chooseFirstTime();

  // A place does too.
  await page.goto('/appointment/location');
  await wizard.choosePlace(/^Different location/);
  await page.getByLabel('Address').fill('1 High Street, Leicester LE1 4FQ');
  await expect(when()).not.toContainText(/\d\d:\d\d/);

  // A service clears all of them, and the vehicle when it needs none.
  await page.goto('/appointment');
  await wizard.service('Plumbing').check();
  await expect(wizard.jobSheet).not.toContainText('Different location');
  await expect(wizard.jobSheet).not.toContainText('FN21 KTR');
  await wizard.service('Vehicle Repair').check();
  await wizard.continue();
  await expect(page.getByLabel('Model')).toHaveValue('');
});

test('a reload keeps what was typed, and photos, but never the consent', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Plumbing', newGuest());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
  await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked();
  await expect(wizard.jobSheet).toContainText('Plumbing');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toMatch(/declaration/i);
  await page.goto('/appointment/details');
  await expect(page.getByLabel('What’s happening?')).toHaveValue('It makes a noise and then stops.');
  await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();
});

test("the browser's Back walks the steps, and a step too far leads to the first open one", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Towing');
  await expect(page).toHaveURL(/details/);
  await page.goBack();
  await expect(wizard.service('Towing')).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/details/);
  await page.goto('/appointment/review');
  await expect(page).toHaveURL(/details/);
});

test('files that are no pictures, too large or empty are refused by name and nothing else is lost (BOOK-11, BOOK-13, C-14)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Plumbing');
  await page.getByLabel('What’s happening?').fill('A leak under the sink.');
  const input = page.getByLabel('Add photo');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(input).toHaveAttribute('multiple');
  await expect(page.getByRole('group', { name: 'Photos' })).toContainText('Max size: 25MB');

  const tooLarge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) };
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  await input.setInputFiles([notes, empty, await photo('good.png')]);
  const group = page.getByRole('group', { name: 'Photos' });
  await expect(group).toContainText('“notes.pdf” is not an image.');
  await expect(group).toContainText('“empty.png” is empty.');
  await input.setInputFiles([tooLarge]);
  await expect(group).toContainText('“huge.png” is larger than 25MB.');
  await expect(page.getByRole('button', { name: 'Remove good.png' })).toBeVisible();
  await expect(page.getByLabel('What’s happening?')).toHaveValue('A leak under the sink.');
});

test('a page of the web in a picture’s clothes is refused by the server, by name', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Plumbing');
  const disguised = { name: 'sink.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') };
  await page.getByLabel('What’s happening?').fill('A leak under the sink.');
  await page.getByLabel('Add photo').setInputFiles([disguised]);
  await wizard.continue();
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.chooseFirstTime();
  await wizard.continue();
  const guest = newGuest();
  await wizard.fillContact(guest);
  await wizard.submitButton.click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Error! Please resolve the following issues');
  await expect(summary).toContainText('sink.png');
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);

  await summary.getByRole('link', { name: /sink\.png/ }).click();
  await expect(page).toHaveURL(/details/);
  await page.getByRole('button', { name: 'Remove sink.png' }).click();
  await page.getByLabel('Add photo').setInputFiles([await photo('sink2.png')]);
  for (let step = 0; step < 3; step += 1) await wizard.continue();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
});

test('the calendar runs from today to the same day two months later (BOOK-25, BOOK-27, C-15, C-16)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilPlaces('Plumbing');
  await wizard.workshops.first().check();
  await wizard.continue();
  await expect(page.getByRole('main')).toContainText('may not be available');
  await expect(page.getByRole('main')).toContainText('contact you to confirm');
  const today = page.getByRole('button', { name: /, today/ });
  await expect(today).toBeEnabled();
  const days = page.getByRole('grid').getByRole('button');
  const states = await days.evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).disabled));
  // In London, where the page is.
  const [day, last] = await page.evaluate(() => {
    const now = new Date();
    return [now.getDate(), new Date(now.getFullYear(), now.getMonth() + 3, 0).getDate()] as const;
  });
  expect(states.filter(Boolean).length).toBe(day - 1);
  for (let month = 0; month < 2; month += 1) await page.getByRole('button', { name: /next month/i }).click();
  await expect(page.getByRole('button', { name: /next month/i })).toBeDisabled();
  const open = await days.evaluateAll(
    (buttons) => buttons.filter((button) => !(button as HTMLButtonElement).disabled).length,
  );
  expect(open).toBe(Math.min(day, last));
});

test('whoever never comes to a home says so, and anybody else can be asked instead', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilSpecialists('Vehicle Repair');
  await expect(page.getByText('Works in a workshop only').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Ryan Eastwood' }).check();
  await wizard.continue();
  await expect(page.getByText('Ryan Eastwood has no free day here in the next two months.')).toBeVisible();
  await expect(page.getByRole('button', { name: /, available/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'See days of anybody' }).click();
  await expect(await wizard.freeDay()).toBeVisible();
  await expect(wizard.jobSheet).not.toContainText('Ryan Eastwood');
});

test('the specialists of a service can be searched, narrowed and sorted (BOOK-20..22, C-36)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilSpecialists('Vehicle Repair');
  const cards = page.getByRole('radio');
  await expect(cards.nth(1)).toBeVisible();
  const all = await cards.count();

  await page.getByLabel('Certified by').selectOption({ index: 1 });
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByLabel('Certified by').selectOption({ index: 0 });
  const second = await nameOf(cards.nth(2));
  await page.getByRole('searchbox', { name: 'Search' }).fill(second.split(' ')[0] ?? '');
  await expect(page.getByRole('radio', { name: second })).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  // Who can be asked for a price stands last, and so does 'No preference' stand first, without one.
  const shownPrices = async () => {
    const texts = await page
      .getByRole('group', { name: 'Specialist' })
      .getByText(/^(£\d|Contact for pricing)/)
      .allTextContents();
    return texts.map((text) => Number(/£(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY));
  };
  expect(isSorted(await shownPrices())).toBe(false);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect.poll(async () => isSorted(await shownPrices())).toBe(true);
});

const isSorted = (numbers: number[]) =>
  numbers.length > 2 && numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0));
