import { expect } from '@playwright/test';
import sharp from 'sharp';
import { twelveServices } from '../support/services.ts';
import { BookingWizard, nameOf, newGuest, photo } from './booking-wizard.ts';
import { test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

test.beforeEach(async ({ page }) => {
  await new BookingWizard(page).open();
});

test('the first step offers the twelve services; Back works, and no URL skips steps (BOOK-06, BOOK-08, SHELL-28)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const radios = page.getByRole('radio');
  await expect(radios).toHaveCount(twelveServices.length);
  for (const name of twelveServices)
    await expect(page.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(/\w/);
  await page.getByRole('radio', { name: 'Couriers' }).check();
  await page.getByRole('radio', { name: 'Towing' }).check();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await wizard.continue();
  await expect(page).toHaveURL(/details/);
  await page.goBack();
  await expect(wizard.service('Towing')).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/details/);
  await page.goto('/appointment/review');
  await expect(page).toHaveURL(/details/);
  await wizard.back();

  // Only a vehicle service has vehicle fields.
  await wizard.chooseService('Vehicle Repair');
  for (const label of ['Model', 'Year', 'Number plate']) await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByLabel('Details of Item')).toHaveCount(0);
  await wizard.back();
  await wizard.chooseService('Brake Repair');
  await expect(page.getByLabel('Details of Item')).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveCount(0);
});

test('each step requires its answers; number plate and address are formatted when their field is left (BOOK-02, BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-26, BOOK-32, IMM-01, REG-06)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const summary = page.getByRole('alert').first();
  const expectErrors = async (...texts: string[]) => {
    const before = page.url();
    await page.getByRole('button', { name: /^Continue|Send booking request/ }).click();
    await expect(summary).toBeFocused();
    for (const text of texts) await expect(summary).toContainText(text);
    expect(page.url()).toBe(before);
  };

  await expectErrors('Choose a service');
  await wizard.chooseService('Vehicle Repair');
  await expectErrors('make and model', 'year', 'number plate', 'Describe what is wrong', 'Add at least one photo');
  await wizard.describeVehicle();
  await expectErrors('Describe what is wrong', 'Add at least one photo');
  await test.step('an error links to its field, which shows it too', async () => {
    await summary.getByRole('link', { name: /Describe what is wrong/ }).click();
    const field = page.getByLabel('What’s happening?');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Describe what is wrong/);
  });
  await test.step('the immediate-service dialog keeps the answers', async () => {
    await page.getByLabel('What’s happening?').fill('Water everywhere.');
    await page.getByRole('button', { name: 'Immediate service' }).click();
    await expect(page.getByRole('dialog').getByLabel('Where are you?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('What’s happening?')).toHaveValue('Water everywhere.');
  });
  await test.step('the number plate is only formatted when its field is left', async () => {
    const plate = page.getByLabel('Number plate');
    await plate.fill('');
    await plate.pressSequentially('fni9 ktr');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    await expect(plate).toHaveValue('fni9 ktxr');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(plate).toHaveValue('fni9 ktr');
    await page.keyboard.press('Tab');
    await expect(plate).toHaveValue('FN19 KTR');
    await expect(wizard.jobSheet).toContainText('FN19 KTR');
  });
  await wizard.describe('It knocks.');
  await wizard.continue();

  await expectErrors('Choose where the work should be done');
  await wizard.chooseLocation(/^Different location/);
  await expectErrors('Enter the street address and postcode');
  const address = page.getByLabel('Address');
  await address.fill('Lay-by on the A46');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Do you know the postcode?')).toBeVisible();
  await expect(address).not.toHaveAttribute('aria-invalid');
  await address.fill('1 high st le1o1aa');
  // Enter submits the step without leaving the field.
  await address.press('Enter');
  await expect(address).toHaveCount(0);
  await expect(page).toHaveURL(/specialist$/);
  await wizard.back();
  await expect(address).toHaveValue('1 high st LE10 1AA');
  await wizard.continue();
  await wizard.continue();
  await expectErrors('Choose a date', 'Choose a time');
  await wizard.chooseFreeDay();
  await expectErrors('Choose a time');
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await expectErrors('first name', 'last name', 'email', 'phone', 'Privacy Policy');
});

