import { expect, type Page } from '@playwright/test';
import { BookingWizard, nameOf, newGuest } from './booking-wizard.ts';
import { faultTest, test } from './fixtures.ts';
import { joan } from './log-in.ts';
import { installPausedClock } from './page-clock.ts';

const reference = /MW-\d{5}/;

/** The text of an email in the outbox. */
async function emailTo(page: Page, address: string): Promise<string> {
  const outbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await outbox.goto('/outbox');
      return outbox.getByRole('row').filter({ hasText: address }).count();
    })
    .toBeGreaterThan(0);
  await outbox.getByRole('row').filter({ hasText: address }).first().getByRole('link').click();
  const text = await outbox.locator('body').innerText();
  await outbox.close();
  return text;
}

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
  expect(await emailTo(page, guest.email)).toContain(number);
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL('/appointment-success');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/verify-appointment-email');
  await expect(main).toContainText(number);
});

test('a guest books plumbing at home with a chosen specialist and stays on the success page, which needs a booking (BOOK-09, BOOK-14, BOOK-19, BOOK-23, REG-27, REG-28, REG-30)', async ({
  page,
}) => {
  for (const path of ['/appointment-success', '/verify-appointment-email']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await expect(page.getByLabel('Model')).toHaveCount(0);
  await page.getByLabel('Details of Item').fill('Kitchen mixer tap');
  await wizard.describe('It drips all night.', ['tap.png', 'sink.png']);
  await page.getByRole('button', { name: 'Remove sink.png' }).click();
  await wizard.continue();

  await expect(page.getByRole('radio').nth(0)).toHaveAccessibleName(/^Home Service/);
  await expect(page.getByRole('radio').nth(1)).toHaveAccessibleName(/^Different location/);
  await wizard.chooseLocation(/^Home Service/);
  await page.getByLabel('Your address').fill('4 Saxby Street, Leicester LE2 0ND');
  await wizard.continue();

  await expect(wizard.heading).toHaveText('Who should come?');
  const withTravelFee = page.getByRole('radio').and(page.locator('[aria-describedby*="aside"]')).first();
  await expect(withTravelFee).toHaveAccessibleDescription(/travel fee/i);
  await withTravelFee.check();
  const name = await nameOf(withTravelFee);
  await expect(wizard.jobSheet).toContainText(name);
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await wizard.fillContact(newGuest());
  await expect(wizard.jobSheet).toContainText('Home Service');
  await installPausedClock(page);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(29_000);
  await expect(page).toHaveURL('/appointment-success');
  await expect(page.getByRole('main')).toContainText(reference);
});

faultTest(
  'a verified customer books as a guest: one documented request goes to /php, and a login shows the booking (DIR-28, BOOK-03, BOOK-37, BOOK-40, BOOK-41, AUTH-09, AUTH-11, C-07, C-09, C-10)',
  async ({ page, php }) => {
    await page.goto('/specialists?serviceType=Vehicle%20Repair');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? 'no name';
    await card.getByRole('link', { name: /Book now/i }).click();
    await expect(page).toHaveURL(/\/appointment/);
    await expect(page.getByRole('main')).toContainText(name);
    const wizard = new BookingWizard(page);
    await wizard.chooseService('Vehicle Repair');
    await wizard.describeVehicle();
    await wizard.describe('It squeals.', ['one.png', 'two.png']);
    await wizard.continue();
    await page.getByRole('radio', { name: 'Frog Island Motors' }).check();
    await wizard.continue();
    await wizard.chooseFirstTimeSlot();
    await wizard.continue();
    await wizard.fillContact({ ...newGuest(), email: joan.email });
    // A double click makes one booking.
    await wizard.submitButton.dblclick();
    await expect(page).toHaveURL('/login');

    const [post, ...more] = php.callsTo('appointment-form.php');
    expect(more).toEqual([]);
    const type = post?.headers['content-type'] ?? '';
    const parts = await new Response(new Uint8Array(post?.body ?? []), {
      headers: { 'content-type': type },
    }).formData();
    const fields = Object.fromEntries([...parts].filter(([, value]) => typeof value === 'string'));
    expect(fields).toMatchObject({
      serviceType: 'Vehicle Repair',
      model: 'Ford Fiesta',
      year: '2021',
      plateNo: 'FN21 KTR',
      reason: '',
      isHomeService: 'false',
      isDifferentLocation: 'false',
      email: joan.email,
      firstName: 'Priya',
      declaration: 'true',
      preferredDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      preferredTime: expect.stringMatching(/^\d\d:\d\d/),
      preferredTimeSlot: expect.stringMatching(/^\d+$/),
      preferredLocationId: expect.stringMatching(/^\d+$/),
      specialist_id: expect.stringMatching(/^\d+$/),
    });
    expect(fields.preferredLocation).toBe('Frog Island Motors');
    expect(fields.appointmentDetails).toBe(`${fields.vehicleDetails}\nIt squeals.`);
    expect(fields.vehicleDetails).toContain('FN21 KTR');
    expect([...parts.keys()].filter((key) => key.startsWith('images'))).toEqual(['images[0]', 'images[1]']);
    await expect.poll(() => php.callsTo('send-existing-user-confirmation.php').length).toBe(1);

    const dates = php.callsTo('getAvailableDates.php').at(-1)?.query;
    expect(dates?.get('locationId')).toBe(fields.preferredLocationId);
    expect(dates?.get('isHomeService')).toBeNull();
    const slots = php.callsTo('getAvailableTimeSlots.php').at(-1)?.query;
    expect(slots?.get('date')).toBe(fields.preferredDate);

    const banner = page.getByRole('region', { name: 'Appointment Successfully Submitted!' });
    for (const text of ['view the details', 'track its status', 'reach your specialist', 'manage all your bookings'])
      await expect(banner).toContainText(text);
    const number = reference.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';
    await banner.getByRole('button', { name: 'Close this message' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue(joan.email);
    await page.getByLabel('Password', { exact: true }).fill(joan.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main')).toContainText(number);
  },
);
