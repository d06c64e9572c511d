import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { expectAccessible } from './checks.ts';
import { newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { installPausedClock } from './page-clock.ts';

const reference = /MW-\d{5}/;

test('a guest books a vehicle repair at a workshop, reloads the page, and is redirected to verify the email (BOOK-01, BOOK-04, BOOK-17, BOOK-29..31, BOOK-43, BOOK-47, BOOK-48, REG-26, REG-27)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const guest = newGuest();
  await wizard.fillUntilReview('Vehicle Repair', guest);
  await expect(page.getByRole('listitem').filter({ hasText: 'Specialist' }).first()).toContainText('skipped');
  for (const text of ['Vehicle Repair', 'FN21 KTR', 'It makes a noise and then stops.', '£'])
    await expect(wizard.jobSheet).toContainText(text);

  await test.step('a reload keeps the answers and photos, but never the consent', async () => {
    await page.reload();
    const declaration = page.getByRole('checkbox', { name: /Privacy Policy/ });
    await expect(page.getByLabel('First name')).toHaveValue('Priya');
    await expect(declaration).not.toBeChecked();
    await expect(wizard.jobSheet).toContainText('Vehicle Repair');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/declaration/i);
    await page.getByRole('button', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(declaration).not.toBeChecked();
    await page.goto('/appointment/details');
    await expect(page.getByLabel('What’s happening?')).toHaveValue('It makes a noise and then stops.');
    await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();
    await page.goto('/appointment/review');
  });

  await test.step('the phone number is formatted as it is typed or pasted (C-57)', async () => {
    const phone = page.getByLabel('Phone');
    await expect(phone).toHaveAttribute('placeholder', '7723 123456');
    await expect(page.getByText('+44', { exact: true })).toBeVisible();
    await phone.fill('');
    // At most 11 characters. A pasted number only loses its prefix.
    await phone.pressSequentially('7723123456999');
    await expect(phone).toHaveValue('7723 123456');
    for (const pasted of ['+447700900123', '0044 7700 900123', '07700 900123']) {
      await phone.fill(pasted);
      await expect(phone).toHaveValue('7700 900123');
    }
  });

  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await installPausedClock(page);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  const main = page.getByRole('main');
  await expect(main).toContainText('Success! Your appointment has been sent to us.');
  await expect(main).toContainText('Please verify your email to confirm appointment.');
  await expect(main).toContainText('Vehicle Repair');
  await expect(main).toContainText(guest.email);
  const number = reference.exec((await main.textContent()) ?? '')?.[0] ?? 'none';
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL('/appointment-success');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/verify-appointment-email');
  await expect(main).toContainText(number);
});

test('a verified customer books as a guest from a specialist’s card, and a login shows the booking (DIR-28, BOOK-03, BOOK-41, AUTH-09, AUTH-11, C-07)', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const customer = await newCustomer(request);
  await page.goto('/specialists?serviceType=Vehicle%20Repair');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? 'no name';
  await card.getByRole('link', { name: /Book now/i }).click();
  await expect(page).toHaveURL(/\/appointment/);
  await expect(page.getByText(/^You’re booking with/)).toContainText(name);
  await expectAccessible(page);
  const wizard = new BookingWizard(page);
  await wizard.fillUntilLocation('Vehicle Repair');
  await page.getByRole('radio', { name: 'Frog Island Motors' }).check();
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await wizard.fillContact({ ...newGuest(), email: customer.email });
  // A double click makes one booking.
  await wizard.submitButton.dblclick();
  await expect(page).toHaveURL('/login');

  const banner = page.getByRole('region', { name: 'Appointment Successfully Submitted!' });
  for (const text of ['view the details', 'track its status', 'reach your specialist', 'manage all your bookings'])
    await expect(banner).toContainText(text);
  const number = reference.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(number);
});
