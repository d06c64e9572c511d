import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { expectAccessible } from './checks.ts';
import { newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { installPausedClock } from './page.ts';

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
    await expect(page.getByLabel('First name')).toHaveValue('Priya');
    await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked();
    await expect(wizard.jobSheet).toContainText('Vehicle Repair');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/declaration/i);
    await page.goto('/appointment/details');
    await expect(page.getByLabel('What’s happening?')).toHaveValue('It makes a noise and then stops.');
    await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();
    await page.goto('/appointment/review');
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
  // The service of the list is chosen already.
  await expect(page).toHaveURL('/appointment/details');
  await wizard.describeVehicle();
  await wizard.describe('It makes a noise and then stops.');
  await wizard.continue();
  await page.getByRole('radio', { name: 'Frog Island Motors' }).check();
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await wizard.fillContact({ ...newGuest(), email: customer.email });
  // A double click makes one booking.
  await wizard.submitButton.dblclick();
  await expect(page).toHaveURL('/login');

  const banner = page.getByRole('region', { name: 'Appointment Successfully Submitted!' });
  const number = reference.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';
  await logIn(page, customer);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(number);
});
