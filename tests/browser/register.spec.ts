import { expect, type Page } from '@playwright/test';
import { newGuest } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { bookAsGuest } from './customers.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { installPausedClock } from './page-clock.ts';
import { waitUntilInteractive } from './wait-until-interactive.ts';

const password = 'Mend-it-77!';

const box = (page: Page, position: number) => page.getByRole('textbox', { name: `Digit ${position} of 6` });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function open(page: Page): Promise<void> {
  await page.goto('/register');
}

async function fillDetails(page: Page, { firstName, lastName, email, phone } = newGuest()): Promise<string> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  return email;
}

async function fillPassword(page: Page, label = 'Password'): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

/** Types a code into the first box: the focus moves on by itself. */
async function enterCode(page: Page, code: string): Promise<void> {
  await box(page, 1).click();
  await page.keyboard.type(code);
  await verify(page).click();
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
  await open(page);
  const email = await fillDetails(page);
  await fillPassword(page);
  await page.getByRole('link', { name: 'Login here' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillPassword(page);
  await createAccount(page).click();
  await expect(box(page, 1)).toBeFocused();
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
  await expect(box(later, 1)).toBeFocused();
  await enterCode(later, await codeFor(request, email));
  await fillPassword(later, 'New password');
  await installPausedClock(later);
  await later.getByRole('button', { name: 'Set password' }).click();
  await later.getByRole('link', { name: 'Go to Login' }).click();
  await later.clock.resume();
  await expectLogin(later, email);
});

test('a new customer registers by keyboard alone, after a wrong code, and logs in (REG-01..12, REG-17..19)', async ({
  page,
  request,
}) => {
  const { firstName, lastName, email } = newGuest();
  await open(page);
  await page.getByLabel('First name').focus();
  for (const text of [firstName, lastName, email, '77231234567abc']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Phone')).toHaveValue('7723 123456');
  await page.keyboard.type(password);
  await expect(page.getByText('Very Strong')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Please verify your email to complete registration.')).toBeVisible();
  await expect(box(page, 1)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  const code = await codeFor(request, email);
  await page.keyboard.type('x12345');
  await expect(verify(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the complete 6-digit code.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(box(page, 5)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type(wrongCode(code));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await expect(box(page, 1)).toBeFocused();
  await expect(box(page, 2)).toHaveValue(code.charAt(1));
  await page.keyboard.type(code);
  await installPausedClock(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Registration successful! You will be redirected to login.')).toBeVisible();
  await expect(page.getByText('Email verified successfully! Your account is now active.')).toBeVisible();
  await page.clock.resume();
  await expectLogin(page, email);
});

test('a returning customer verifies the address and logs in (REG-21..24)', async ({ page, request }) => {
  const guest = newGuest();
  await bookAsGuest(request, guest);
  await open(page);
  await page.getByRole('radio', { name: /I've booked with/ }).check();
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByRole('alert', { name: 'Please address the following:' })).toBeFocused();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByText(`A verification code has been sent to ${guest.email}`)).toBeVisible();
  await enterCode(page, await codeFor(request, guest.email));
  await expect(page.getByText('Code verified successfully! You can now set your password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toBeFocused();
  await fillPassword(page, 'New password');
  await installPausedClock(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Registration successful! You will be redirected to login.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.clock.resume();
  await expectLogin(page, guest.email);
});

test('after too many wrong codes the error says what to do, and the form keeps its values (REG-19)', async ({
  page,
  request,
}) => {
  await open(page);
  const email = await fillDetails(page);
  await fillPassword(page);
  await createAccount(page).click();
  const code = await codeFor(request, email);
  const tooManyCodes = page.getByText(/Please request a new one/);
  await box(page, 1).click();
  await page.keyboard.type(wrongCode(code));
  for (let tries = 0; tries < 4; tries += 1) {
    const responded = page.waitForResponse((response) => response.url().includes('/graphql'));
    await verify(page).click();
    await responded;
    await expect(verify(page)).toBeEnabled();
  }
  await verify(page).click();
  await expect(tooManyCodes).toBeVisible();
  await expect(verify(page)).toHaveCount(0);
  await expect(box(page, 1)).toHaveValue(code.charAt(0));
  await page.getByRole('button', { name: 'Change your details' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  // The same address within the minute: the server says how long to wait.
  await fillPassword(page);
  await createAccount(page).click();
  await expect(page.getByRole('alert', { name: 'Please address the following:' })).toContainText(/wait \d+ seconds/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step, and all fit the narrowest phone', async ({ page, request }) => {
    await open(page);
    await createAccount(page).click();
    await expect(page.getByRole('alert', { name: 'Please address the following:' })).toBeFocused();
    await examine(page);
    const email = await fillDetails(page);
    await fillPassword(page);
    await createAccount(page).click();
    await expect(box(page, 1)).toBeFocused();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await examine(page);
    // The code can be entered after a reload too.
    await page.reload();
    await box(page, 1).click();
    await page.keyboard.type(await codeFor(request, email));
    await installPausedClock(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.resume();
    await examine(page);
    await open(page);
    await page.getByRole('radio', { name: /I've booked with/ }).check();
    await examine(page);
  });
});
