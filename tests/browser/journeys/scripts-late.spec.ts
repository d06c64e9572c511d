import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from '../booking-wizard.ts';
import { holdRequests } from '../page.ts';
import { shownReference } from './steps.ts';
import { faultStory, stop } from './story.ts';

/** As a response ends whose connection broke in its middle. */
const half = { kind: 'answer', body: '{"success": true, "locations": [{"id": 1, "na' } as const;

faultStory('scripts arrive late or half, and the guest still books once', async ({ page, php, records }) => {
  const guest = newGuest();
  const wizard = new BookingWizard(page);
  php.fail('services.php', half);
  php.fail('getWorkshopLocations.php', half);

  // Half of the services is none, so the page asks for them itself. Its request is late here and
  // not at the script, which the gateway would give up while the page is looked at.
  const releaseServices = await holdRequests(page, /operationName=BookingServices/);
  await page.goto('/appointment');
  await expect(page.getByText('Loading services...')).toBeAttached();
  await stop(page);
  php.restore('services.php');
  releaseServices();
  await wizard.chooseService('Plumbing');
  await wizard.describe('It drips all night.');
  await wizard.continue();
  // Half of the locations is none: the customer's own are still offered.
  await expect(page.getByText('Failed to fetch locations')).toBeVisible();
  await stop(page);
  php.restore('getWorkshopLocations.php');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await wizard.workshops.first().check();

  const releaseDates = php.hold('getAvailableDates.php');
  php.fail('getAvailableTimeSlots.php', half);
  await wizard.continue();
  releaseDates();
  await wizard.chooseFreeDay(1);
  await expect(page.getByText('Failed to fetch time slots')).toBeVisible();
  php.restore('getAvailableTimeSlots.php');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await wizard.timeSlots.first().check();
  await wizard.continue();
  await wizard.fillContact(guest);

  const releaseBooking = php.hold('appointment-form.php');
  await wizard.submitButton.click();
  await expect.poll(() => php.callsTo('appointment-form.php').length).toBe(1);
  // Impatient: the same booking, not another one.
  await page.getByRole('button', { name: /Send/ }).click({ force: true });
  await page.keyboard.press('Enter');
  releaseBooking();
  await expect(page).toHaveURL('/appointment-success');
  const reference = await shownReference(page);
  expect(php.callsTo('appointment-form.php')).toHaveLength(1);
  expect(records.appointmentsOf(guest.email)).toMatchObject([{ reference, status: 'pending', photos: 1 }]);
  expect(records.emailsTo(guest.email)).toHaveLength(1);
});
