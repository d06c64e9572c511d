import { expect, type Page } from '@playwright/test';
import { examine, expectNothingObscuredInDialog } from './checks.ts';
import { bookFor, completeAppointment, logInAs, logInAsJoan, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { cardOf, dialog, holdRequests } from './page.ts';

const PATH = '/dashboard/appointments';

async function openAsJoan(page: Page, path = PATH): Promise<void> {
  await logInAsJoan(page);
  await page.goto('/dashboard');
  await page.goto(path);
}

test('Back closes a dialog, and leaves the page only after that', async ({ page }) => {
  await openAsJoan(page, `${PATH}?status=pending`);
  await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${PATH}?status=pending`);
  await expect(cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' })).toBeFocused();

  // Closed otherwise, a dialog leaves no step behind.
  await cardOf(page, 'Plumbing').getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back closes a dialog over details that have an address, then the details', async ({ page }) => {
  await openAsJoan(page);
  await cardOf(page, 'Vehicle Repair').first().getByRole('link', { name: 'Vehicle Repair' }).click();
  await expect(page).toHaveURL(/appointment=\d+$/);
  await dialog(page).getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('dialog', { name: /Cancel this/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: /Cancel this/ })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Vehicle Repair' })).toBeVisible();
  await expect(page).toHaveURL(/appointment=\d+$/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
});

/** Presses Escape, and clicks or presses Escape again at the given moment. */
async function escapeAnd(page: Page, selector: string | 'Escape', moment: 'dialog gone' | 'step back begun') {
  await page.evaluate(
    async ([selector, moment]) => {
      const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      const count = document.querySelectorAll('[role="dialog"]').length;
      const reached = new Promise<void>((resolve) => {
        if (moment === 'dialog gone') {
          new MutationObserver(() => {
            if (document.querySelectorAll('[role="dialog"]').length < count) resolve();
          }).observe(document.body, { childList: true, subtree: true });
          return;
        }
        const { back } = history;
        history.back = () => {
          back.call(history);
          resolve();
        };
      });
      pressEscape();
      await reached;
      if (selector === 'Escape') pressEscape();
      else document.querySelector<HTMLElement>(selector)?.click();
    },
    [selector, moment] as const,
  );
}

for (const moment of ['dialog gone', 'step back begun'] as const) {
  test.describe(`at once (${moment})`, () => {
    test('two Escapes close a dialog and the details below it', async ({ page }) => {
      await openAsJoan(page);
      await cardOf(page, 'Vehicle Repair').first().getByRole('link', { name: 'Vehicle Repair' }).click();
      await dialog(page).getByRole('button', { name: 'Cancel appointment' }).click();
      await expect(page.getByRole('dialog', { name: /Cancel this/ })).toBeVisible();
      await escapeAnd(page, 'Escape', moment);
      await expect(page).toHaveURL(PATH);
      await expect(dialog(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });

    test('a link after a dialog leads to its page, and Back to the one before', async ({ page }) => {
      await openAsJoan(page);
      await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeVisible();
      await escapeAnd(page, 'nav[aria-label="Dashboard"] a[href="/dashboard/reviews"]', moment);
      await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/dashboard/reviews');
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
      await expect(page).toHaveURL(PATH);
    });

    test('Back closes a dialog that is opened again', async ({ page }) => {
      await openAsJoan(page);
      await page.getByRole('button', { name: 'Pay Now' }).first().click();
      await expect(dialog(page)).toBeVisible();
      await escapeAnd(page, 'article button[aria-haspopup="dialog"]', moment);
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(PATH);
    });
  });
}

test('a link in a dialog leads on, and one step back from there is the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsJoan(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page).toHaveURL(PATH);
});

test('Back does not close a dialog that is sending', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await bookFor(request, customer);
  await logInAs(page, customer);
  await page.goto(PATH);
  await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Why are you cancelling?').fill('It works again.');
  const finish = await holdRequests(page, '**/graphql', (request) => request.method() === 'POST');
  await dialog(page).getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page).getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  await expect(page).toHaveURL(PATH);
  finish();
  await expect(page.getByRole('dialog', { name: 'Cancelled' })).toBeVisible();
});

test('no field of a dialog is under a bar (WCAG 2.4.11)', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  await completeAppointment(request, customer, product.dataDir);
  await bookFor(request, customer);
  await logInAs(page, customer);
  await page.goto(PATH);
  for (const name of ['Cancel', 'Reschedule', 'Leave Review']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectNothingObscuredInDialog(page);
  }
  await page.goto('/dashboard/profile?tab=vehicles');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expectNothingObscuredInDialog(page);
});

test.describe('at 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a dialog scrolls as a whole, with its main button in reach', async ({ page }) => {
    await openAsJoan(page, `${PATH}?status=pending`);
    await cardOf(page, 'Plumbing').getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeVisible();
    const scroll = () =>
      dialog(page).evaluate(({ scrollHeight, clientHeight, scrollTop }) => ({
        hidden: scrollHeight - clientHeight,
        scrollTop,
      }));
    expect((await scroll()).hidden).toBeGreaterThan(0);
    const main = dialog(page).getByRole('button', { name: 'Cancel appointment' });
    await expect(main).not.toBeInViewport();
    await main.focus();
    await expect(main).toBeInViewport({ ratio: 1 });
    expect((await scroll()).scrollTop).toBeGreaterThan(0);
    await examine(page);
  });
});
