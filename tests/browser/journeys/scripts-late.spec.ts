import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from '../booking-wizard.ts';
import { shownReference } from './steps.ts';
import { faultStory, stop } from './story.ts';

/** A script whose response is held until `release` is called. */
function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** As a response ends whose connection broke in its middle. */
const half = { kind: 'answer', body: '{"success": true, "locations": [{"id": 1, "na' } as const;

faultStory('scripts arrive late or half, and the guest still books once', async ({ page, php, records }) => {
  const guest = newGuest();
  const wizard = new BookingWizard(page);
  const services = held();
  php.fail('services.php', { kind: 'hold', until: services.until });
  php.fail('getWorkshopLocations.php', half);

  await page.goto('/appointment');
  await expect(page.getByText('Loading services...')).toBeAttached();
  await stop(page);
  services.release();
  await wizard.chooseService('Plumbing');
  await wizard.describe('It drips all night.');
  await wizard.continue();
  // Half of the locations is none: the customer's own are still offered.
  await expect(page.getByText('Failed to fetch locations')).toBeVisible();
  await stop(page);
  php.restore('getWorkshopLocations.php');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await wizard.workshops.first().check();

  const dates = held();
  php.fail('getAvailableDates.php', { kind: 'hold', until: dates.until });
  php.fail('getAvailableTimeSlots.php', half);
  await wizard.continue();
  dates.release();
  await wizard.chooseFreeDay(1);
  await expect(page.getByText('Failed to fetch time slots')).toBeVisible();
  php.restore('getAvailableTimeSlots.php');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await wizard.timeSlots.first().check();
  await wizard.continue();
  await wizard.fillContact(guest);

  const booking = held();
  php.fail('appointment-form.php', { kind: 'hold', until: booking.until });
  await wizard.submitButton.click();
  await expect.poll(() => php.callsTo('appointment-form.php').length).toBe(1);
  // Impatient: the same booking, not another one.
  await page.getByRole('button', { name: /Send/ }).click({ force: true });
  await page.keyboard.press('Enter');
  booking.release();
  await expect(page).toHaveURL('/appointment-success');
  const reference = await shownReference(page);
  expect(php.callsTo('appointment-form.php')).toHaveLength(1);
  expect(records.appointmentsOf(guest.email)).toMatchObject([{ reference, status: 'pending', photos: 1 }]);
  expect(records.emailsTo(guest.email)).toHaveLength(1);
});
