import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { faultTest } from './fixtures.ts';

const serverError = { kind: 'answer', status: 500, body: '<b>Fatal error</b> in /var/www/php/x.php' } as const;

faultTest(
  'a failed load shows an error, keeps the answers and can be retried; Back hides errors of loads in flight (BOOK-38, BOOK-39, C-19)',
  async ({ page, php }) => {
    const wizard = new BookingWizard(page);
    // From the start, because some queries run ahead.
    for (const script of [
      'services.php',
      'getSpecialistsByService.php',
      'getAvailableDates.php',
      'getAvailableTimeSlots.php',
    ])
      php.fail(script, serverError);
    const release = php.hold('getWorkshopLocations.php', serverError);

    const expectToFailUntilRestored = (script: string, text: string) =>
      faultTest.step(script, async () => {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
        await expect(page.locator('body')).not.toContainText('Fatal error');
        php.restore(script);
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
        await expect(page.getByText(text, { exact: true })).toHaveCount(0);
        await expect(page.getByRole('radio').or(page.getByRole('grid')).first()).toBeVisible();
        if (script !== 'services.php') await expect(wizard.jobSheet).toContainText('A drip.');
      });

    await page.goto('/appointment');
    await expectToFailUntilRestored('services.php', 'Failed to fetch services');
    await wizard.chooseService('Plumbing');
    await wizard.describe('A drip.');
    await wizard.continue();
    await wizard.back();
    release();
    await expect(page.getByText('Failed to fetch locations')).toHaveCount(0);
    await wizard.continue();
    await expectToFailUntilRestored('getWorkshopLocations.php', 'Failed to fetch locations');
    await wizard.chooseLocation(/^Home Service/);
    await wizard.continue();
    await expectToFailUntilRestored('getSpecialistsByService.php', 'Failed to fetch specialists');
    await wizard.continue();
    await expectToFailUntilRestored('getAvailableDates.php', 'Failed to fetch available dates');
    await wizard.chooseFreeDay();
    await expectToFailUntilRestored('getAvailableTimeSlots.php', 'Failed to fetch time slots');
    await expect(wizard.timeSlots.first()).toBeVisible();
  },
);

faultTest('empty lists show a message (BOOK-14, BOOK-24, BOOK-28)', async ({ page, php }) => {
  php.fail('getWorkshopLocations.php', { kind: 'answer', body: { success: true, locations: [] } });
  php.fail('getSpecialistsByService.php', { kind: 'answer', body: { success: true, specialists: [] } });
  php.fail('getAvailableTimeSlots.php', { kind: 'answer', body: { success: true, slots: [] } });
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describe('A drip.');
  await wizard.continue();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await wizard.chooseLocation(/^Home Service/);
  await wizard.continue();
  await expect(
    page.getByText('No specialists available for the selected service and location. Please try a different location.'),
  ).toBeVisible();
  await wizard.continue();
  await wizard.chooseFreeDay();
  await expect(page.getByText('No available time slots for this date and location')).toBeVisible();
});

faultTest(
  'refusals, a lost connection and a taken time slot keep the answers (BOOK-44..46)',
  async ({ page, php, context }) => {
    const wizard = new BookingWizard(page);
    const guest = newGuest();
    await wizard.fillUntilReview('Plumbing', guest);
    for (const [body, texts] of [
      [{ success: false, message: 'We do not serve that place.' }, ['We do not serve that place.']],
      [{ success: false, errors: ['First thing.', 'Second thing.'] }, ['First thing.', 'Second thing.']],
    ] as const) {
      await faultTest.step(`refused: ${texts}`, async () => {
        php.fail('appointment-form.php', { kind: 'answer', body });
        await wizard.submitButton.click();
        const summary = page.getByRole('alert').first();
        await expect(summary).toContainText('Error! Please resolve the following issues');
        for (const text of texts) await expect(summary).toContainText(text);
        await expect(summary).toBeInViewport();
        await expect(summary).toBeFocused();
        await expect(page.getByLabel('Email')).toHaveValue(guest.email);
      });
    }

    await context.setOffline(true);
    await wizard.submitButton.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Server error submitting form, please try again later' }),
    ).toBeVisible();
    await context.setOffline(false);

    const body = { success: false, message: 'That time has just been taken. Please choose another time.' };
    php.fail('appointment-form.php', { kind: 'answer', status: 409, body });
    await wizard.submitButton.click();
    await expect(page).toHaveURL(/date-time/);
    await expect(page.getByRole('main')).toContainText('That time has just been taken.');
    php.reset();
    await wizard.timeSlots.nth(1).check();
    await wizard.continue();
    await expect(page.getByLabel('Email')).toHaveValue(guest.email);
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/appointment-success');
  },
);
