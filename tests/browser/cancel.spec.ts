import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { bookFor, logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { cardOf, dialog, pauseClock } from './page.ts';
import { operationName, recordOperations, waitForNextNotification } from './recorded-operations.ts';

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel appointment' }).click();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('cancels with a reason, in one request; the card leaves the filtered list, and the next one gets the focus (APPT-13, APPT-17, APPT-19, APPT-30)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await bookFor(request, customer);
  await bookFor(request, customer, { serviceName: 'Carpentry' });
  await logInAs(page, customer);
  await page.clock.install();
  await page.goto('/dashboard/appointments?status=pending');
  await expect(page.getByRole('article')).toHaveCount(2);
  const nextNotification = await waitForNextNotification(page);
  const operations = recordOperations(page);
  await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByText('there’s nothing to refund')).toBeVisible();
  await confirm(page);
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(dialog(page).getByRole('link', { name: 'Please provide a reason for cancellation' })).toBeVisible();
  expect(operations).toEqual([]);
  await examine(page);

  await page.getByLabel('Why are you cancelling?').fill('It works again.');
  await pauseClock(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toBeFocused();
  // The list is loaded again behind the message, which is shown for two seconds.
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(1);
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, 'Carpentry').getByRole('link', { name: /, details$/ })).toBeFocused();
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['CancelAppointment', 'Appointments']);

  await page.getByRole('button', { name: 'Cancelled 1' }).click();
  await expect(cardOf(page, 'Plumbing').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Summary' }).first().click();
  await expect(page.getByRole('link', { name: /Pending Appointments/i })).toContainText('1');
});

test('says when it is offline, and when no one knows the outcome, in an accessible dialog with a way on (APPT-20)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await bookFor(request, customer);
  await logInAs(page, customer);
  await page.goto('/dashboard/appointments');
  await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Why are you cancelling?').fill('Not needed.');
  await page.context().setOffline(true);
  await confirm(page);
  await expect(page.getByRole('alert', { name: 'You’re offline' })).toBeFocused();
  await examine(page);
  await page.context().setOffline(false);

  await page.route('**/graphql', (route) =>
    operationName(route.request()) === 'CancelAppointment' ? route.abort('connectionreset') : route.fallback(),
  );
  await confirm(page);
  await expect(page.getByRole('alert', { name: 'We couldn’t confirm whether it was cancelled' })).toBeFocused();
  await examine(page);
  await page.getByRole('button', { name: 'Check whether it’s cancelled' }).click();
  await expect(page.getByText('It isn’t cancelled yet.')).toBeVisible();
  await page.unrouteAll();
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
});
