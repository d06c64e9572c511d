import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated or rendered, and has replayed an early click. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
}
