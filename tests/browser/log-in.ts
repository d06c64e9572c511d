import type { Page } from '@playwright/test';

/** The demo customer. */
export const joan = { email: 'joan.pryce@example.com', password: 'Mend-it-2026!' };

/**
 * Fills in the log-in form of the open page, or of the one that is on its way, and sends it:
 * another page may have a field for an address, too.
 */
export async function logIn(page: Page, { email, password } = joan): Promise<void> {
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
