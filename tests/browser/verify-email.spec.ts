import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { BookingWizard, type Guest, newGuest } from './booking-wizard.ts';
import { examine, expectNothingObscured } from './checks.ts';
import { bookAsGuest } from './customers.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { bookingLinkFor, codeFor, wrongCode } from './outbox.ts';
import { installPausedClock } from './page-clock.ts';

const PASSWORD = 'Kettle*Drum-81';
const main = (page: Page) => page.getByRole('main');

/** Books as a guest and opens the verification page; returns the booking's reference. */
async function openVerification(page: Page, guest: Guest): Promise<string> {
  const booking = await bookAsGuest(page.request, guest);
  await page.goto('/blog');
  // The navigation state of the wizard, as the router stores it.
  await page.evaluate(
    (state) =>
      history.replaceState({ usr: { booking: state }, key: 'handed', idx: 0 }, '', '/verify-appointment-email'),
    booking,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  return booking.reference;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

async function setPassword(page: Page, password = PASSWORD, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Set password and finish' }).click();
}

async function verify(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await enterCode(page, await codeFor(request, email));
  await expect(main(page)).toContainText('Code verified successfully! You can now set your password.');
}

test('a guest opens the booking on another device by the link in its email, and claims it (REG-29, REG-31)', async ({
  browser,
  page,
  request,
  product,
}) => {
  const guest = newGuest();
  const { reference } = await bookAsGuest(request, guest);
  const link = await bookingLinkFor(request, guest.email);
  const handle = link.split('=')[1] ?? '';

  const sent: string[] = [];
  page.on('request', (sentRequest) => {
    sent.push(sentRequest.url(), sentRequest.headers().referer ?? '');
  });
  await page.goto(link);
  await expect(main(page)).toContainText(reference);
  await expect(page).toHaveURL('/verify-appointment-email');
  await examine(page);
  // A reload still has the booking; the handle is in no address, referrer or history.
  await page.reload();
  await expect(main(page)).toContainText(reference);
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(handle);
  await verify(page, request, guest.email);
  await setPassword(page);
  await expect(page.getByRole('heading', { name: 'You’re verified and logged in' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(sent.filter((text) => text.includes(handle))).toEqual([]);

  // Once the email is verified, the link leads to the login.
  const other = await browser.newPage({ baseURL: product.url });
  await other.goto(link);
  await expect(main(other)).toContainText('This link doesn’t work any more');
  await examine(other);
  await main(other).getByRole('link', { name: 'Log in' }).click();
  await expect(other).toHaveURL('/login');
  await other.close();
});

test('a guest who mistyped the address changes it, verifies the new one and lands on the dashboard (REG-29, REG-31..33, BOOK-48, C-59)', async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const reference = await openVerification(page, guest);
  const oldCode = await codeFor(request, guest.email);

  await page.getByRole('button', { name: 'Change it' }).click();
  const field = page.getByLabel('New email');
  await expect(field).toBeFocused();
  for (const [typed, message] of [
    ['abc', 'Please enter a valid email address.'],
    [guest.email.toUpperCase(), 'Please enter a different email address.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  const newEmail = newGuest().email;
  await field.fill(newEmail);
  await page.reload();
  await expect(field).toHaveValue(newEmail);
  await field.press('Enter');
  await expect(main(page)).toContainText(`A verification code has been sent to ${newEmail}`);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Verification code' })).toContainText(newEmail);
  await expect(page.getByRole('region', { name: 'Job sheet' })).toContainText(newEmail);

  const code = await codeFor(request, newEmail);
  if (code !== oldCode) {
    await enterCode(page, oldCode);
    await expect(main(page)).toContainText('Invalid verification code. Please try again.');
  }
  // Typed over the wrong code, which may share digits.
  await enterCode(page, code);
  await expect(page.getByLabel('New password')).toBeFocused();
  await installPausedClock(page);
  await setPassword(page);
  await expect(page.getByRole('heading', { name: 'You’re verified and logged in' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Job sheet' })).toContainText('Verified');
  await page.clock.runFor(3_100);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await expect(page.getByText("Priya's Dashboard")).toBeVisible();
  await expect(main(page)).toContainText(reference);

  // The old address can't log in.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, { email: guest.email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
});

test('a guest verifies by keyboard alone, and can stay on the page (REG-29, REG-35)', async ({ page, request }) => {
  const guest = newGuest();
  await openVerification(page, guest);
  const code = await codeFor(request, guest.email);
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'link' = 'button') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('Digit 1 of 6', 'textbox');
  await page.keyboard.type(wrongCode(code));
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Invalid verification code. Please try again.');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await tabTo('Verify');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toBeFocused();

  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await tabTo('Your password does not meet the requirements.', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await expect(page.getByText('Very Strong')).toBeVisible();
  await page.getByLabel('Confirm password').focus();
  await page.keyboard.type(PASSWORD);
  await installPausedClock(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re verified and logged in' })).toBeFocused();
  await tabTo('Stay here');
  await page.keyboard.press('Enter');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/verify-appointment-email');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re verified and logged in' })).toBeVisible();
  await tabTo('Go to your dashboard', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a guest with unverified bookings is told so, and gets all of them with the newest code (BOOK-42, C-13)', async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const first = await bookAsGuest(request, guest);
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Carpentry', guest);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/verify-appointment-email');
  await expect(main(page)).toContainText('Success! Your appointment has been sent to us.');
  await expect(main(page)).toContainText(
    'We found you have previous bookings with us. Verifying your email will allow you to manage all your appointments in one place.',
  );
  await expect(main(page)).toContainText(/MW-\d{5}/);
  const secondReference = /MW-\d{5}/.exec((await main(page).textContent()) ?? '')?.[0] ?? 'none';
  await verify(page, request, guest.email);
  await setPassword(page);
  await expect(page).toHaveURL('/dashboard');
  for (const reference of [first.reference, secondReference]) await expect(main(page)).toContainText(reference);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step or its errors, all fit the narrowest phone, and no field is under a bar (WCAG 2.4.11)', async ({
    page,
    request,
  }) => {
    const guest = newGuest();
    await openVerification(page, guest);
    await examine(page);
    await expectNothingObscured(page);
    const code = await codeFor(request, guest.email);
    await enterCode(page, wrongCode(code));
    await expect(main(page)).toContainText('Invalid verification code.');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await examine(page);
    await page.getByRole('button', { name: 'Keep the current email' }).click();
    await enterCode(page, code);
    await expect(page.getByLabel('New password')).toBeFocused();
    await examine(page);
    await expectNothingObscured(page);
    await setPassword(page, 'abc', 'abd');
    await expect(page.getByRole('alert')).toBeFocused();
    await examine(page);
    await installPausedClock(page);
    await setPassword(page);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.resume();
    await examine(page);
  });
});
