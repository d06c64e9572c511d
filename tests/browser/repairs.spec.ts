import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';

const details = (page: Page) => page.getByRole('button', { name: /^View Details/ });

async function openRepairs(page: Page): Promise<void> {
  await logInAsJoan(page);
  await page.goto('/dashboard/repairs');
  await expect(details(page).first()).toBeVisible();
}

test('filters, searches, opens by keyboard, closes with Back, and is accessible (REP-01..06, REP-09)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRepairs(page);
  const completed = page.getByRole('button', { name: /^Completed/ });
  await completed.click();
  await expect(completed).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/status=completed/);
  const reference = await page.getByRole('article').first().getByText(/^MW-/).first().innerText();
  await page.getByRole('searchbox', { name: 'Search your repairs' }).fill(reference.toLowerCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/search=mw-/);
  await expect(page.getByRole('article')).toContainText(/£\d[\d,]*\.\d\d/);
  await details(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toHaveCount(2);
  await examine(page);
  await expect(dialog).toContainText('Warranty');
  await expect(page).toHaveURL(/repair=/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await details(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details(page)).toBeFocused();
});

test('prints only the receipt (REP-07)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await openRepairs(page);
  await details(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print Receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const receipt = page.locator('[data-print="sheet"]');
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText('Joan Pryce');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  const visibleElements = await page.evaluate(
    () =>
      Array.from(document.body.children).filter(
        (element) => !element.matches('[data-print]') && element.getClientRects().length > 0,
      ).length,
  );
  expect(visibleElements).toBe(0);
});
