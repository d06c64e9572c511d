import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingObscured } from './checks.ts';
import { newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { digit, fill, installPausedClock, press } from './page.ts';

const password = 'Quite-new-2026!';

const resetButton = (page: Page) => page.getByRole('button', { name: 'Reset password' });

test('a customer resets the password by keyboard alone and logs in with it (AUTH-13..27)', async ({
  page,
  request,
}) => {
  const { email, password: oldPassword } = await newCustomer(request);
  await page.goto('/forgotPassword');
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await page.getByLabel('Email').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(digit(page, 1)).toBeFocused();
  const code = await codeFor(request, email);
  await page.keyboard.type(wrongCode(code));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(code.charAt(5));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Code verified successfully! You can now set your password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type('short');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Your password does not meet the requirements.')).toBeVisible();
  await expect(resetButton(page)).toBeDisabled();
  await fill(page, { 'New password': password, 'Confirm password': password });
  await installPausedClock(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/login');

  await logIn(page, { email, password: oldPassword });
  await expect(page.getByRole('alert').first()).toContainText('Invalid email or password.');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step, and no field is under a bar (WCAG 2.4.11)', async ({ page, request }) => {
    const { email } = await newCustomer(request);
    await page.goto('/forgotPassword');
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send verification code');
    await expect(digit(page, 1)).toBeFocused();
    await expectNothingObscured(page);
    await digit(page, 1).click();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter the complete 6-digit code.')).toBeVisible();
    await expectAccessible(page);
    await digit(page, 1).click();
    await page.keyboard.type(await codeFor(request, email));
    await page.keyboard.press('Enter');
    await page.getByLabel('New password').fill('Abc');
    await page.getByLabel('Confirm password').fill('Abd');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await expectAccessible(page);
    await expectNothingObscured(page);
  });
});
