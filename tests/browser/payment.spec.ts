import { expect, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { appointmentCard, openAppointments } from './appointments-page.ts';
import { examine } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, newCustomer, query } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { recordOperations, waitForNextNotification } from './recorded-operations.ts';

const HOUR = 3_600_000;
const PAID = 'Payment successful! Your appointment is now confirmed.';
const FAILED = 'Payment failed. Please try again.';

test('pays in time, with one request that updates the page, in an accessible dialog (APPT-07, APPT-08, APPT-11, APPT-12, C-40..42)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logInAs(page, customer);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: /Pay .*keep your appointment/ });
  await expect(next.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await page.getByRole('link', { name: 'Appointments', exact: true }).first().click();
  const card = appointmentCard(page, reference);
  await expect(card.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);

  const nextNotification = await waitForNextNotification(page);
  const operations = recordOperations(page);
  await card.getByRole('button', { name: 'Pay Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(reference)).toBeVisible();
  await expect(dialog.getByText('Refunds')).toBeVisible();
  await expect(dialog.getByText('applies now')).toBeVisible();
  expect(operations).toEqual(['RefundIfCancelled']);
  await examine(page);

  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog.getByText(PAID)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card.getByRole('timer')).toHaveCount(0);
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['RefundIfCancelled', 'PayForAppointment', 'Appointments']);
  const { me } = await query(request, customer, '{ me { appointments { nodes { isPaid status } } } }');
  expect(me.appointments.nodes).toEqual([{ isPaid: true, status: 'CONFIRMED' }]);
});

test('cannot pay once the 24 hours are over, to the second (APPT-09, MONEY-05)', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await page.clock.install();
  await logInAs(page, customer);
  // The clock must not jump before the response: the page would take that for sleep and ask again.
  const serverTimeResponse = page.waitForResponse((response) =>
    /"?operationName"?[:=]"?ServerTime/.test(response.request().postData() ?? response.url()),
  );
  const card = await openAppointments(page, reference);
  await (await serverTimeResponse).finished();
  await expect(card.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(23 * HOUR);
  await expect(card.getByRole('timer')).toHaveText(/^00:5\d:\d\d$/);
  await card.getByRole('button', { name: 'Pay Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(HOUR);
  await expect(dialog.getByText('The 24 hours to pay are over')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card.getByRole('button', { name: 'Payment Expired' })).toBeDisabled();
  await expect(card.getByText('Expired', { exact: true })).toBeVisible();
  await expect(card.getByText('your time slot has been released')).toBeVisible();
  await card.getByRole('link', { name: 'Please book a new appointment' }).click();
  await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
});

faultTest(
  'says that it has already been paid on another device, and charges nothing twice',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    await operate(backend.dataDir, 'confirm', reference);
    // Without notifications: the page only learns of it from the refusal.
    php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
    await logInAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Pay Now' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('applies now')).toBeVisible();

    await query(
      request,
      customer,
      'mutation ($id: ID!) { payForAppointment(input: { appointmentId: $id }) { userErrors { code } } }',
      { id },
    );
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await expect(
      dialog.getByText('This appointment has already been paid. You haven’t been charged twice.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  },
);

test('an expired appointment says so, and links to booking (APPT-09)', async ({ page }) => {
  await logInAsJoan(page);
  await page.goto('/dashboard/appointments?search=tailoring');
  const card = page.getByRole('article');
  const expired = card.getByRole('button', { name: 'Payment Expired' });
  await expect(expired).toBeDisabled();
  await expect(expired).toHaveAccessibleDescription('Please book a new appointment');
  await card.getByRole('link', { name: 'Please book a new appointment' }).click();
  await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
});

test('a payment in one tab shows in the other, and never happens twice (C-41)', async ({
  page,
  context,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await logInAs(page, customer);
  const payIn = async (tab: Page) => {
    const card = await openAppointments(tab, reference);
    await card.getByRole('button', { name: 'Pay Now' }).click();
    return tab.getByRole('dialog').getByRole('button', { name: /^Pay £/ });
  };
  const pay = await payIn(page);
  await expect(pay).toBeVisible();

  const other = await context.newPage();
  await (await payIn(other)).click();
  await expect(other.getByRole('dialog').getByText(PAID)).toBeVisible();
  await page.bringToFront();
  await expect(pay).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toHaveText('Paid');
});

faultTest(
  'says that it failed, and pays once on a retry, even if the customer cannot be loaded then (APPT-12)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    await operate(backend.dataDir, 'confirm', reference);
    await logInAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Pay Now' }).click();
    const script = `api/appointments/${id}/pay`;
    php.fail(script, { kind: 'answer', status: 500, body: 'no' });
    const dialog = page.getByRole('dialog');
    const pay = dialog.getByRole('button', { name: /^Pay/ });
    await expect(dialog.getByText('applies now')).toBeVisible();
    await pay.click();
    await expect(dialog.getByText(FAILED)).toBeVisible();
    php.reset();
    php.fail('getUserData.php', { kind: 'answer', status: 500, body: 'no' });
    await pay.click();
    await expect(dialog.getByText(PAID)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Appointments', includeHidden: true })).toBeAttached();
    const calls = php.callsTo(script);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method).toBe('POST');
  },
);
