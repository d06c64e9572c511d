import { expect, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { cardOf, countOperations, openAppointments, waitForNextAlert } from './acts.ts';
import { examine } from './checks.ts';
import { ask, bookFor, enterAs, enterAsJoan, newCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const HOUR = 3_600_000;
const PAID = 'Payment successful! Your appointment is now confirmed.';
const FAILED = 'Payment failed. Please try again.';

test('pays in time, with one request, and every place shows it; axe finds nothing in the dialog, and it fits (APPT-07, APPT-08, APPT-11, APPT-12, C-40..42)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, customer);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: /Pay .*keep your appointment/ });
  await expect(next.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await page.getByRole('link', { name: 'Appointments', exact: true }).first().click();
  const card = cardOf(page, reference);
  await expect(card.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);

  const nextAlert = await waitForNextAlert(page);
  const asked = countOperations(page);
  await card.getByRole('button', { name: 'Pay Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(reference)).toBeVisible();
  await expect(dialog.getByText('Refunds')).toBeVisible();
  await expect(dialog.getByText('applies now')).toBeVisible();
  expect(asked).toEqual(['RefundIfCancelled']);
  await examine(page);

  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog.getByText(PAID)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card.getByRole('timer')).toHaveCount(0);
  // The alert about it has come, and nothing was asked for again.
  await nextAlert();
  expect(asked).toEqual(['RefundIfCancelled', 'PayForAppointment']);
  const { me } = await ask(request, customer, '{ me { appointments { isPaid status } } }');
  expect(me.appointments).toEqual([{ isPaid: true, status: 'CONFIRMED' }]);
});

test('cannot pay after 24 hours, from the very second on (APPT-09, MONEY-05)', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await page.clock.install();
  await enterAs(page, customer);
  // Time is moved after the page has learnt it: a device that slept meanwhile would be right to ask
  // again.
  const toldTheTime = page.waitForResponse((response) =>
    /"?operationName"?[:=]"?ServerTime/.test(response.request().postData() ?? response.url()),
  );
  const card = await openAppointments(page, reference);
  await (await toldTheTime).finished();
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
  await card.getByRole('link', { name: 'Please book a new appointment' }).click();
  await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
});

faultTest(
  'says that it is paid already when another device was quicker, and nothing is paid twice',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    await operate(backend.dataDir, 'confirm', reference);
    // No alert tells of it; only the refusal does.
    php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
    await enterAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Pay Now' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('applies now')).toBeVisible();

    await ask(
      request,
      customer,
      'mutation ($id: ID!) { payForAppointment(input: { appointmentId: $id }) { userErrors { code } } }',
      { id },
    );
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await expect(dialog.getByText('This appointment has been paid already. Nothing was paid twice.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  },
);

test('what was not paid in time says so, and can be booked anew (APPT-09)', async ({ page }) => {
  await enterAsJoan(page);
  await page.goto('/dashboard/appointments?search=tailoring');
  const card = page.getByRole('article');
  const expired = card.getByRole('button', { name: 'Payment Expired' });
  await expect(expired).toBeDisabled();
  await expect(expired).toHaveAccessibleDescription('Please book a new appointment');
  await card.getByRole('link', { name: 'Please book a new appointment' }).click();
  await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
});

test('paid in one tab is paid in the other, and never twice (C-41)', async ({ page, context, request, product }) => {
  const customer = await newCustomer(request);
  const { reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await enterAs(page, customer);
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
  'says that it failed, and pays once when it is pressed again, although it cannot be read anew then (APPT-12)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    await operate(backend.dataDir, 'confirm', reference);
    await enterAs(page, customer);
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