test('only a workshop skips the specialist; changing an answer resets the ones after it; the calendar has two months (BOOK-05, BOOK-10, BOOK-17, BOOK-18, BOOK-25, BOOK-27, BOOK-33..36, C-15, C-16)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const when = () => wizard.jobSheet.locator('div', { hasText: /^When/ }).last();
  await wizard.fillUntilLocation('Vehicle Repair');
  await wizard.workshops.first().check();
  await wizard.continue();
  await expect(page).toHaveURL(/date-time/);
  await wizard.back();
  await expect(page).toHaveURL(/location/);
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expect(page).toHaveURL(/specialist/);
  await page.getByRole('radio').nth(1).check();
  await wizard.continue();
  await expect(page).toHaveURL(/date-time/);

  await test.step('a date clears the time slot', async () => {
    await wizard.chooseFirstTimeSlot();
    await wizard.chooseFreeDay(1);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await wizard.timeSlots.first().check();
    await expect(when()).toContainText(/\d\d:\d\d/);
  });
  await test.step('a specialist clears date and time slot', async () => {
    await wizard.back();
    await expect(page).toHaveURL(/specialist/);
    await page.getByRole('radio', { name: 'No preference' }).check();
    await expect(when()).not.toContainText(/\d\d:\d\d/);
    await wizard.continue();
  });
  await test.step('the calendar runs from today to the same day two months later', async () => {
    await expect(page.getByRole('main')).toContainText('may not be available');
    await expect(page.getByRole('main')).toContainText('contact you to confirm');
    await wizard.waitForDates();
    // On the last days of a week, the first free day may be in the next one.
    const earlier = page.getByRole('button', { name: 'Show earlier days' });
    if (await earlier.isVisible()) await earlier.click();
    await expect(page.getByRole('button', { name: /, today/ })).toBeEnabled();
    const days = page.getByRole('grid').getByRole('button');
    const states = await days.evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).disabled));
    // In the page, whose time zone is London.
    const { pastDays, lastDay } = await page.evaluate(() => {
      const now = new Date();
      const [year, month] = [now.getFullYear(), now.getMonth() + 2];
      const date = Math.min(now.getDate(), new Date(year, month + 1, 0).getDate());
      const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
      return { pastDays: (now.getDay() + 6) % 7, lastDay: format.format(new Date(year, month, date)) };
    });
    // Of the past days, only those of this week are shown.
    expect(states.map((isDisabled, index) => isDisabled && index < 7).filter(Boolean).length).toBe(pastDays);
    for (let month = 0; month < 2; month += 1) await page.getByRole('button', { name: /next month/i }).click();
    await expect(page.getByRole('button', { name: /next month/i })).toBeDisabled();
    const lastEnabled = await days.evaluateAll((buttons) =>
      buttons.findLast((button) => !(button as HTMLButtonElement).disabled)?.getAttribute('aria-label'),
    );
    expect(lastEnabled).toContain(lastDay);
    for (let month = 0; month < 2; month += 1) await page.getByRole('button', { name: /previous month/i }).click();
  });
  await wizard.chooseFirstTimeSlot();
  await expect(when()).toContainText(/\d\d:\d\d/);
  await test.step('a location clears them too', async () => {
    await page.goto('/appointment/location');
    await wizard.chooseLocation(/^Different location/);
    await page.getByLabel('Address').fill('1 High Street, Leicester LE1 4FQ');
    await expect(when()).not.toContainText(/\d\d:\d\d/);
  });
  await test.step('a service clears all of them, and the vehicle if it needs none', async () => {
    await page.goto('/appointment');
    await wizard.service('Plumbing').check();
    await expect(wizard.jobSheet).not.toContainText('Different location');
    await expect(wizard.jobSheet).not.toContainText('FN21 KTR');
    await wizard.service('Vehicle Repair').check();
    await wizard.continue();
    await expect(page.getByLabel('Model')).toHaveValue('');
  });
});

