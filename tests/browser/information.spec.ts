import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';

test('the privacy policy lists everything that the site stores on the device (SHELL-14)', async ({ page }) => {
  await page.goto('/contact');
  await page.getByPlaceholder('Message').fill('Hello');
  await page.getByRole('button', { name: 'Close the weekly deal' }).click();
  await page.getByRole('contentinfo').getByText('Dark').click();
  await page.goto('/appointment');
  await page.getByRole('radio', { name: /Plumbing/ }).check();
  await page.goto('/joinUs');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.goto('/forgotPassword');
  await page.getByRole('main').getByLabel('Email').fill('sam@example.com');
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill('sam@example.com');
  await page.goto('/');
  const drafts = await page.evaluate(() => Object.keys(localStorage));
  expect(drafts).toEqual(
    expect.arrayContaining(['draft/device/registration', 'draft/device/password-reset', 'draft/device/log-in']),
  );
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  expect(stored).toEqual(
    expect.arrayContaining([
      'theme',
      'authToken',
      'draft/device/contact',
      'draft/device/guest-booking',
      'draft/device/specialist-application',
      'cookieConsent',
    ]),
  );
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog').getByText('cookieConsent')).toBeVisible();
  const listed = (await page.getByRole('dialog').locator('dt').allInnerTexts()).flatMap((names) => names.split(', '));
  expect([...stored, ...drafts].filter((key) => !listed.includes(key))).toEqual([]);
});
