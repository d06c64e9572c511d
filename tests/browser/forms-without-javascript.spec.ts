import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** Prerendered forms, which must not put typed text into the URL. */
const forms = [
  ['/contact', 'Message', 'Send message'],
  ['/login', 'Password', 'Log in'],
] as const;

test('without JavaScript, a form is inert, says why, and never puts text into the URL (SHELL-30)', async ({ page }) => {
  for (const [path, label, submit] of forms) {
    const requests: string[] = [];
    await page.goto(path);
    page.on('request', (request) => requests.push(request.url()));
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.click({ force: true });
    await page.keyboard.type('Mend-it-2026!');
    await expect(field).toHaveValue('');
    await page.getByRole('main').getByText(submit, { exact: true }).click({ force: true });
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    expect(requests.filter((url) => url.includes('Mend-it'))).toEqual([]);
    await expect(page.locator('.no-script')).toBeVisible();
    await expect(page.getByText('Loading the form...')).toBeHidden();
  }
});
