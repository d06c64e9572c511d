import type { Page } from '@playwright/test';

/** The demo customer. */
export const joan = { email: 'joan.pryce@example.com', password: 'Mend-it-2026!' };

/**
 * Submits the login form. Waits for the login page first, because the page before it may have an
 * email field too.
 */
export async function logIn(page: Page, { email, password } = joan): Promise<void> {
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
