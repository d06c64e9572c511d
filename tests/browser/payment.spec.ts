import { expect } from '@playwright/test';
import { appointmentCard } from './appointments-page.ts';
import { examine } from './checks.ts';
import { bookFor, logInAs, newCustomer, query } from './customers.ts';
import { test } from './fixtures.ts';
import { operate } from './operator.ts';
import { recordOperations, waitForNextNotification } from './recorded-operations.ts';

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
  await expect(dialog.getByText('Payment successful! Your appointment is now confirmed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await expect(card.getByRole('timer')).toHaveCount(0);
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['RefundIfCancelled', 'PayForAppointment', 'Appointments']);
  const { me } = await query(request, customer, '{ me { appointments { nodes { isPaid status } } } }');
  expect(me.appointments.nodes).toEqual([{ isPaid: true, status: 'CONFIRMED' }]);
});
