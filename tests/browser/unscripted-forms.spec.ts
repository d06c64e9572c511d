import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/**
 * Pages that are rendered before: their forms can be sent before the script has come, and must not
 * write what was typed into the address.
 */
const forms = [
  ['/contact', 'Message', 'Send message'],
  ['/login', 'Password', 'Log in'],
] as const;

test('what is typed before any script runs never leaves the page by its address (SHELL-30)', async ({ page }) => {
  for (const [path, label, submit] of forms) {
    const requests: string[] = [];
    await page.goto(path);
    page.on('request', (request) => requests.push(request.url()));
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.fill('Mend-it-2026!');
    await page.getByRole('main').getByRole('button', { name: submit }).click();
    await expect(field).toHaveValue('Mend-it-2026!');
    expect(new URL(page.url()).search).toBe('');
    expect(requests.filter((url) => url.includes('Mend-it'))).toEqual([]);
  }
});
