import { expect } from '@playwright/test';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { faultTest } from './fixtures.ts';

faultTest(
  'if /php stops, the site opens, shows cached data, shows errors for the rest, and recovers',
  async ({ page, context, php }) => {
    const wizard = new BookingWizard(page);
    await page.goto('/specialists');
    await expect(page.getByRole('article')).toHaveCount(8);
    const guest = newGuest();
    await wizard.fillUntilReview('Plumbing', guest);

    php.fail('*', { kind: 'reset' });
    await wizard.submitButton.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(guest.email);

    const visitor = await context.newPage();
    await visitor.goto('/specialists');
    await expect(visitor.getByRole('article')).toHaveCount(8);
    await visitor.goto('/specialists?search=not-cached');
    await expect(visitor.getByText(/^Error loading specialists: /)).toBeVisible();

    php.reset();
    await expect(async () => {
      await visitor.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(visitor.getByText('No specialists available for the selected service')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(async () => {
      await wizard.submitButton.click();
      await expect(page).toHaveURL('/appointment-success', { timeout: 3_000 });
    }).toPass();
  },
);
