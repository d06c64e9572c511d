import { expect, type Page } from '@playwright/test';
import { holdTime } from './acts.ts';
import { BookingWizard, nameOf, newGuest } from './booking-wizard.ts';
import { faultTest, test } from './fixtures.ts';
import { joan, logIn } from './log-in.ts';

const reference = /MW-\d{5}/;

/** Reads a sent e-mail as a developer would, in the outbox. */
async function mailTo(page: Page, address: string): Promise<string> {
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

test('a guest books a vehicle repair at a workshop (BOOK-01, BOOK-04, BOOK-17, BOOK-43, BOOK-47, BOOK-48, REG-26)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  const guest = newGuest();
  await wizard.fillUntilReview('Vehicle Repair', guest);
  await expect(page.getByRole('listitem').filter({ hasText: 'Specialist' }).first()).toContainText('skipped');
  await expect(wizard.jobSheet).toContainText('FN21 KTR');
  await wizard.submitButton.click();

  await expect(page).toHaveURL('/appointment-success');
  const main = page.getByRole('main');
  await expect(main).toContainText('Success! Your appointment has been sent to us.');
  await expect(main).toContainText('Please verify your email to confirm appointment.');
  await expect(main).toContainText('Vehicle Repair');
  await expect(main).toContainText(guest.email);
  const number = reference.exec((await main.textContent()) ?? '')?.[0] ?? 'none';
  expect(await mailTo(page, guest.email)).toContain(number);
});

test('a guest books plumbing at home with a chosen specialist (BOOK-09, BOOK-14, BOOK-19, BOOK-23)', async ({
  page,
}) => {
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
  await wizard.choosePlace(/^Home Service/);
  await page.getByLabel('Your address').fill('4 Saxby Street, Leicester LE2 0ND');
  await wizard.continue();

  await expect(wizard.heading).toHaveText('Who should come?');
  const travelling = page.getByRole('radio').and(page.locator('[aria-describedby*="aside"]')).first();
  await expect(travelling).toHaveAccessibleDescription(/travel fee/i);
  await travelling.check();
  const name = await nameOf(travelling);
  await expect(wizard.jobSheet).toContainText(name);
  await wizard.continue();
  await wizard.chooseFirstTime();
  await wizard.continue();
  await wizard.fillContact(newGuest());
  await expect(wizard.jobSheet).toContainText('Home Service');
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  await expect(page.getByRole('main')).toContainText(reference);
});

test('somebody who has booked before and not verified is told so (BOOK-42, C-13)', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Carpentry', { ...newGuest(), email: 'sam.unverified@example.com' });
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/verify-appointment-email');
  await expect(page.getByRole('main')).toContainText('Success! Your appointment has been sent to us.');
  await expect(page.getByRole('main')).toContainText(
    'We found you have previous bookings with us. Verifying your email will allow you to manage all your appointments in one place.',
  );
  await expect(page.getByRole('main')).toContainText(reference);
});

test('a verified customer is led to log in and sees the booking there (BOOK-41, AUTH-09, AUTH-11)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Tailoring', { ...newGuest(), email: joan.email });
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/login');
  const banner = page.getByRole('region', { name: 'Appointment Successfully Submitted!' });
  const number = reference.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect(banner).toHaveCount(0);

  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(number);
});

test('the success page without a booking leads home (REG-28)', async ({ page }) => {
  await page.goto('/appointment-success');
  await expect(page).toHaveURL('/');
});

for (const stays of [false, true]) {
  test(`the success page ${stays ? 'stays when asked to' : 'goes on by itself after ten seconds (REG-27)'}`, async ({
    page,
  }) => {
    const wizard = new BookingWizard(page);
    await wizard.fillUntilReview('Landscaping', newGuest());
    await holdTime(page);
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/appointment-success');
    if (stays) await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.runFor(9_000);
    await expect(page).toHaveURL('/appointment-success');
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(stays ? '/appointment-success' : '/verify-appointment-email');
    await expect(page.getByRole('main')).toContainText(reference);
  });
}

test('the verify page needs a booking to speak of (REG-30)', async ({ page }) => {
  await page.goto('/verify-appointment-email');
  await expect(page).toHaveURL('/');
});

for (const [what, answer, path] of [
  ['no userType', { redirect: '/appointment-success' }, '/appointment-success'],
  ['an unknown userType', { userType: 'other', redirect: '/appointment-success' }, '/appointment-success'],
  ['no redirect', { userType: 'new' }, '/appointment-success'],
  [
    'a foreign redirect',
    { userType: 'existing_unverified', redirect: 'https://evil.example/x' },
    '/verify-appointment-email',
  ],
] as const) {
  faultTest(`${what} counts as it should (BOOK-43, BOOK-49, C-12)`, async ({ page, php }) => {
    const body = { success: true, message: 'Thanks', referenceNumber: 'MW-55555', appointmentId: '9', ...answer };
    php.fail('appointment-form.php', { kind: 'answer', body });
    const wizard = new BookingWizard(page);
    await wizard.fillUntilReview('Couriers', newGuest());
    await wizard.submitButton.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText('MW-55555');
  });
}

faultTest(
  'what goes to /php is what the documents say, once (BOOK-03, BOOK-37, BOOK-40, BOOK-41, C-07, C-09, C-10)',
  async ({ page, php }) => {
    await page.goto('/specialists?serviceType=Vehicle%20Repair');
    const card = page.getByRole('article').first();
    await card.getByRole('link', { name: /Book now/i }).click();
    const wizard = new BookingWizard(page);
    await wizard.chooseService('Vehicle Repair');
    await wizard.describeVehicle();
    await wizard.describe('It squeals.', ['one.png', 'two.png']);
    await wizard.continue();
    await page.getByRole('radio', { name: 'Frog Island Motors' }).check();
    await wizard.continue();
    await wizard.chooseFirstTime();
    await wizard.continue();
    await wizard.fillContact({ ...newGuest(), email: joan.email });
    // Two fast clicks make one booking.
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
  },
);
