import { expect, type Page } from '@playwright/test';
import { labelled, newGuest } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { digit, enterCode, fill, installPausedClock, waitUntilInteractive } from './page.ts';

const password = 'Mend-it-77!';

const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function fillPassword(page: Page, label = 'Password'): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

async function expectLogin(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
}

test('a draft survives the login page and a reload at the code; after closing the page, the customer verifies with another code (C-90)', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/register');
  const guest = newGuest();
  const { email } = guest;
  await fill(page, labelled(guest));
  await fillPassword(page);
  await page.getByRole('link', { name: 'Login here' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillPassword(page);
  await createAccount(page).click();
  await expect(digit(page, 1)).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain(email);
  expect(stored).not.toContain(password);
  await page.reload();
  await expect(verify(page)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/login');
  await waitUntilInteractive(later);
  await logIn(later, { email, password });
  await later.getByRole('link', { name: 'Verify my email' }).click();
  await expect(later.getByLabel('Email')).toHaveValue(email);
  await later.getByRole('button', { name: 'Send verification code' }).click();
  await expect(digit(later, 1)).toBeFocused();
  await enterCode(later, await codeFor(request, email));
  await fillPassword(later, 'New password');
  await installPausedClock(later);
  await later.getByRole('button', { name: 'Set password' }).click();
  await later.getByRole('link', { name: 'Go to Login' }).click();
  await later.clock.resume();
  await expectLogin(later, email);
});

test('an email that is pasted with invisible characters is found without them', async ({ page, request }) => {
  const { firstName, lastName, email } = newGuest();
  await page.goto('/register');
  await waitUntilInteractive(page);
  const paste = (label: string, text: string) =>
    page.getByLabel(label).evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      // The browser pastes what the page doesn’t.
      if (input.dispatchEvent(event) && input instanceof HTMLInputElement) {
        input.focus();
        document.execCommand('insertText', false, pasted);
      }
    }, text);
  await paste('First name', `\u202a${firstName}\u202c\u000b`);
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
  await page.getByLabel('Last name').pressSequentially(`${lastName} \u200bJr.`);
  await expect(page.getByLabel('Last name')).toHaveValue(`${lastName} Jr.`);
  await paste('Email', `"${firstName}" <${email.replace('@', '\u200b@')}>;`);
  await page.getByLabel('Phone').fill('07723 1234567');
  await expect(page.getByLabel('Phone')).toHaveValue('7723 1234567');
  await expect(page.getByText('Enter a UK phone number of 9 or 10 digits after +44')).toBeVisible();
  await page.getByLabel('Phone').fill('07723 123456');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillPassword(page);
  await createAccount(page).click();
  await expect(digit(page, 1)).toBeFocused();
  await enterCode(page, await codeFor(request, email));
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expectLogin(page, email);
});

test('a new customer registers by keyboard alone, after a wrong code, and logs in (REG-01..12, REG-17..19)', async ({
  page,
  request,
}) => {
  const { firstName, lastName, email } = newGuest();
  await page.goto('/register');
  await page.getByLabel('First name').focus();
  for (const text of [firstName, lastName, email, '77231234567abc']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Phone')).toHaveValue('7723 123456');
  await page.keyboard.type('Password1!');
  await expect(page.getByText('Weak: too common')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await expect(page.getByText('Very Strong')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Please verify your email to complete registration.')).toBeVisible();
  await expect(digit(page, 1)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  const code = await codeFor(request, email);
  await page.keyboard.type('x12345');
  await expect(verify(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the complete 6-digit code.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(digit(page, 5)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type(wrongCode(code));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await expect(digit(page, 1)).toBeFocused();
  await expect(digit(page, 2)).toHaveValue(code.charAt(1));
  await page.keyboard.type(code);
  await installPausedClock(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Registration successful! You will be redirected to login.')).toBeVisible();
  await expect(page.getByText('Email verified successfully! Your account is now active.')).toBeVisible();
  await page.clock.resume();
  await expectLogin(page, email);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step, and all fit the narrowest phone', async ({ page, request }) => {
    await page.goto('/register');
    await createAccount(page).click();
    await expect(page.getByRole('alert', { name: 'Please address the following:' })).toBeFocused();
    await examine(page);
    const guest = newGuest();
    const { email } = guest;
    await fill(page, labelled(guest));
    await fillPassword(page);
    await createAccount(page).click();
    await expect(digit(page, 1)).toBeFocused();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await examine(page);
    // The code can be entered after a reload too.
    await page.reload();
    await digit(page, 1).click();
    await page.keyboard.type(await codeFor(request, email));
    await installPausedClock(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.resume();
    await examine(page);
    await page.goto('/register');
    await page.getByRole('radio', { name: /I've booked with/ }).check();
    await examine(page);
  });
});
