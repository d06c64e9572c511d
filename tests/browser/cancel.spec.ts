import { expect, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { openAppointments, openNewAppointment } from './appointments-page.ts';
import { examine } from './checks.ts';
import { bookFor, logInAs, newCustomer, query } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { pauseClock } from './page-clock.ts';
import { recordOperations, waitForNextNotification } from './recorded-operations.ts';

const PAY = 'mutation ($id: ID!) { payForAppointment(input: { appointmentId: $id }) { userErrors { code } } }';
const CANCEL =
  'mutation ($id: ID!) { cancelAppointment(input: { appointmentId: $id, reason: "Elsewhere" }) { userErrors { code } } }';

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
const reason = (page: Page) => page.getByLabel('Why are you cancelling?');

test('cancels a pending appointment with a reason, in one request, in an accessible dialog (APPT-13, APPT-17, APPT-19, APPT-30)', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const { card } = await openNewAppointment(page, request);
  const nextNotification = await waitForNextNotification(page);
  const operations = recordOperations(page);
  await card.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('there’s nothing to refund')).toBeVisible();
  await confirm(page);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Please provide a reason for cancellation' })).toBeVisible();
  expect(operations.filter((name) => name === 'CancelAppointment')).toEqual([]);
  await examine(page);

  await reason(page).fill('It works again.');
  await pauseClock(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toBeFocused();
  await page.clock.runFor(2_100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['CancelAppointment', 'Appointments']);

  await page.getByRole('link', { name: 'Summary' }).first().click();
  await expect(page.getByRole('link', { name: /Pending Appointments/i })).toContainText('0');
});

test('shows the refund before and after the cancellation (MONEY-10, MONEY-14, C-43, C-51)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await query(request, customer, PAY, { id });
  await logInAs(page, customer);
  const card = await openAppointments(page, reference);
  await expect(card.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.goto(`/dashboard/appointments?appointment=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Why are you cancelling?' });
  await expect(dialog.getByText(/If you cancel now, you’ll get back .*all of it/)).toBeVisible();
  await reason(page).fill('I am moving away.');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText(/refund|get back/)).toHaveCount(1);
  await expect(page.getByText(/You’ll get back £[\d.]+ \(100%\)/)).toBeVisible();
  const { me } = await query(request, customer, '{ me { appointments { nodes { status refund { percentage } } } } }');
  expect(me.appointments.nodes).toEqual([{ status: 'CANCELLED', refund: { percentage: 100 } }]);
});

faultTest('says that it was cancelled elsewhere, and shows the new status', async ({ page, request, backend, php }) => {
  const customer = await newCustomer(request, backend.origin);
  // Without notifications: the page only learns of it from the refusal.
  php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
  const { id, reference } = await bookFor(request, customer);
  await logInAs(page, customer);
  const card = await openAppointments(page, reference);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await reason(page).fill('Not needed.');
  await query(request, customer, CANCEL, { id });
  await confirm(page);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/already been cancelled/)
      .first(),
  ).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Keep appointment' })
    .or(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    .first()
    .click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
});

faultTest(
  'says when it is offline, and when no one knows the outcome, with a way on (APPT-20)',
  async ({ page, request, backend, php }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    await logInAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await reason(page).fill('Not needed.');

    await page.context().setOffline(true);
    await confirm(page);
    await expect(page.getByRole('alert', { name: 'You’re offline' })).toBeFocused();
    await expect(page.getByText('Your appointment hasn’t been cancelled.')).toBeVisible();
    await examine(page);
    await page.context().setOffline(false);

    php.fail('appointment-actions.php', { kind: 'reset' });
    await confirm(page);
    await expect(page.getByRole('alert', { name: 'We couldn’t confirm whether it was cancelled' })).toBeFocused();
    await examine(page);
    await page.getByRole('button', { name: 'Check whether it’s cancelled' }).click();
    await expect(page.getByText('It isn’t cancelled yet.')).toBeVisible();

    php.reset();
    // A notification of it would tell the page as well.
    await query(request, customer, CANCEL, { id });
    await expect(page.getByText('This appointment has already been cancelled.')).toBeVisible();
  },
);

faultTest('keeps the reason and shows what went wrong (APPT-20)', async ({ page, request, backend, php }) => {
  const customer = await newCustomer(request, backend.origin);
  const { reference } = await bookFor(request, customer);
  await logInAs(page, customer);
  const card = await openAppointments(page, reference);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await reason(page).fill('Not needed.');
  for (const [answer, text] of [
    [{ kind: 'answer', body: { success: false, message: 'Too close to the hour.' } }, 'Too close to the hour.'],
    [{ kind: 'answer', body: { success: false } }, 'Failed to cancel appointment'],
    [{ kind: 'reset' }, 'Error processing your request. Please try again.'],
  ] as const) {
    await faultTest.step(text, async () => {
      php.fail('appointment-actions.php', answer);
      await confirm(page);
      await expect(page.getByRole('alert').getByText(text)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await card.getByRole('button', { name: 'Cancel' }).click();
      await expect(reason(page)).toHaveValue('Not needed.');
    });
  }
  php.reset();
  await confirm(page);
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
});
