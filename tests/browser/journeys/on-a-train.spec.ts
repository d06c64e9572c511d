import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from '../booking-wizard.ts';
import { goTo, waitUntilInteractive } from '../page.ts';
import { shownReference, verifyGuest } from './steps.ts';
import { stop, story } from './story.ts';

story('a guest on a train books once, though the connection comes and goes', async ({ page, context, records }) => {
  const guest = newGuest();
  const wizard = new BookingWizard(page);
  const tunnel = () => context.setOffline(true);
  const daylight = () => context.setOffline(false);
  const offlineNotice = page.getByText('You’re offline. We’ve kept what you entered.');

  await story.step('the directory loads by itself after the tunnel', async () => {
    await page.goto('/specialists');
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitUntilInteractive(page);
    await tunnel();
    const search = page.getByRole('searchbox').first();
    await search.fill('plumb');
    await expect(page.getByText(/^Error loading specialists: /)).toBeVisible();
    await expect(offlineNotice).toBeVisible();
    await stop(page);
    await daylight();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(offlineNotice).toHaveCount(0);
    await expect(search).toHaveValue('plumb');
  });

  await story.step('so do the time slots, and nothing typed is lost', async () => {
    await wizard.open();
    await wizard.fillUntilLocation('Plumbing', 'It drips all night.');
    await wizard.workshops.first().check();
    await wizard.continue();
    const day = await wizard.freeDay(2);
    await tunnel();
    await day.click();
    await expect(page.getByText('Failed to fetch time slots')).toBeVisible();
    await daylight();
    await wizard.timeSlots.first().check();
    await wizard.continue();
    await wizard.fillContact(guest);
  });

  await story.step(
    'the request is refused in the tunnel, then its response is lost, then it is found again',
    async () => {
      await tunnel();
      await wizard.submitButton.click();
      const failure = page
        .getByRole('alert')
        .filter({ hasText: 'Server error submitting form, please try again later' });
      await expect(failure).toBeVisible();
      expect(records.appointmentsOf(guest.email)).toEqual([]);
      await daylight();
      await expect(page.getByLabel('Email')).toHaveValue(guest.email);
      // Being online again sends nothing by itself.
      expect(records.appointmentsOf(guest.email)).toEqual([]);

      let isLost = false;
      await page.route('**/graphql', async (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        if (!isUpload || isLost) return route.continue();
        isLost = true;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await wizard.submitButton.click();
      await expect.poll(() => isLost).toBe(true);
      await expect(failure).toBeVisible();
      expect(records.appointmentsOf(guest.email)).toHaveLength(1);
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/appointment-success');
    },
  );

  const reference = await shownReference(page);
  expect(records.appointmentsOf(guest.email)).toMatchObject([{ reference, status: 'pending', photos: 1 }]);
  expect(records.emailsTo(guest.email)).toHaveLength(1);

  await story.step('a page of the dashboard that failed in the tunnel opens after it', async () => {
    await page.getByRole('link', { name: 'Verify my email' }).click();
    await verifyGuest(page, guest.email);
    await expect(page.getByRole('main')).toContainText(reference);
    await tunnel();
    await goTo(page, 'My Repairs');
    await expect(page.getByText(/couldn’t load/).first()).toBeVisible();
    await daylight();
    await expect(page.getByRole('heading', { level: 1, name: 'My Repairs' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/repairs');
  });
  expect(records.appointmentsOf(guest.email)).toHaveLength(1);
});

story('a page that the gateway did not answer asks again when it does', async ({ page }) => {
  let isDown = false;
  await page.route(/\/(graphql|readyz)/, (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.goto('/specialists');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.install();
  isDown = true;
  await page.getByRole('searchbox').first().fill('plumb');
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^Error loading specialists: /)).toBeVisible();
  const probe = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/readyz'));
  await page.clock.fastForward(5_000);
  await probe;
  await expect(page.getByText(/^Error loading specialists: /)).toBeVisible();
  isDown = false;
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('article').first()).toBeVisible();
});