test('files that are not images are rejected by name, by the page or the server, and the answers stay (BOOK-11, BOOK-13, C-14)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Plumbing');
  const description = page.getByLabel('What’s happening?');
  await description.fill('A leak under the sink.');
  const input = page.getByLabel('Add photo');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(input).toHaveAttribute('multiple');
  const group = page.getByRole('group', { name: 'Photos' });
  await expect(group).toContainText('Max size: 25MB');

  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  const disguised = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  };
  const complete = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  const truncated = { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: complete.subarray(0, -20) };
  // Chromium can't decode HEIC, so only the server notices that this is not a photo.
  const unreadable = {
    name: 'sink.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  };
  await input.setInputFiles([notes, empty, disguised, truncated, unreadable]);
  await expect(group).toContainText('“notes.pdf” is not an image.');
  await expect(group).toContainText('“empty.png” is empty.');
  await expect(group).toContainText('“page.jpg” is not an image.');
  await expect(group).toContainText('“cut.jpg” is damaged or incomplete. Please choose another photo.');
  // Created in the page, because a file of this size would take long to transfer.
  await input.evaluate((element: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }));
    element.files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(group).toContainText('“huge.png” is larger than 25 MB.');
  await expect(page.getByRole('button', { name: 'Remove sink.heic' })).toBeVisible();
  await expect(description).toHaveValue('A leak under the sink.');
  await wizard.continue();
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  const guest = newGuest();
  await wizard.fillContact(guest);
  await wizard.submitButton.click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Error! Please resolve the following issues');
  await expect(summary).toContainText('sink.heic');
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);

  await summary.getByRole('link', { name: /sink\.heic/ }).click();
  await expect(page).toHaveURL(/details/);
  await page.getByRole('button', { name: 'Remove sink.heic' }).click();
  await page.getByLabel('Add photo').setInputFiles([await photo('sink2.png')]);
  for (let step = 0; step < 3; step += 1) await wizard.continue();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
});

test('specialists can be searched, filtered and sorted; those who only work in a workshop say so (BOOK-20..22, C-36)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilSpecialist('Vehicle Repair');
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

  // Specialists without a price come last. 'No preference' comes first, and has none.
  const displayedPrices = async () => {
    const texts = await page
      .getByRole('group', { name: 'Specialist' })
      .getByText(/^(£\d|Contact for pricing)/)
      .allTextContents();
    return texts.map((text) => Number(/£(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY));
  };
  await expect.poll(() => cards.count()).toBe(all);
  expect(isSorted(await displayedPrices())).toBe(false);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect.poll(async () => isSorted(await displayedPrices())).toBe(true);

  await expect(page.getByText('Works in a workshop only').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Ryan Eastwood' }).check();
  await wizard.continue();
  await expect(page.getByText('Ryan Eastwood has no free days here in the next two months.')).toBeVisible();
  await expect(page.getByRole('button', { name: /, available/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everyone’s availability' }).click();
  await expect(await wizard.freeDay()).toBeVisible();
  await expect(wizard.jobSheet).not.toContainText('Ryan Eastwood');
});

test('specialists show their first bookable day, which moves nothing, and are sorted by it (BOOK-50, BOOK-51)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const showDates = await holdRequests(page, /operationName=NextAvailableDates/);
  await wizard.fillUntilSpecialist('Electrical Repair');
  const cards = page.getByRole('group', { name: 'Specialist' }).getByRole('radio');
  await expect(cards.nth(1)).toBeVisible();
  const positions = () => cards.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
  const before = await positions();
  showDates();
  const shown = page.getByText(/^Next free \w{3} \d+ \w{3}/);
  await expect(shown.first()).toBeVisible();
  expect(await positions()).toEqual(before);

  await page.getByLabel('Sort by').selectOption({ label: 'Soonest available' });
  await expect(page.getByRole('status').filter({ hasText: /^\d+ specialists$/ })).toBeVisible();
  const sorted = await shown.allTextContents();
  const timestamps = sorted.map((text) => Date.parse(text.replace(/^Next free \w+/, '')));
  expect(isSorted(timestamps)).toBe(true);

  await cards.nth(sorted.length).check();
  await wizard.continue();
  await wizard.waitForDates();
  const bookable = page.getByRole('button', { name: /, available/ });
  while ((await bookable.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click();
  const [, weekday, day, month] = sorted.at(-1)?.split(/Next free | /) ?? [];
  await expect(bookable.first()).toHaveAccessibleName(new RegExp(`^${weekday}\\w*,? ${day} ${month}`));
});

const isSorted = (numbers: number[]) =>
  numbers.length > 2 && numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0));
