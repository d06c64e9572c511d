import { expect } from '@playwright/test';
import { openAppointments } from '../appointments-page.ts';
import { BookingWizard, CustomerBookingWizard, newGuest } from '../booking-wizard.ts';
import { bookFor, completeAppointment, logInAs, newCustomer } from '../customers.ts';
import { logIn } from '../log-in.ts';
import { codeFor } from '../outbox.ts';
import { enterCode, fill } from '../page.ts';
import { openDetails, PASSWORD, shownReference, verifyGuest } from './steps.ts';
import { stop, story } from './story.ts';

story(
  'a customer who forgot the password sets another, and arrives where they were going',
  async ({ page, request, records }) => {
    const customer = await newCustomer(request);
    const { reference } = await bookFor(request, customer);
    await page.goto('/dashboard/appointments?status=pending');
    await expect(page).toHaveURL('/login');
    await logIn(page, { email: customer.email, password: 'Was-it-this-1!' });
    await expect(page.getByRole('alert').first()).toContainText('Invalid email or password.');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await page.getByRole('button', { name: 'Send verification code' }).click();
    await enterCode(page, await codeFor(page.request, customer.email));
    await fill(page, { 'New password': PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, { email: customer.email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/appointments?status=pending');
    await expect(page.getByRole('article')).toContainText(reference);
    expect(records.appointmentsOf(customer.email)).toHaveLength(1);
    records.emailTo(customer.email, 'to reset your password');
    records.emailTo(customer.email, 'password has been changed');
  },
);

story(
  'a session ends in the middle of a booking, which goes on as it was after the login (DBOOK-21)',
  async ({ page, request, records }) => {
    const customer = await newCustomer(request);
    await logInAs(page, customer);
    const wizard = new CustomerBookingWizard(page);
    await wizard.fillUntilConfirm();
    records.expireSessions(customer.email);
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/login?session_expired=1');
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
    await stop(page);
    expect(records.appointmentsOf(customer.email)).toEqual([]);
    await logIn(page, customer);
    await expect(page).toHaveURL('/dashboard/book-appointment/confirm');
    for (const text of ['Plumbing', 'Kitchen tap', 'It drips all night.'])
      await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('img', { name: 'leak.png' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await wizard.submitButton.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    const reference = await shownReference(page);
    expect(records.appointmentsOf(customer.email)).toMatchObject([{ reference, status: 'pending', photos: 1 }]);
  },
);

story(
  'a session ends while a review is written over the details of a repair, and the dialog is as it was after the login',
  async ({ page, request, product, records }) => {
    const customer = await newCustomer(request);
    const { reference } = await completeAppointment(request, customer, product.dataDir);
    await logInAs(page, customer);
    await page.goto('/dashboard/repairs');
    await page.getByRole('button', { name: /^View Details/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Leave a Review' }).click();
    await dialog.getByRole('radio', { name: '4 stars, Very good' }).check();
    await dialog.getByRole('textbox', { name: 'Your review' }).fill('Came on time and fixed the tap.');
    records.expireSessions(customer.email);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/login?session_expired=1');
    await logIn(page, customer);
    await expect(page).toHaveURL(/\/dashboard\/repairs\?/);
    await expect(dialog.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue('Came on time and fixed the tap.');
    await stop(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Thank you for your review!')).toBeVisible();
    // Back to the details of the repair.
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Leave a Review' })).toHaveCount(0);
    expect(records.appointmentsOf(customer.email)).toMatchObject([{ reference, reviewed: 1 }]);
  },
);

story(
  'a session ends while an appointment is cancelled over its details, and the dialog is as it was after the login',
  async ({ page, request, records }) => {
    const customer = await newCustomer(request);
    const { reference } = await bookFor(request, customer);
    await logInAs(page, customer);
    await openAppointments(page, reference);
    await openDetails(page, reference);
    const cancelling = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await cancelling.getByLabel('Why are you cancelling?').fill('It works again.');
    records.expireSessions(customer.email);
    await cancelling.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page).toHaveURL('/login?session_expired=1');
    await logIn(page, customer);
    await expect(cancelling.getByLabel('Why are you cancelling?')).toHaveValue('It works again.');
    await stop(page);
    await cancelling.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
    expect(records.appointmentsOf(customer.email)).toMatchObject([
      { reference, status: 'cancelled', cancelReason: 'It works again.' },
    ]);
  },
);

story('a guest mistypes the email, corrects it, and owns the booking', async ({ page, records }) => {
  const mistyped = newGuest();
  const { email } = newGuest();
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Carpentry', mistyped);
  await wizard.submitButton.click();
  const reference = await shownReference(page);
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('New email').fill(email);
  await stop(page);
  await page.getByLabel('New email').press('Enter');
  await expect(page.getByRole('main')).toContainText(`A verification code has been sent to ${email}`);
  await verifyGuest(page, email);
  await expect(page.getByRole('main')).toContainText(reference);
  expect(records.appointmentsOf(email)).toMatchObject([{ reference, service: 'Carpentry', status: 'pending' }]);
  expect(records.appointmentsOf(mistyped.email)).toEqual([]);
  expect(records.rows('select id from accounts where email = ?', mistyped.email)).toEqual([]);
  // The first address gets nothing after the correction.
  expect(records.emailsTo(mistyped.email)).toHaveLength(1);
  expect(records.emailTo(email, `Your booking ${reference}`)).toContain(reference);
});
