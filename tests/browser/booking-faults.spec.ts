import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { faultTest } from './fixtures.ts';

const refuse = { kind: 'answer', status: 500, body: '<b>Fatal error</b> in /var/www/php/x.php' } as const;

/** How far a guest has to go until each script is asked; the last press is the one that asks it. */
const loads: [script: string, text: string, go: (wizard: BookingWizard) => Promise<void>][] = [
  ['services.php', 'Failed to fetch services', async () => {}],
  ['getWorkshopLocations.php', 'Failed to fetch locations', (wizard) => wizard.fillUntilPlaces('Plumbing', 'A drip.')],
  [
    'getSpecialistsByService.php',
    'Failed to fetch specialists',
    (wizard) => wizard.fillUntilSpecialists('Plumbing', 'A drip.'),
  ],
  ['getAvailableDates.php', 'Failed to fetch available dates', toDates],
  ['getAvailableTimeSlots.php', 'Failed to fetch time slots', toTimes],
];

async function toDates(wizard: BookingWizard): Promise<void> {
  await wizard.fillUntilSpecialists('Plumbing', 'A drip.');
  await wizard.continue();
}

async function toTimes(wizard: BookingWizard): Promise<void> {
  await toDates(wizard);
  await wizard.chooseFreeDay();
}

for (const [script, text, go] of loads) {
  faultTest(`“${text}” keeps what was typed and can be tried again (BOOK-38)`, async ({ page, php }) => {
    const wizard = new BookingWizard(page);
    php.fail(script, refuse);
    await page.goto('/appointment');
    await go(wizard);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Fatal error');
    php.reset();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('radio').or(page.getByRole('grid')).first()).toBeVisible();
    if (script !== 'services.php') await expect(wizard.jobSheet).toContainText('A drip.');
  });
}

faultTest('nothing to choose from says so (BOOK-14, BOOK-24, BOOK-28)', async ({ page, php }) => {
  php.fail('getWorkshopLocations.php', { kind: 'answer', body: { success: true, locations: [] } });
  php.fail('getSpecialistsByService.php', { kind: 'answer', body: { success: true, specialists: [] } });
  php.fail('getAvailableTimeSlots.php', { kind: 'answer', body: { success: true, slots: [] } });
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describe('A drip.');
  await wizard.continue();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await wizard.choosePlace(/^Home Service/);
  await wizard.continue();
  await expect(
    page.getByText('No specialists available for the selected service and location. Please try a different location.'),
  ).toBeVisible();
  await wizard.continue();
  await wizard.chooseFreeDay();
  await expect(page.getByText('No available time slots for this date and location')).toBeVisible();
});

faultTest('Back hushes the failures of what was still loading (BOOK-39, C-19)', async ({ page, php }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describe('A drip.');
  php.fail('getWorkshopLocations.php', { kind: 'hold', until: held, next: refuse });
  await wizard.continue();
  await wizard.back();
  release();
  await expect(page.getByText('Failed to fetch locations')).toHaveCount(0);
  await wizard.continue();
  await expect(page.getByText('Failed to fetch locations', { exact: true })).toBeVisible();
});

for (const [what, body, texts] of [
  ['a message', { success: false, message: 'We do not serve that place.' }, ['We do not serve that place.']],
  ['a list', { success: false, errors: ['First thing.', 'Second thing.'] }, ['First thing.', 'Second thing.']],
] as const) {
  faultTest(
    `a refusal with ${what} is listed, scrolled to, and nothing is lost (BOOK-44, BOOK-45)`,
    async ({ page, php }) => {
      php.fail('appointment-form.php', { kind: 'answer', body });
      const wizard = new BookingWizard(page);
      const guest = newGuest();
      await wizard.fillUntilReview('Plumbing', guest);
      await wizard.submitButton.click();
      const summary = page.getByRole('alert').first();
      await expect(summary).toContainText('Error! Please resolve the following issues');
      for (const text of texts) await expect(summary).toContainText(text);
      await expect(summary).toBeInViewport();
      await expect(summary).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(guest.email);
      php.reset();
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/appointment-success');
    },
  );
}

faultTest('a lost answer may safely be asked for again (BOOK-46)', async ({ page, context }) => {
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Plumbing', newGuest());
  await context.setOffline(true);
  await wizard.submitButton.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Server error submitting form, please try again later' }),
  ).toBeVisible();
  await context.setOffline(false);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
});

faultTest(
  'a time that was taken meanwhile sends back to the calendar with everything else kept',
  async ({ page, php }) => {
    const wizard = new BookingWizard(page);
    const guest = newGuest();
    await wizard.fillUntilReview('Plumbing', guest);
    const body = { success: false, message: 'That time has just been taken. Please choose another time.' };
    php.fail('appointment-form.php', { kind: 'answer', status: 409, body });
    await wizard.submitButton.click();
    await expect(page).toHaveURL(/date-time/);
    await expect(page.getByRole('main')).toContainText('That time has just been taken.');
    php.reset();
    await page
      .getByRole('radio', { name: /^\d\d:\d\d/ })
      .nth(1)
      .check();
    await wizard.continue();
    await expect(page.getByLabel('Email')).toHaveValue(guest.email);
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/appointment-success');
  },
);
