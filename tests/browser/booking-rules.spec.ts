import { expect } from '@playwright/test';
import { twelveServices } from '../support/services.ts';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { test } from './fixtures.ts';
import { priceGuideFor } from './outbox.ts';
import { holdRequests } from './page.ts';

test.beforeEach(async ({ page }) => {
  await new BookingWizard(page).open();
});

test('the first step offers the twelve services; Back works, and no URL skips steps (BOOK-06, BOOK-08, BOOK-09, SHELL-28)', async ({
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
});

test('a number plate is only formatted when its field is left, and the calendar has two months (BOOK-07, BOOK-14, BOOK-25..27, C-15, C-16)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.chooseService('Vehicle Repair');
  await wizard.describeVehicle();
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

  await expect(page.getByRole('radio').nth(0)).toHaveAccessibleName(/^Home Service/);
  await expect(page.getByRole('radio').nth(1)).toHaveAccessibleName(/^Different location/);
  await expect(wizard.workshops.first()).toBeVisible();
  await wizard.chooseLocation(/^Different location/);
  await page.getByLabel('Address').fill('1 High St LE10 1AA');
  await wizard.continue();
  await wizard.continue();
  await expect(page).toHaveURL(/date-time$/);

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
});

test('prices include travel to the address, from the list to the request (BOOK-22, BOOK-23, MONEY-04)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const guest = newGuest();
  await wizard.fillUntilLocation('Vehicle Repair');
  await wizard.chooseLocation(/^Different location/);
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('12 High Road, NG9 2JP, Beeston, Nottingham, UK');
  await address.blur();
  await expect(address).toHaveValue('12 High Road, Beeston, Nottingham NG9 2JP');
  await wizard.continue();
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page.getByRole('status').filter({ hasText: 'sorted by the price with travel' })).toBeVisible();
  const katie = page.getByRole('radio', { name: 'Katie Drummond' });
  await expect(katie).toHaveAccessibleDescription(/£55 to £260 \+ £5 travel\s*to Beeston/);
  await katie.check();
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await expect(wizard.jobSheet).toContainText('£60 - £265£60 to £265Including £5 travel to Beeston');
  await wizard.fillContact(guest);
  await wizard.submitButton.click();
  await expect(page.getByText('£60 - £265£60 to £265 · Including £5 travel to Beeston')).toBeVisible();
  // A guest's address isn't verified, so the email doesn't name it.
  expect(await priceGuideFor(page.request, guest.email)).toBe('£60 - £265, including £5 travel');
});

test('specialists show their first bookable day, which moves nothing, and can be sorted (BOOK-23, BOOK-50, BOOK-51, C-36)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const showDates = await holdRequests(page, /operationName=NextAvailableDates/);
  await wizard.fillUntilSpecialist('Vehicle Repair');
  const cards = page.getByRole('group', { name: 'Specialist' }).getByRole('radio');
  await expect(cards.nth(1)).toBeVisible();
  await test.step('the first bookable days move nothing', async () => {
    const positions = () => cards.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    const before = await positions();
    showDates();
    await expect(page.getByText(/^Next free \w{3} \d+ \w{3}/).first()).toBeVisible();
    expect(await positions()).toEqual(before);
  });
  // Those who only work in a workshop come after the others, in a group of their own.
  const displayed = (text: RegExp) =>
    page
      .getByRole('group', { name: 'Specialist' })
      .locator('p')
      .filter({ hasText: text })
      .evaluateAll((nodes) => nodes.flatMap((node) => (node.closest('[role=group]') ? [] : (node.textContent ?? ''))));
  // Specialists without a price come last. 'No preference' comes first, and has none.
  const displayedPrices = async () => {
    const texts = await displayed(/^(£\d|Contact for pricing)/);
    return texts.map((text) => Number(/£(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY));
  };
  expect(isSorted(await displayedPrices())).toBe(false);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  // Without an address, the lowest fee counts: of those in this list it is £0.
  await expect.poll(async () => isSorted(await displayedPrices())).toBe(true);

  await page.getByLabel('Sort by').selectOption({ label: 'Soonest available' });
  await expect(page.getByRole('status').filter({ hasText: /^\d+ specialists$/ })).toBeVisible();
  const sorted = await displayed(/^Next free \w{3} \d+ \w{3}/);
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
